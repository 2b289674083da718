/** Files that a page hands to its browser. */
export { saveFile } from "./save-file.ts";
