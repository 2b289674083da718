/** What other capabilities guard open doors with: counts of tries, and keys of the installation. */

export { countWithin } from "./store/attempt-counters.ts";
export { readSecret } from "./store/secrets.ts";
