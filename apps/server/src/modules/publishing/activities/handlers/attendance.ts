import { publishing } from "@stoep/contract/publishing";
import { sql } from "kysely";
import type { Resident } from "#kernel/actor.ts";
import type { ResidentCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { attendVerdict, findDate, viewDate } from "../../posts/index.ts";
import { changeAttendance, freePlaces } from "../attendance.ts";
import { findAttendance, holdActivityOf, lockDate } from "../store/attendance.ts";

export const attendanceHandlers = handle(publishing, {
  async sayComing(call) {
    const { actor, body, db, now } = call;
    const { date, mine, told } = await lockForAttendance(call, { orRegistered: false });
    ensure(attendVerdict(date, date, now));
    const { people } = body;
    const has = mine?.state === "coming" ? mine.people : 0;
    // Registered people keep their places, or as many as they still need, even after the capacity was lowered.
    if (date.capacity !== null && people > Math.max(date.capacity, has)) refuseFields({ people: "partyTooLarge" });
    const fits = people <= freePlaces(date) + has;
    // Nobody loses their places by asking for more.
    if (mine?.state === "coming" && !fits) refuseFields({ people: "notEnoughPlaces" });
    const state = fits ? "coming" : "waiting";
    if (mine?.people !== people || mine.state !== state) {
      const change = { residentId: actor.residentId, before: mine, after: { people, state } as const };
      await changeAttendance({ ...call, network: actor.network }, date, change);
      await call.announce("publishing", told);
    }
    return loadDate(db, actor, date.id, now);
  },

  async sayNotComing(call) {
    const { actor, db, now } = call;
    const { date, mine, told } = await lockForAttendance(call, { orRegistered: true });
    if (mine) {
      const change = { residentId: actor.residentId, before: mine, after: undefined };
      await changeAttendance({ ...call, network: actor.network }, date, change);
      await call.announce("publishing", told);
    }
    return loadDate(db, actor, date.id, now);
  },
});

type Call = ResidentCall & { params: { dateId: string } };

async function lockForAttendance({ actor, db, params }: Call, looking: Parameters<typeof holdActivityOf>[3]) {
  const { dateId } = params;
  const post = (await holdActivityOf(db, actor, dateId, looking)) ?? refuse("not_found");
  const date = (await lockDate(db, dateId)) ?? refuse("not_found");
  const { organisationId, neighbourhoodIds } = post;
  const told = { networkId: actor.network.id, organisationId, neighbourhoodIds };
  return { date, mine: await findAttendance(db, dateId, actor.residentId), told };
}

async function loadDate(db: Tx, { residentId }: Resident, dateId: string, now: Date) {
  const { activity, ...date } = (await findDate(db, sql.val(dateId), residentId)) ?? refuse("not_found");
  return viewDate(date, activity, now);
}
