/**
 * Residents' applications for a vacancy, and what its organisation does with them. The vacancy is a post of `publishing`; one whose
 * form is on another site takes no applications. S1 §3 Vacancy
 *
 *   apply ─▶ new ──▶ in contact ──▶ accepted or declined          six months after the last day ─▶ removed
 *     │  ▲    └──────any to any, by editors─────┘
 *     │  └── changed by who sent it: until the last day, and until it is decided
 *     └─ withdrawn, until the last day: removed
 *
 * Applications are personal data: editors of the organisation read them, viewers do not.
 */
import { vacancies } from "@stoep/contract/vacancies";
import { defineCapability, implement } from "#kernel/module.ts";
import { eraseApplications } from "./erasure.ts";
import { applyHandlers } from "./handlers/apply.ts";
import { reviewHandlers } from "./handlers/review.ts";
import { jobs } from "./jobs.ts";
import { mails } from "./mails.ts";
import { notices } from "./notices.ts";
import { ownData } from "./own-data.ts";
import { placesOfWords } from "./places-of-words.ts";
import { peopleRead } from "./reading-log.ts";

export const capability = defineCapability({
  module: implement(vacancies, { ...applyHandlers, ...reviewHandlers }),
  jobs,
  mails,
  notices,
  ownData,
  erasureSteps: [eraseApplications],
  placesOfWords,
  peopleRead: [peopleRead],
});
