/** Counts the ballots that it is sent, beside the page. */
import { answerWork } from "@stoep/client/work";
import { recounting } from "./recount.ts";

answerWork(recounting);
