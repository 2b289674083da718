import { defineRecurring } from "#kernel/jobs.ts";
import { deleteExpiredForms } from "./store/waiting-forms.ts";

/** Deletes what was typed by people who did not follow their link. */
const expireWaitingForms = defineRecurring({
  name: "care.forgetWaitingForms",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 1500, for: "each_network" },
  run: ({ db, now }) => deleteExpiredForms(db, now),
});

export const intakeFormJobs = [expireWaitingForms];
