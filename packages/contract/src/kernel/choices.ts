/** The choices that every capability shares. Numeric codes of the specification: docs/specification/mapping.md */
import { z } from "zod";
import { languages } from "../languages.ts";
import { liveTopics } from "./codes.ts";

export { languages };
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

export const modules = ["network", "participation", "care"] as const;
export const Module = z.enum(modules);
export type Module = z.infer<typeof Module>;

/** From least to most. D §3 */
export const levels = ["viewer", "editor", "admin"] as const;
export const Level = z.enum(levels);
export type Level = z.infer<typeof Level>;

export const MembershipType = z.enum(["pending", "user", "owner", "disabled", "community-worker"]);
export type MembershipType = z.infer<typeof MembershipType>;

/** What an organisation's licence allows in one module right now. `expired`: readable for 30 days after its end. D §4 */
export const LicenceState = z.enum(["none", "essential", "premium", "oneoff", "expired", "closed"]);
export type LicenceState = z.infer<typeof LicenceState>;

/** A live event names the capability that changed; clients refetch what they show of it. */
export const LiveTopic = z.enum(liveTopics);
export type LiveTopic = z.infer<typeof LiveTopic>;

/** Residents' relation to their address: people, or businesses and associations, who also get local-economy messages. D §6 */
export const ResidentKind = z.enum(["person", "business", "association"]);
export type ResidentKind = z.infer<typeof ResidentKind>;
