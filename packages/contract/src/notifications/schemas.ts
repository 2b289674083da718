import { z } from "zod";
import { fieldError, Id, Instant, LiveTopic, Verdict } from "../kernel/index.ts";
import { PeopleCount } from "../people-count.ts";
import { deliveryOutcomes } from "./values.ts";

/** Names the capability that changed; receivers refetch what they show of it. */
export const LiveEvent = z.object({ topic: LiveTopic, subjectId: Id.optional() });
export type LiveEvent = z.infer<typeof LiveEvent>;

/** The channels that reach people. */
export const channels = ["mail", "push", "text"] as const;
export type Channel = (typeof channels)[number];

const Deliveries = z.number().int().nullable();
/** The progress of one channel's deliveries about one subject; all null when there are fewer than ten recipients. */
export const DeliveryProgress = z.object({
  total: PeopleCount,
  waiting: Deliveries,
  accepted: Deliveries,
  failed: Deliveries,
  /** The connection broke after everything was sent: the message may or may not have arrived. */
  uncertain: Deliveries,
  /** Of all deliveries, those sent again for that reason: the recipient may have received the message twice. */
  repeated: Deliveries,
});
export type DeliveryProgress = z.infer<typeof DeliveryProgress>;

export const DeliveryOutcome = z.enum(deliveryOutcomes);
export type DeliveryOutcome = z.infer<typeof DeliveryOutcome>;

/** For every place that says that something was sent to a person. Where it is null, nothing was sent, or too long ago to tell. */
export const Delivery = z.object({
  outcome: DeliveryOutcome,
  can: z.object({
    /** The same message once more: only one that failed, or may not have arrived. */
    sendAgain: Verdict,
  }),
});
export type Delivery = z.infer<typeof Delivery>;

export const maxDevices = 10;

/** A browser's push subscription. */
export const NewDevice = z.object({
  endpoint: z
    .string()
    .max(1000, fieldError("tooLong"))
    .regex(/^https?:\/\/[\x21-\x7e]+$/, fieldError("invalid")),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}$/, fieldError("invalid")),
    auth: z.string().regex(/^[\w-]{22}$/, fieldError("invalid")),
  }),
});
export type NewDevice = z.infer<typeof NewDevice>;

/** A browser of a resident that shows alerts. */
export const Device = z.object({
  id: Id,
  /** The browser's user agent. */
  agent: z.string(),
  /** Whether it was switched on in the current session. */
  isThisOne: z.boolean(),
  createdAt: Instant,
  /** When its push service last accepted a message for it. */
  reachedAt: Instant.nullable(),
});
export type Device = z.infer<typeof Device>;
export const DeviceList = z.object({ items: z.array(Device) });
