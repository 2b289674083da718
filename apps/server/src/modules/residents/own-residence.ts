import type { ResidentCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import * as store from "./store/residents.ts";
import { viewResidence } from "./views.ts";

/** Refuses with `sign_in_required` when they have left the network. */
export async function loadResidence({
  db,
  actor,
  now,
  config,
}: Pick<ResidentCall<Db>, "db" | "actor" | "now" | "config">) {
  const { residentId, householdId } = actor;
  const row = (await store.findResidence(db, residentId)) ?? refuse("sign_in_required");
  const housemates = await store.listHousemates(db, householdId, residentId);
  return viewResidence({ row, housemates, hasAlertTexts: config.textAlerts }, now);
}
