/** What authors do with their own messages. */
import type { BodyOf, Verdict } from "@stoep/contract/kernel";
import { type ShoutKind, shoutLimits, shouts, solvedWordOf } from "@stoep/contract/shouts";
import { v7 as newId } from "uuid";
import type { ResidentCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { closeWithdrawn } from "#modules/conversations/index.ts";
import { claimImages, discardFiles } from "#modules/files/index.ts";
import { deleteNoticesAbout } from "#modules/notifications/index.ts";
import { findDefaultHandler } from "../defaults/index.ts";
import { changesTo, countChanges } from "../inbox/index.ts";
import {
  announceShout,
  type NotifiedShout,
  notifyArrival,
  notifyColleagues,
  notifyEdited,
  notifyNotDone,
  notifySolved,
  notifyWithdrawn,
} from "../notify.ts";
import { residentVerdicts } from "../policy.ts";
import { loadShout } from "../presentation.ts";
import { roughPlaceOf } from "../rough-place.ts";
import { dayBefore, reopenedStatus, takesKind } from "../rules.ts";
import { settingsOf } from "../settings.ts";
import { nameOfOrganisation } from "../store/cards.ts";
import * as store from "../store/shouts.ts";

type Call = ResidentCall & { params: { shoutId: string } };

export const writeHandlers = handle(shouts, {
  async writeShout(call) {
    const { actor, body, db, now } = call;
    const city = (await store.findAnsweringCity(db, actor.network.id)) ?? refuse("shouts_off");
    if (!takesKind(settingsOf(city), body.kind)) refuse("shouts_off");
    await ensureMayWriteMore(call);
    const placed = await roughPlaceOf(db, body.place);
    const { kind, title, text, theme, sharing } = body;
    const id = newId();
    const arrivedAt = sharing === "municipality" ? now : null;
    await store.insertShout(db, {
      id,
      kind,
      title,
      text,
      theme,
      sharing,
      arrivedAt,
      ...(placed ?? {}),
      authorId: actor.residentId,
      neighbourhoodId: actor.neighbourhoodId,
      organisationId: city.id,
      language: actor.language,
      statusAt: now,
      createdAt: now,
    });
    await putImages(call, id, body.images, []);
    await store.addMoment(db, { shoutId: id, kind: "written", at: now, byKind: "author", byAccount: actor.accountId });
    const { neighbourhoodId } = actor;
    const { timeZone } = actor.network;
    const fresh = { status: "new" as const, assigneeId: null, answeredAt: null, doneAt: null };
    await countChanges(db, [
      { organisationId: city.id, kind, theme, neighbourhoodId, arrivedAt, timeZone, ...fresh, by: 1 },
    ]);
    const written = { id, kind, title, neighbourhoodId, organisationId: city.id, sharing };
    if (arrivedAt) await tellOfArrival(call, written, city.name);
    await announceShout(call, [written]);
    return loadShout(call, id);
  },

  async editShout(call) {
    const { body, db, now } = call;
    const row = await lockOwnShout(call);
    ensure(verdictsOf(call, row).edit);
    if (row.version !== body.version) refuse("changed_meanwhile");
    const { title, text, theme } = body;
    const place = body.place === undefined ? {} : ((await roughPlaceOf(db, body.place)) ?? nowhere);
    await store.updateShouts(db, [row.id], { title, text, theme, ...place, editedAt: now });
    await countChanges(db, changesTo([row], { theme }));
    await putImages(call, row.id, body.images, await store.listImageIds(db, [row.id]));
    const edited = { ...row, title };
    await notifyEdited(call, await aboutMoment(call, edited, await addOwnMoment(call, row.id, "edited")));
    await announceShout(call, [edited]);
    return loadShout(call, row.id);
  },

  async withdrawShout(call) {
    const { db, now } = call;
    const row = await lockOwnShout(call);
    await deleteNoticesAbout(db, [row.id]);
    await notifyWithdrawn({ ...call, network: call.actor.network }, row, call.actor.accountId);
    const files = await store.listImageIds(db, [row.id]);
    await store.withdrawShouts(db, [row.id], now);
    await discardFiles(db, files);
    await countChanges(db, [{ ...row, by: -1 }]);
    await closeWithdrawn(db, [row.id], now);
    await announceShout(call, [row]);
    return { done: true };
  },

  async solveShout(call) {
    const { db, now } = call;
    const row = await lockOwnShout(call);
    ensure(verdictsOf(call, row).solve);
    const solvedAs = solvedWordOf(row.kind);
    await store.updateShouts(db, [row.id], { status: "done", statusAt: now, doneAt: now, solvedAs, outcome: "" });
    await countChanges(db, changesTo([row], { status: "done", doneAt: now }));
    const about = await aboutMoment(call, row, await addOwnMoment(call, row.id, "solved"));
    await notifySolved(call, about, row.hiddenAt ? null : row.assigneeId);
    await announceShout(call, [row]);
    return loadShout(call, row.id);
  },

  /** D §7: within 30 days of being done. */
  async reopenShout(call) {
    const { body, db, now } = call;
    const row = await lockOwnShout(call);
    ensure(verdictsOf(call, row).reopen);
    const status = reopenedStatus(row.assigneeId);
    const open = { doneAt: null, solvedAs: null, outcome: "", isReopened: true, tidiedAt: null };
    await store.updateShouts(db, [row.id], { status, statusAt: now, ...open });
    await countChanges(db, changesTo([row], { status, doneAt: null }));
    const about = await aboutMoment(call, row, await addOwnMoment(call, row.id, "reopened", body.reason));
    if (row.assigneeId)
      await notifyColleagues(call, about, { kind: "reopened", reason: body.reason }, [row.assigneeId]);
    else if (row.arrivedAt) await tellOfArrival(call, row, about.organisation, about.momentId);
    if (!row.hiddenAt) await notifyNotDone(call, about, body.reason);
    await announceShout(call, [row]);
    return loadShout(call, row.id);
  },

  async shareShout(call) {
    const { actor, db, now } = call;
    const row = await lockOwnShout(call);
    ensure(verdictsOf(call, row).share);
    const city = await store.findAnsweringCity(db, actor.network.id);
    if (!city || !takesKind(settingsOf(city), row.kind)) refuse("shouts_off");
    await store.updateShouts(db, [row.id], { sharing: "municipality", arrivedAt: now });
    await countChanges(db, [{ ...row, arrivedAt: now, by: 1 }]);
    const shared = { ...row, sharing: "municipality" as const };
    const about = await aboutMoment(call, shared, await addOwnMoment(call, row.id, "shared"));
    if (row.askedBy) await notifyColleagues(call, about, { kind: "shared" }, [row.askedBy]);
    else await tellOfArrival(call, shared, about.organisation);
    await deleteNoticesAbout(db, [row.id], ["shouts.asked"]);
    await announceShout(call, [shared]);
    return loadShout(call, row.id);
  },

  async followShout(call) {
    const { actor, db, now } = call;
    const { can, id } = await loadShout(call, call.params.shoutId);
    ensure(can.follow);
    if (await store.insertFollower(db, id, actor.residentId, now)) await announceToFollower(call);
    return { isFollowed: true, followers: await store.countFollowers(db, id) };
  },

  async unfollowShout(call) {
    const { actor, db } = call;
    const { id } = await loadShout(call, call.params.shoutId);
    if (await store.deleteFollower(db, id, actor.residentId)) await announceToFollower(call);
    return { isFollowed: false, followers: await store.countFollowers(db, id) };
  },
});

const nowhere = { street: null, longitude: null, latitude: null };

async function lockOwnShout(call: Call): Promise<store.LockedShout> {
  const { actor, db, params } = call;
  const row = await store.lockOwnShout(db, actor, params.shoutId);
  if (row) return row;
  // Someone else's shout: a reader who can see it is told that it is not theirs.
  await loadShout(call, params.shoutId);
  return refuse("not_allowed");
}

const verdictsOf = ({ now }: Call, row: store.LockedShout): Record<"edit" | "solve" | "reopen" | "share", Verdict> =>
  residentVerdicts({ ...row, isMine: true }, now);

/** Unproven residents may write a few a day; for the others the limit of the route is enough. */
async function ensureMayWriteMore({ actor, db, now }: ResidentCall): Promise<void> {
  if (actor.isProven) return;
  await store.holdAuthor(db, actor.residentId);
  if ((await store.countWritten(db, actor.residentId, dayBefore(now))) >= shoutLimits.unproven)
    refuse("unproven_limit");
}

type Pictures = BodyOf<typeof shouts.writeShout>["images"];

/** Pictures left out are deleted at once: their signed addresses stop working. */
async function putImages({ actor, db, now }: ResidentCall, id: string, images: Pictures, kept: string[]) {
  const wanted = images.filter((one, place) => images.findIndex((other) => other.id === one.id) === place);
  const ids = wanted.map((one) => one.id);
  const claimed = await claimImages(db, ids, { accountId: actor.accountId, now, kept });
  if (claimed.includes(undefined)) refuseFields({ images: "fileUnknown" });
  await store.replaceImages(db, id, wanted);
  await discardFiles(
    db,
    kept.filter((one) => !ids.includes(one)),
  );
}

const addOwnMoment = (call: Call, shoutId: string, kind: store.NewMoment["kind"], text = "") =>
  store.addMoment(call.db, { shoutId, kind, at: call.now, byKind: "author", byAccount: call.actor.accountId, text });

async function tellOfArrival(
  call: ResidentCall,
  shout: NotifiedShout & { kind: ShoutKind },
  organisation: string,
  momentId?: string,
): Promise<void> {
  const handlerId = await findDefaultHandler(call.db, shout);
  await notifyArrival(call, shout, { organisation, handlerId, momentId: momentId ?? shout.id });
}

async function aboutMoment({ db }: Call, shout: store.LockedShout, momentId: string) {
  return { shout, momentId, organisation: await nameOfOrganisation(db, shout.organisationId) };
}

const announceToFollower = ({ actor, announce }: Call) =>
  announce("shouts", { networkId: actor.network.id, accountId: actor.accountId });
