/** The walk along the routes of publishing and platform. */
import { sweep } from "./sweep/sweep.ts";

sweep(["publishing", "platform"]);
