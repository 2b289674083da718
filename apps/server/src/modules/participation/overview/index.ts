/** All that people can take part in, together: how many items, who took part in any of them, and the items in pages. S1 §2, §7 */
export { overviewHandlers } from "./handlers.ts";
