/** A survey, as a colleague of its organisation sees it. */
import { dayAt } from "@stoep/contract/kernel";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { codesVerdict, verdicts } from "./policy.ts";
import { standingOf } from "./rules.ts";
import { findSurvey, type StoredSurvey } from "./store/surveys.ts";
import { viewSurvey } from "./views.ts";

type Scope = Pick<RouteCall<Staff>, "db" | "actor" | "now">;

/** Refuses with `not_found`. */
export async function loadSurvey(call: Scope, surveyId: string) {
  const { db, actor } = call;
  return viewSurvey(call, (await findSurvey(db, actor.organisation.id, surveyId)) ?? refuse("not_found"));
}

type Moment = Pick<Scope, "actor" | "now">;

const timed = ({ actor, now }: Moment, survey: StoredSurvey) => ({
  ...survey,
  timing: standingOf(survey, dayAt(now, actor.network.timeZone)).timing,
});

/** What the caller may do with it at present. */
export const verdictsOn = (moment: Moment, survey: StoredSurvey) => verdicts(moment.actor, timed(moment, survey));

/** Whether the caller may make and revoke its codes at present. */
export const codesVerdictOn = (moment: Moment, survey: StoredSurvey) =>
  codesVerdict(moment.actor, timed(moment, survey));
