import { textOf } from "@stoep/client/texts";
import type en from "./text/en.json";

export { type Translate, textOf, useFieldText, useRefusalText } from "@stoep/client/texts";

export const useAppText = textOf<typeof en>("app");
