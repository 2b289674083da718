/** What other capabilities guard open doors with: counts of tries. */

export { countWithin } from "./store/attempt-counters.ts";
