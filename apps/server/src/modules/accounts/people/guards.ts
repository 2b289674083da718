/** What other capabilities guard open doors with: counts of tries, and keys of the installation. */
export { readSecret } from "./store/secrets.ts";
export { countWithin } from "./store/tries.ts";
