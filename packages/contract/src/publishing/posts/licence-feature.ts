import type { Feature } from "../../features.ts";
import type { PostKind } from "./kinds.ts";
import type { MessageType } from "./schemas.ts";

const ofKind = { activity: "activities", vacancy: "vacancies" } as const satisfies Record<
  Exclude<PostKind, "message">,
  Feature
>;
const ofType = {
  standard: "messages",
  educational: "messages",
  urgent: "alerts",
  vote: "polls",
  perception: "polls",
  option: "polls",
} as const satisfies Record<MessageType, Feature>;

export interface KindAndType {
  kind: PostKind;
  type: MessageType;
}

/** The licence feature of each kind, and of each type of message. D §4 */
export const featureOf = ({ kind, type }: KindAndType): Feature => (kind === "message" ? ofType[type] : ofKind[kind]);
