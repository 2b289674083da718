/** Downloads that a page starts in its browser. */
export { saveFile } from "./save-file.ts";
