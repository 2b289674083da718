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
import { askingStaffHandlers } from "./asking.ts";
import { linkHandlers } from "./links.ts";
import { matchingHandlers } from "./matching.ts";
import { taskHandlers } from "./own-tasks.ts";

export { mails } from "./mails.ts";
export { ownTasks } from "./own-tasks.ts";

export const askingHandlers = { ...matchingHandlers, ...askingStaffHandlers, ...linkHandlers, ...taskHandlers };
