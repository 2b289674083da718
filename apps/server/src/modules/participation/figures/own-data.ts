import { everyOwn, type OwnList, ownFields, ownList } from "#modules/files/index.ts";
import { words } from "../texts.ts";
import { listOwnViews, type OwnView } from "./store.ts";

const texts = words.ownData.openedProjects;

export const ownViews: OwnList = ownList<OwnView>({
  name: "openedProjects",
  title: texts.title,
  rows: (db, { residentId }) => everyOwn((place, limit) => listOwnViews(db, residentId, place, limit)),
  fields: ownFields(texts, "title", "at"),
});
