/** The notices to colleagues: in the bell, and by mail as they chose. */
import { defineNotices } from "#modules/notifications/index.ts";
import en from "./text/en.json" with { type: "json" };
import fr from "./text/fr.json" with { type: "json" };
import nl from "./text/nl.json" with { type: "json" };
import tr from "./text/tr.json" with { type: "json" };

export const notices = defineNotices(
  { en: en.notices, fr: fr.notices, nl: nl.notices, tr: tr.notices },
  {
    "care.assigned": {},
    "care.asked": {},
    "care.mentioned": {},
    "care.answered": {},
    "care.deadline": {},
    "care.overdue": {},
    "care.certificate": {},
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
