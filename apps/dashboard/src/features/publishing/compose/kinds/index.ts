/** Every kind of post, with what the editor needs to know about it. */
import type { PostKind } from "@stoep/contract/publishing";
import { activity } from "./activity.ts";
import type { KindRules } from "./kind.ts";
import { message } from "./message.ts";
import { vacancy } from "./vacancy.ts";

export type { OwnPreview, SectionKey, SectionRule } from "./kind.ts";

export const kinds: Record<PostKind, KindRules> = { message, activity, vacancy };
