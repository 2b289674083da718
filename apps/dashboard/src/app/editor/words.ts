import { textOf } from "../text.ts";
import type en from "./text/en.json";

export const useText = textOf<typeof en>("editor");
