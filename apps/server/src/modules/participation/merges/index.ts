/**
 * What merging changes in the tables, below ideas themselves: which ideas are one, and whose support counts. Ideas merged into one form a
 * tree by `merged_under`, as editors merged them; all lead to its root by `merged_into`.
 *
 * Locks are taken in this order: the project (merging and separating hold it alone, support shares it), then ideas by id.
 */
export { holdProject, type ProjectsOfLeaver } from "./store/locks.ts";
export { countSupport, countSupportOf, lockRoot } from "./store/support.ts";
export { attach, detach, releaseMerged } from "./store/tree.ts";
