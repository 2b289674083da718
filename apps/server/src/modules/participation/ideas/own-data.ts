/** What a resident contributed to projects, and which ideas they support. */
import { everyOwn, type OwnList, ownFields, ownList } from "#modules/files/index.ts";
import { words } from "../texts.ts";
import * as store from "./store/own-data.ts";

const texts = words.ownData;
const { headings, kinds, types } = words.ideaFile;

const writtenIdeas = ownList<store.OwnIdea>({
  name: "ideas",
  title: texts.ideas.title,
  rows: (db, { residentId }) => everyOwn((place, limit) => store.listOwnIdeas(db, residentId, place, limit)),
  pictureOf: ({ imageId }) => imageId,
  fields: [
    { name: "project", heading: texts.ideas.fields.project, value: ({ project }) => project },
    { name: "kind", heading: headings.kind, value: ({ kind }) => kind, words: kinds },
    { name: "title", heading: headings.title, value: ({ title }) => title },
    { name: "text", heading: headings.text, value: ({ text }) => text },
    ...ownFields(texts.ideas, "answers"),
    { name: "neighbourhood", heading: headings.neighbourhood, value: (row) => row.neighbourhood },
    {
      name: "place",
      heading: texts.ideas.fields.place,
      value: ({ latitude, longitude }) => (latitude === null || longitude === null ? "" : `${latitude}, ${longitude}`),
    },
    { name: "type", heading: headings.type, value: ({ type }) => type, words: types },
    { name: "reason", heading: headings.reason, value: ({ reason }) => reason },
    ...ownFields(texts.ideas, "isChosenByVote"),
    { name: "answer", heading: headings.answer, value: ({ answer }) => answer },
    ...ownFields(texts.ideas, "showsName"),
    { name: "createdAt", heading: texts.ideas.fields.createdAt, value: ({ at }) => at },
    ...ownFields(texts.ideas, "withdrawnAt"),
  ],
});

const supportedIdeas = ownList<store.OwnSupport>({
  name: "supportedIdeas",
  title: texts.supportedIdeas.title,
  rows: (db, { residentId }) => everyOwn((place, limit) => store.listOwnSupport(db, residentId, place, limit)),
  fields: [
    { name: "project", heading: texts.ideas.fields.project, value: ({ project }) => project },
    { name: "title", heading: headings.title, value: ({ title }) => title },
    ...ownFields(texts.supportedIdeas, "at"),
  ],
});

export const ownData: OwnList[] = [writtenIdeas, supportedIdeas];
