/**
 * Finding a helper for a ticket: ranked candidates with the reasons, asking them, and their answers. S2 §3, §4, §7
 *
 *   sent ──first yes──▶ confirmed ──ticket reopened──▶ thanked
 *    │ │ └─another time─▶ interested ──someone else chosen, or revoked──▶ thanked
 *    │ └─no─▶ not interested
 *    └──someone else chosen, or revoked──▶ thanked: notified once, and not asked again for this ticket
 *
 * Mails and text messages carry a personal link: 256 random bits, stored as a hash, for one ticket, valid for seven days.
 */

import { answerLinkHandlers } from "./handlers/answer-links.ts";
import { candidateHandlers } from "./handlers/candidates.ts";
import { matchHandlers } from "./handlers/matches.ts";
import { ownTaskHandlers } from "./handlers/own-tasks.ts";

export { thankCandidates } from "./answers.ts";
export { mails } from "./mails.ts";
export { ownTasks } from "./own-data.ts";
export { bandOf, kilometres, medianOf, type Point, weights } from "./rules.ts";

export const matchingHandlers = { ...matchHandlers, ...candidateHandlers, ...answerLinkHandlers, ...ownTaskHandlers };
