/** A resident's own comments, reactions, votes and reports, with the decisions about them. */
import { everyRow, type PageCursor } from "#kernel/page.ts";
import { type OwnList, ownList } from "#modules/files/index.ts";
import { ownDecisions } from "./moderation/own-data.ts";
import { groundWords } from "./moderation/words.ts";
import * as store from "./store/own-data.ts";
import { words } from "./texts.ts";

const texts = words.ownData;

/** By time and id, latest first. */
function every<Row extends PageCursor>(read: (place: PageCursor | null, limit: number) => Promise<Row[]>) {
  return everyRow<Row, PageCursor>(read, ({ at, id }) => ({ at, id }), { max: Number.POSITIVE_INFINITY });
}

const comments = ownList<store.OwnComment>({
  name: "comments",
  title: texts.comments.title,
  rows: (db, { residentId }, { subjects }) =>
    every((place, limit) => store.listOwnComments(db, subjects, residentId, place, limit)),
  pictureOf: ({ imageId }) => imageId,
  fields: [
    { name: "about", heading: texts.about, value: (row) => row.about },
    { name: "text", heading: texts.comments.fields.text, value: (row) => row.text },
    { name: "createdAt", heading: texts.when, value: (row) => row.at },
    {
      name: "editedAt",
      heading: texts.comments.fields.editedAt,
      value: (row) => row.editedAt,
    },
    {
      name: "hiddenAt",
      heading: texts.comments.fields.hiddenAt,
      value: (row) => row.hiddenAt,
    },
    {
      name: "deletedAt",
      heading: texts.comments.fields.deletedAt,
      value: (row) => row.deletedAt,
    },
  ],
});

const reactions = ownList<store.OwnReaction>({
  name: "reactions",
  title: texts.reactions.title,
  rows: (db, { accountId }, { subjects }) =>
    every((place, limit) => store.listOwnReactions(db, subjects, accountId, place, limit)),
  fields: [
    { name: "about", heading: texts.about, value: (row) => row.about },
    {
      name: "kind",
      heading: texts.kind,
      value: (row) => row.kind,
      words: texts.reactions.choices.kind,
    },
    { name: "at", heading: texts.when, value: (row) => row.at },
  ],
});

const votes = ownList<store.OwnVote>({
  name: "votes",
  title: texts.votes.title,
  rows: (db, { residentId }, { subjects }) =>
    every((place, limit) => store.listOwnVotes(db, subjects, residentId, place, limit)),
  fields: [
    { name: "about", heading: texts.about, value: (row) => row.about },
    {
      name: "vote",
      heading: texts.votes.fields.vote,
      value: ({ kind, score, option }) => option ?? score ?? kind,
      words: texts.votes.choices.vote,
    },
    { name: "at", heading: texts.when, value: (row) => row.at },
  ],
});

const reports = ownList<store.OwnReport>({
  name: "contentReports",
  title: texts.contentReports.title,
  rows: (db, { residentId }, { subjects }) =>
    every((place, limit) => store.listOwnReports(db, subjects, residentId, place, limit)),
  fields: [
    { name: "about", heading: texts.about, value: (row) => row.about },
    {
      name: "reason",
      heading: texts.contentReports.fields.reason,
      value: (row) => row.reason,
      words: groundWords,
    },
    {
      name: "remark",
      heading: texts.contentReports.fields.remark,
      value: (row) => row.remark,
    },
    { name: "at", heading: texts.when, value: (row) => row.at },
  ],
});

export const ownData: OwnList[] = [comments, reactions, votes, reports, ownDecisions];
