/** A survey, as a colleague of its organisation sees it. */
import { dayAt } from "@stoep/contract/kernel";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { verdicts } from "./policy.ts";
import { standingOf } from "./rules.ts";
import { findSurvey, type StoredSurvey } from "./store/surveys.ts";
import { viewSurvey } from "./views.ts";

type Scope = Pick<RouteCall<Staff>, "db" | "actor" | "now">;

/** Refuses with `not_found`. */
export async function loadSurvey(call: Scope, surveyId: string) {
  const { db, actor } = call;
  return viewSurvey(call, (await findSurvey(db, actor.organisation.id, surveyId)) ?? refuse("not_found"));
}

/** What the caller may do with it at present. */
export function verdictsOn({ actor, now }: Pick<Scope, "actor" | "now">, survey: StoredSurvey) {
  const { timing } = standingOf(survey, dayAt(now, actor.network.timeZone));
  return verdicts(actor, { ...survey, timing });
}
