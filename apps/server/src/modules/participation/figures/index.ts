/** Who opened the page of a project, follows it and took part: in total, over time and by neighbourhood. S1 §2, §9 */
export { figureHandlers } from "./handlers.ts";
export { ownViews } from "./own-data.ts";
