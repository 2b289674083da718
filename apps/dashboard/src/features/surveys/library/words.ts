import { textOf } from "../../../app/index.ts";
import type en from "./text/en.json";

export const useText = textOf<typeof en>("surveys/library");
