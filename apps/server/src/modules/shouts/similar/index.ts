/** Messages that are nearly the same as one that is being written. */
export { type OpenShout, rankSimilar } from "./rank.ts";
