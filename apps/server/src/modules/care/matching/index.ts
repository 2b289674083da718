/**
 * Finding a helper for a ticket: candidates in their order with the reasons, asking them, and their answers. S2 §3, §4, §7
 *
 *   sent ──yes, first──▶ confirmed ──searched again──▶ thanked
 *    │ │ └─another time─▶ interested ──somebody else, or revoked──▶ thanked
 *    │ └─no─▶ not interested
 *    └──somebody else, or revoked──▶ thanked: told once, and not asked again for this ticket
 *
 * By mail and text message each gets a link of their own: 256 random bits of which the hash is kept, for one ticket, for seven days.
 */

import { answerLinkHandlers } from "./handlers/answer-links.ts";
import { candidateHandlers } from "./handlers/candidates.ts";
import { matchHandlers } from "./handlers/matches.ts";
import { ownTaskHandlers } from "./handlers/own-tasks.ts";

export { ownTasks } from "./handlers/own-tasks.ts";
export { mails } from "./mails.ts";

export const matchingHandlers = { ...matchHandlers, ...candidateHandlers, ...answerLinkHandlers, ...ownTaskHandlers };
