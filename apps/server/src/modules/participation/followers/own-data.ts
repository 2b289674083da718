import { everyOwn, type OwnList, ownFields, ownList } from "#modules/files/index.ts";
import type { DepartureStep } from "#modules/residents/index.ts";
import { words } from "../texts.ts";
import { deleteFollows, listOwnFollows, type OwnFollow } from "./store/followers.ts";

const texts = words.ownData.followedProjects;

export const ownFollows: OwnList = ownList<OwnFollow>({
  name: "followedProjects",
  title: texts.title,
  rows: (db, { residentId }) => everyOwn((place, limit) => listOwnFollows(db, residentId, place, limit)),
  fields: ownFields(texts, "title", "at"),
});

/** A resident who leaves the network, or deletes the account, no longer follows anything there and is not counted. */
export const endFollows: DepartureStep = (db, residentId) => deleteFollows(db, residentId);
