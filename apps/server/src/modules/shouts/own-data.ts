/** What a resident wrote, and which shouts they follow. Notes of staff are not included. */
import { everyRow, type PageCursor } from "#kernel/page.ts";
import { type OwnList, ownList } from "#modules/files/index.ts";
import { themeWords } from "#modules/publishing/index.ts";
import {
  kindHeading,
  kindWords,
  neighbourhoodHeading,
  statusHeading,
  statusWords,
  streetHeading,
  textHeading,
  titleHeading,
} from "./inbox/spreadsheet.ts";
import { themeHeading } from "./statistics/spreadsheet.ts";
import * as store from "./store/own-data.ts";
import { words } from "./texts.ts";

const texts = words.ownData;

/** By time and id, latest first. */
function every<Row extends PageCursor>(read: (place: PageCursor | null, limit: number) => Promise<Row[]>) {
  return everyRow<Row, PageCursor>(read, ({ at, id }) => ({ at, id }), { max: Number.POSITIVE_INFINITY });
}

const writtenShouts = ownList<store.OwnShout>({
  name: "shouts",
  title: texts.shouts.title,
  rows: (db, { residentId }) => every((place, limit) => store.listOwnShouts(db, residentId, place, limit)),
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
    {
      name: "sharing",
      heading: texts.shouts.fields.sharing,
      value: ({ sharing }) => sharing,
      words: texts.shouts.choices.sharing,
    },
    { name: "status", heading: statusHeading, value: ({ status }) => status, words: statusWords },
    {
      name: "outcome",
      heading: texts.shouts.fields.outcome,
      value: ({ outcome }) => outcome,
    },
    {
      name: "createdAt",
      heading: texts.shouts.fields.createdAt,
      value: ({ at }) => at,
    },
    {
      name: "withdrawnAt",
      heading: texts.shouts.fields.withdrawnAt,
      value: ({ withdrawnAt }) => withdrawnAt,
    },
  ],
});

const followedShouts = ownList<store.OwnFollow>({
  name: "followedShouts",
  title: texts.followedShouts.title,
  rows: (db, { residentId }) => every((place, limit) => store.listOwnFollows(db, residentId, place, limit)),
  fields: [
    { name: "title", heading: titleHeading, value: ({ title }) => title },
    { name: "at", heading: texts.followedShouts.fields.at, value: ({ at }) => at },
  ],
});

const ownMoments = ownList<store.OwnMoment>({
  name: "shoutMoments",
  title: texts.shoutMoments.title,
  rows: (db, { residentId }) => every((place, limit) => store.listOwnMoments(db, residentId, place, limit)),
  fields: [
    { name: "title", heading: titleHeading, value: ({ title }) => title },
    {
      name: "kind",
      heading: texts.shoutMoments.fields.kind,
      value: ({ kind }) => kind,
      words: texts.shoutMoments.choices.kind,
    },
    { name: "text", heading: textHeading, value: ({ text }) => text },
    { name: "at", heading: texts.shoutMoments.fields.at, value: ({ at }) => at },
  ],
});

export const ownData: OwnList[] = [writtenShouts, ownMoments, followedShouts];
