/** What is checked before an idea is stored: whether its project takes it, its place, its files. */
import { isDeepStrictEqual } from "node:util";
import type { Position } from "@stoep/contract/kernel";
import { ideaLimits, ideaPhasesOn } from "@stoep/contract/participation";
import type { z } from "zod";
import type { NetworkCall, ResidentCall } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { claimAttachments, claimImages, discardFiles } from "#modules/files/index.ts";
import { findNeighbourhoodAt } from "#modules/neighbourhoods/index.ts";
import { licenceVerdict, standingOf, todayIn } from "../projects/index.ts";
import { dayBefore, metresBetween } from "./rules.ts";
import { listFileIds, listFiles, replaceAttachments, replaceImages } from "./store/ideas.ts";
import { countWritten, findHome, findHomeOf, holdAuthor, type IdeaProject } from "./store/projects.ts";

type Point = z.output<typeof Position>;

/**
 * The phase in which an idea is written today; null in a project without phases. `wanted`: the one that the author saw. Refuses with
 * `ideas_closed`, also where the organisation's licence has ended: nobody could answer.
 */
export async function phaseToWriteIn(
  { actor, db, now }: ResidentCall,
  project: IdeaProject,
  wanted: string | null,
): Promise<string | null> {
  const today = todayIn({ now, timeZone: actor.network.timeZone });
  const { timing } = standingOf(project, today);
  const { startsOn, endsOn } = project;
  // A live project has both its days.
  if (timing === null || startsOn === null || endsOn === null) return refuse("ideas_closed");
  const open = ideaPhasesOn({ ...project, startsOn, endsOn, timing }, today);
  const [first] = open;
  if (first === undefined || (wanted !== null && !open.includes(wanted))) return refuse("ideas_closed");
  if ((await licenceVerdict(db, project, now)) !== true) refuse("ideas_closed");
  return wanted ?? first;
}

/** Whether or not it asks for ideas today. Refuses with `ideas_closed`. */
export function ensureRuns({ actor, now }: Pick<ResidentCall, "actor" | "now">, project: IdeaProject): void {
  const { timing } = standingOf(project, todayIn({ now, timeZone: actor.network.timeZone }));
  if (timing !== "active") refuse("ideas_closed");
}

/**
 * Unproven residents may write a few a day; for the others the limit of the route is enough. The resident's row comes before that of the
 * project, as for everybody who locks both. Refuses with `unproven_limit`.
 */
export async function ensureMayWriteMore({ actor, db, now }: ResidentCall): Promise<void> {
  await holdAuthor(db, actor.residentId);
  if (actor.isProven) return;
  if ((await countWritten(db, actor.residentId, dayBefore(now))) >= ideaLimits.unproven) refuse("unproven_limit");
}

/** Within the project's neighbourhoods. */
export async function checkPlace(db: Db, project: IdeaProject, place: Point | null): Promise<void> {
  if (place === null) return;
  const around = await findNeighbourhoodAt(db, place);
  if (!around || !project.neighbourhoodIds.includes(around.id)) refuseFields({ place: "addressOutside" });
}

/** A pin at one's own house tells everybody where one lives, so its author has to say that it may be shown. Refuses with `own_address`. */
export async function checkOwnAddress(
  { actor, db }: ResidentCall,
  place: Point | null,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<void> {
  if (place === null || isConfirmed) return;
  if (isAt(await findHome(db, actor.householdId), place)) refuse("own_address");
}

/** An editor cannot say for the author of a message that their home may be shown: of a message only a rough point is known. */
export async function checkHomeOf(db: Db, residentId: string, place: Point | null): Promise<void> {
  if (place !== null && isAt(await findHomeOf(db, residentId), place)) refuseFields({ place: "placeIsHome" });
}

const isAt = (home: Point | undefined, place: Point): boolean =>
  home !== undefined && metresBetween(home, place) <= ideaLimits.ownAddressWithin;

export const columnsOfPlace = (place: Point | null) => ({
  longitude: place?.longitude ?? null,
  latitude: place?.latitude ?? null,
});

interface Files {
  images: readonly { id: string; altText: string }[];
  attachmentIds: readonly string[];
}

/** Whether its pictures, with what is said of them, or its files would be others than now. */
export async function changesFiles(db: Db, ideaId: string, { images, attachmentIds }: Files): Promise<boolean> {
  const before = await listFiles(db, ideaId);
  const after = { images: images.map(({ id, altText }) => ({ id, altText })), attachmentIds: [...attachmentIds] };
  return !isDeepStrictEqual(before, after);
}

/** Files left out are deleted at once: their signed addresses stop working. */
export async function putFiles(call: NetworkCall, ideaId: string, { images, attachmentIds }: Files): Promise<void> {
  const { actor, db, now } = call;
  const before = await listFileIds(db, [ideaId]);
  const pictures = images.filter((one, place) => images.findIndex((other) => other.id === one.id) === place);
  const pictureIds = pictures.map(({ id }) => id);
  const attached = [...new Set(attachmentIds)];
  const claim = { accountId: actor.accountId, now };
  const claimed = await claimImages(db, pictureIds, { ...claim, kept: before.images });
  if (claimed.includes(undefined)) refuseFields({ images: "fileUnknown" });
  const taken = await claimAttachments(db, attached, { ...claim, kept: before.attachments });
  if (taken.includes(undefined)) refuseFields({ attachmentIds: "fileUnknown" });
  await replaceImages(db, ideaId, pictures);
  await replaceAttachments(db, ideaId, attached);
  await discardGone(db, [...before.images, ...before.attachments], [...pictureIds, ...attached]);
}

const discardGone = (db: Tx, before: readonly string[], after: readonly string[]): Promise<void> =>
  discardFiles(
    db,
    before.filter((id) => !after.includes(id)),
  );
