/** What a resident wrote, and which shouts they follow. Notes of staff are not included. */
import { everyOwn, type OwnList, ownFields, ownList } from "#modules/files/index.ts";
import { themeWords } from "#modules/publishing/index.ts";
import {
  kindHeading,
  kindWords,
  neighbourhoodHeading,
  statusHeading,
  statusWords,
  streetHeading,
  textHeading,
  themeHeading,
  titleHeading,
} from "./file-words.ts";
import * as store from "./store/own-data.ts";
import { words } from "./texts.ts";

const texts = words.ownData;

const writtenShouts = ownList<store.OwnShout>({
  name: "shouts",
  title: texts.shouts.title,
  rows: (db, { residentId }) => everyOwn((place, limit) => store.listOwnShouts(db, residentId, place, limit)),
  pictureOf: ({ imageId }) => imageId,
  fields: [
    { name: "kind", heading: kindHeading, value: ({ kind }) => kind, words: kindWords },
    { name: "title", heading: titleHeading, value: ({ title }) => title },
    { name: "text", heading: textHeading, value: ({ text }) => text },
    { name: "neighbourhood", heading: neighbourhoodHeading, value: (row) => row.neighbourhood },
    { name: "street", heading: streetHeading, value: ({ street }) => street ?? "" },
    {
      name: "place",
      heading: texts.shouts.fields.place,
      value: ({ latitude, longitude }) => (latitude === null || longitude === null ? "" : `${latitude}, ${longitude}`),
    },
    { name: "theme", heading: themeHeading, value: ({ theme }) => theme ?? "", words: themeWords },
    ...ownFields(texts.shouts, "sharing"),
    { name: "status", heading: statusHeading, value: ({ status }) => status, words: statusWords },
    ...ownFields(texts.shouts, "outcome"),
    {
      name: "createdAt",
      heading: texts.shouts.fields.createdAt,
      value: ({ at }) => at,
    },
    ...ownFields(texts.shouts, "withdrawnAt"),
  ],
});

const followedShouts = ownList<store.OwnFollow>({
  name: "followedShouts",
  title: texts.followedShouts.title,
  rows: (db, { residentId }) => everyOwn((place, limit) => store.listOwnFollows(db, residentId, place, limit)),
  fields: [
    { name: "title", heading: titleHeading, value: ({ title }) => title },
    ...ownFields(texts.followedShouts, "at"),
  ],
});

const ownMoments = ownList<store.OwnMoment>({
  name: "shoutMoments",
  title: texts.shoutMoments.title,
  rows: (db, { residentId }) => everyOwn((place, limit) => store.listOwnMoments(db, residentId, place, limit)),
  fields: [
    { name: "title", heading: titleHeading, value: ({ title }) => title },
    ...ownFields(texts.shoutMoments, "kind"),
    { name: "text", heading: textHeading, value: ({ text }) => text },
    ...ownFields(texts.shoutMoments, "at"),
  ],
});

export const ownData: OwnList[] = [writtenShouts, ownMoments, followedShouts];
