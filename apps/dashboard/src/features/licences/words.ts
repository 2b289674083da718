import type { ResultOf } from "@stoep/contract/kernel";
import type { licences } from "@stoep/contract/licences";
import { textOf } from "../../app/index.ts";
import type en from "./text/en.json";

export const useText = textOf<typeof en>("licences");

export type Licence = ResultOf<typeof licences.listLicences>["items"][number];
