/** What authors do with their own messages. */
import type { BodyOf, Verdict } from "@stoep/contract/kernel";
import { shoutLimits, shouts, solvedWordOf } from "@stoep/contract/shouts";
import { v7 as newId } from "uuid";
import type { Resident } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { closeAsGone } from "#modules/conversations/index.ts";
import { claimImages, discardFiles } from "#modules/files/index.ts";
import { deleteNoticesAbout } from "#modules/notifications/index.ts";
import { placeOf } from "../places.ts";
import { residentVerdicts } from "../policy.ts";
import { reopenedStatus, takes, yesterday } from "../rules.ts";
import { nameOfOrganisation } from "../store/reading.ts";
import { count, moved } from "../store/tally.ts";
import * as store from "../store/writing.ts";
import { announceShout, tellArrived, tellColleagues, tellNotDone, tellSolved } from "../telling.ts";
import { settingsOf, showShout } from "./reading.ts";

type Call = RouteCall<Resident, Tx> & { params: { shoutId: string } };

export const writingHandlers = handle(shouts, {
  async writeShout(call) {
    const { actor, body, db, now } = call;
    const city = (await store.findResponsible(db, actor.network.id)) ?? refuse("shouts_off");
    if (!takes(settingsOf(city), body.kind)) refuse("shouts_off");
    await ensureRoom(call);
    const placed = await placeOf(db, body.place);
    const { kind, title, text, theme, sharing } = body;
    const id = newId();
    const arrivedAt = sharing === "municipality" ? now : null;
    await store.insertShout(db, {
      ...{ id, kind, title, text, theme, sharing, arrivedAt },
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
    await count(db, [{ organisationId: city.id, kind, theme, neighbourhoodId, arrivedAt, timeZone, ...fresh, by: 1 }]);
    const written = { id, title, neighbourhoodId, organisationId: city.id, sharing };
    if (arrivedAt) await tellArrived(call, written, city.name);
    await announceShout(call, [written]);
    return showShout(call, id);
  },

  async editShout(call) {
    const { body, db, now } = call;
    const row = await lockMine(call);
    ensure(verdictsOf(call, row).edit);
    if (row.version !== body.version) refuse("changed_meanwhile");
    const { title, text, theme } = body;
    const place = body.place === undefined ? {} : ((await placeOf(db, body.place)) ?? nowhere);
    await store.updateShouts(db, [row.id], { title, text, theme, ...place, editedAt: now });
    await count(db, moved([row], { theme }));
    await putImages(call, row.id, body.images, await store.listImageIds(db, [row.id]));
    await addOwn(call, row.id, "edited");
    await announceShout(call, [{ ...row, title }]);
    return showShout(call, row.id);
  },

  async withdrawShout(call) {
    const { db, now } = call;
    const row = await lockMine(call);
    const files = await store.listImageIds(db, [row.id]);
    await store.emptyShouts(db, [row.id], now);
    await discardFiles(db, files);
    await count(db, [{ ...row, by: -1 }]);
    await deleteNoticesAbout(db, [row.id]);
    await closeAsGone(db, [row.id], now);
    await announceShout(call, [row]);
    return { done: true };
  },

  async solveShout(call) {
    const { db, now } = call;
    const row = await lockMine(call);
    ensure(verdictsOf(call, row).solve);
    const solvedAs = solvedWordOf(row.kind);
    await store.updateShouts(db, [row.id], { status: "done", statusAt: now, doneAt: now, solvedAs, outcome: "" });
    await count(db, moved([row], { status: "done", doneAt: now }));
    const about = await aboutMoment(call, row, await addOwn(call, row.id, "solved"));
    await tellSolved(call, about);
    await announceShout(call, [row]);
    return showShout(call, row.id);
  },

  /** D §7: within 30 days of being done. */
  async reopenShout(call) {
    const { body, db, now } = call;
    const row = await lockMine(call);
    ensure(verdictsOf(call, row).reopen);
    const status = reopenedStatus(row.assigneeId);
    const open = { doneAt: null, solvedAs: null, outcome: "", isReopened: true, tidiedAt: null };
    await store.updateShouts(db, [row.id], { status, statusAt: now, ...open });
    await count(db, moved([row], { status, doneAt: null }));
    const about = await aboutMoment(call, row, await addOwn(call, row.id, "reopened", body.reason));
    if (row.assigneeId) await tellColleagues(call, about, { kind: "reopened", reason: body.reason }, [row.assigneeId]);
    else if (row.arrivedAt) await tellArrived(call, row, about.organisation, about.momentId);
    if (!row.hiddenAt) await tellNotDone(call, about, body.reason);
    await announceShout(call, [row]);
    return showShout(call, row.id);
  },

  async shareShout(call) {
    const { actor, db, now } = call;
    const row = await lockMine(call);
    ensure(verdictsOf(call, row).share);
    const city = await store.findResponsible(db, actor.network.id);
    if (!city || !takes(settingsOf(city), row.kind)) refuse("shouts_off");
    await store.updateShouts(db, [row.id], { sharing: "municipality", arrivedAt: now });
    await count(db, [{ ...row, arrivedAt: now, by: 1 }]);
    const shared = { ...row, sharing: "municipality" as const };
    const about = await aboutMoment(call, shared, await addOwn(call, row.id, "shared"));
    if (row.askedBy) await tellColleagues(call, about, { kind: "shared" }, [row.askedBy]);
    else await tellArrived(call, shared, about.organisation);
    await deleteNoticesAbout(db, [row.id], ["shouts.asked"]);
    await announceShout(call, [shared]);
    return showShout(call, row.id);
  },

  async followShout(call) {
    const { actor, db, now } = call;
    const { can, id } = await showShout(call, call.params.shoutId);
    ensure(can.follow);
    if (await store.follow(db, id, actor.residentId, now)) await announceFollowed(call);
    return { isFollowed: true, followers: await store.countFollowers(db, id) };
  },

  async unfollowShout(call) {
    const { actor, db } = call;
    const { id } = await showShout(call, call.params.shoutId);
    if (await store.unfollow(db, id, actor.residentId)) await announceFollowed(call);
    return { isFollowed: false, followers: await store.countFollowers(db, id) };
  },
});

const nowhere = { street: null, longitude: null, latitude: null };

async function lockMine(call: Call): Promise<store.LockedShout> {
  const { actor, db, params } = call;
  const row = await store.lockOwn(db, actor, params.shoutId);
  if (row) return row;
  // Somebody else's: whoever can read it learns that it is not theirs.
  await showShout(call, params.shoutId);
  return refuse("not_allowed");
}

const verdictsOf = ({ now }: Call, row: store.LockedShout): Record<"edit" | "solve" | "reopen" | "share", Verdict> =>
  residentVerdicts({ ...row, isMine: true }, now);

/** Few a day until it is shown where they live; for the others the limit of the route is enough. */
async function ensureRoom({ actor, db, now }: RouteCall<Resident, Tx>): Promise<void> {
  if (actor.isProven) return;
  await store.holdAuthor(db, actor.residentId);
  if ((await store.countWritten(db, actor.residentId, yesterday(now))) >= shoutLimits.unproven)
    refuse("unproven_limit");
}

type Pictures = BodyOf<typeof shouts.writeShout>["images"];

/** Those left out are gone for good: their signed addresses stop working. */
async function putImages({ actor, db, now }: RouteCall<Resident, Tx>, id: string, images: Pictures, kept: string[]) {
  const wanted = images.filter((one, place) => images.findIndex((other) => other.id === one.id) === place);
  const ids = wanted.map((one) => one.id);
  const claimed = await claimImages(db, ids, { accountId: actor.accountId, now, kept });
  if (claimed.includes(undefined)) refuseFields({ images: "fileUnknown" });
  await store.putImages(db, id, wanted);
  await discardFiles(
    db,
    kept.filter((one) => !ids.includes(one)),
  );
}

const addOwn = (call: Call, shoutId: string, kind: store.NewMoment["kind"], text = "") =>
  store.addMoment(call.db, { shoutId, kind, at: call.now, byKind: "author", byAccount: call.actor.accountId, text });

async function aboutMoment({ db }: Call, shout: store.LockedShout, momentId: string) {
  return { shout, momentId, organisation: await nameOfOrganisation(db, shout.organisationId) };
}

const announceFollowed = ({ actor, announce }: Call) =>
  announce("shouts", { networkId: actor.network.id, accountId: actor.accountId });
