/** A resident's own comments, reactions, votes and reports, with the decisions about them. */
import { everyOwn, type OwnList, ownFields, ownList } from "#modules/files/index.ts";
import { groundWords, ownDecisions } from "./moderation/index.ts";
import * as store from "./store/own-data.ts";
import { words } from "./texts.ts";

const texts = words.ownData;

const comments = ownList<store.OwnComment>({
  name: "comments",
  title: texts.comments.title,
  rows: (db, { residentId }, { subjects }) =>
    everyOwn((place, limit) => store.listOwnComments(db, subjects, residentId, place, limit)),
  pictureOf: ({ imageId }) => imageId,
  fields: [
    { name: "about", heading: texts.about, value: (row) => row.about },
    ...ownFields(texts.comments, "text"),
    { name: "createdAt", heading: texts.when, value: (row) => row.at },
    ...ownFields(texts.comments, "editedAt", "hiddenAt", "deletedAt"),
  ],
});

const reactions = ownList<store.OwnReaction>({
  name: "reactions",
  title: texts.reactions.title,
  rows: (db, { accountId }, { subjects }) =>
    everyOwn((place, limit) => store.listOwnReactions(db, subjects, accountId, place, limit)),
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
    everyOwn((place, limit) => store.listOwnVotes(db, subjects, residentId, place, limit)),
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
    everyOwn((place, limit) => store.listOwnReports(db, subjects, residentId, place, limit)),
  fields: [
    { name: "about", heading: texts.about, value: (row) => row.about },
    {
      name: "reason",
      heading: texts.contentReports.fields.reason,
      value: (row) => row.reason,
      words: groundWords,
    },
    ...ownFields(texts.contentReports, "remark"),
    { name: "at", heading: texts.when, value: (row) => row.at },
  ],
});

export const ownData: OwnList[] = [comments, reactions, votes, reports, ownDecisions];
