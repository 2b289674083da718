import { z } from "zod";
import { Id, LiveTopic } from "../kernel/index.ts";
import { PeopleCount } from "../people.ts";

/** Names what changed; the receiver fetches again what it shows of it. */
export const LiveEvent = z.object({ topic: LiveTopic, subjectId: Id.optional() });
export type LiveEvent = z.infer<typeof LiveEvent>;

const Mails = z.number().int().nullable();
/** Where the mails about one subject stand; all null when they are to fewer than ten people. */
export const DeliveryProgress = z.object({
  total: PeopleCount,
  waiting: Mails,
  accepted: Mails,
  failed: Mails,
  /** The connection broke after the whole mail was handed over: it may or may not have arrived. */
  uncertain: Mails,
});
export type DeliveryProgress = z.infer<typeof DeliveryProgress>;
