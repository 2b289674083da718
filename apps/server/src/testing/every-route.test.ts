/** The walk along all routes except those of the largest capabilities, which have files of their own. */
import { contract } from "@stoep/contract";
import { sweep } from "./sweep/sweep.ts";

const apart = ["care", "publishing", "platform"];
sweep(Object.keys(contract).filter((word) => !apart.includes(word)));
