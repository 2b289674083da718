/** Calls every route, except those of the largest capabilities, which have files of their own. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { contract } from "@stoep/contract";
import { sweep } from "./sweep/sweep.ts";

const hasOwnFile = (word: string) => existsSync(join(import.meta.dirname, `every-route-${word}.test.ts`));
sweep(Object.keys(contract).filter((word) => !hasOwnFile(word)));
