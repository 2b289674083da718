import { defineRecurring } from "#kernel/jobs.ts";
import { letterJobs } from "./letters/index.ts";
import { deleteExpiredSignUps } from "./store/sign-ups.ts";

/** Deletes sign-ups whose link was not followed: name, e-mail and home address. */
const expireSignUps = defineRecurring({
  name: "residents.forgetSignUps",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 900, for: "platform" },
  run: ({ db, now }) => deleteExpiredSignUps(db, now),
});

export const jobs = [expireSignUps, ...letterJobs];
