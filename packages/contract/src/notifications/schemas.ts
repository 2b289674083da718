import { z } from "zod";
import { Id, LiveTopic } from "../kernel/index.ts";

/** Names what changed; the receiver fetches again what it shows of it. */
export const LiveEvent = z.object({ topic: LiveTopic, subjectId: Id.optional() });
export type LiveEvent = z.infer<typeof LiveEvent>;

/** Where the mails about one subject stand. */
export const DeliveryProgress = z.object({
  total: z.number().int(),
  waiting: z.number().int(),
  accepted: z.number().int(),
  failed: z.number().int(),
  /** The connection broke after the whole mail was handed over: it may or may not have arrived. */
  uncertain: z.number().int(),
});
export type DeliveryProgress = z.infer<typeof DeliveryProgress>;
