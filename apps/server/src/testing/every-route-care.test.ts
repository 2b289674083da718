/** The walk along the routes of care. */
import { sweep } from "./sweep/sweep.ts";

sweep(["care"]);
