/** Counts the one trial that it is sent, beside the page. */
import { answerWork } from "@stoep/client/work";
import { countingTrial } from "./trial-count.ts";

answerWork(countingTrial);
