import { ownList } from "#modules/files/index.ts";
import { listOwnAnswers, type OwnAnswer } from "./store/task-requests.ts";
import { words } from "./texts.ts";

const texts = words.ownData;

export const ownTasks = ownList<OwnAnswer>({
  name: "careTasks",
  title: texts.careTasks.title,
  rows: (db, { accountId }) => listOwnAnswers(db, accountId),
  fields: [
    {
      name: "organisation",
      heading: texts.careTasks.fields.organisation,
      value: ({ organisation }) => organisation,
    },
    {
      name: "askedAt",
      heading: texts.careTasks.fields.askedAt,
      value: ({ askedAt }) => askedAt,
    },
    {
      name: "state",
      heading: texts.careTasks.fields.state,
      value: ({ state }) => state,
      words: texts.states,
    },
    {
      name: "answer",
      heading: texts.careTasks.fields.answer,
      value: ({ answer }) => answer,
    },
    {
      name: "answeredAt",
      heading: texts.careTasks.fields.answeredAt,
      value: ({ answeredAt }) => answeredAt,
    },
  ],
});
