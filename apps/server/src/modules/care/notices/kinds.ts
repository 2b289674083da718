/** The notices to colleagues: in the bell, and by mail as they chose. */
import { defineNotices } from "#modules/notifications/index.ts";
import { words } from "./texts.ts";

export const notices = defineNotices(
  words.notices,
  {
    "care.assigned": {},
    "care.asked": {},
    "care.mentioned": {},
    "care.answered": {},
    "care.dropped": { isImportant: true },
    "care.untold": { isImportant: true },
    "care.deadline": {},
    "care.overdue": {},
    "care.certificate": {},
    "care.muchRead": { path: "care/readings", isImportant: true },
    "care.linked": {},
    "care.unlinked": {},
    "care.linkUnanswered": {},
    "care.linkAsked": { path: "me/help" },
    "care.linkEnded": { path: "me/help" },
  },
  {
    careTicket: { residents: "public", staff: "care/tickets" },
    careHelper: { residents: "public", staff: "care/helpers" },
    carePerson: { residents: "public", staff: "care/members" },
  },
);
