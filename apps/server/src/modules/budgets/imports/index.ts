/** Votes that were held elsewhere, brought as files: a counted vote stands here afterwards, as one that was held here. D §11 */
export { importHandlers } from "./handlers.ts";
