/**
 * The contract's kernel: what a route is, who may call it, how it can be refused, and the typed client over it.
 * A route is a row of plain data; a refusal is a named response; a verdict is `true` or the refusal that would come.
 */

export type { LimitName } from "../rate-limits.ts";
export * from "./address-line.ts";
export * from "./choices.ts";
export * from "./clean-text.ts";
export * from "./client.ts";
export * from "./codes.ts";
export * from "./computed-proof.ts";
export * from "./computed-proof-cost.ts";
export * from "./days.ts";
export * from "./durations.ts";
export { mailtoLink } from "./email.ts";
export * from "./fields.ts";
export * from "./locale.ts";
export * from "./person-name.ts";
export * from "./refusals.ts";
export * from "./route.ts";
export * from "./route-refusals.ts";
export * from "./tallies.ts";
export * from "./wall-clock.ts";
export * from "./wall-time.ts";
