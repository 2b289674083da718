/** The words of the log as a file, and those of its entries, which `npm run generate` gathers from the `log` folders of all capabilities. */
import { join } from "node:path";
import { readTexts } from "#kernel/texts.ts";
import type log from "./log/text/en.json";
import type en from "./text/en.json";

export const { words } = readTexts<typeof en>(import.meta.dirname);
export const { words: logWords } = readTexts<typeof log>(join(import.meta.dirname, "log"));
