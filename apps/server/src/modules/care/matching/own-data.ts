import { ownFields, ownList } from "#modules/files/index.ts";
import { listOwnAnswers, type OwnAnswer } from "./store/task-requests.ts";
import { words } from "./texts.ts";

const texts = words.ownData;

export const ownTasks = ownList<OwnAnswer>({
  name: "careTasks",
  title: texts.careTasks.title,
  rows: (db, { accountId }) => listOwnAnswers(db, accountId),
  fields: [
    ...ownFields(texts.careTasks, "organisation", "askedAt"),
    {
      name: "state",
      heading: texts.careTasks.fields.state,
      value: ({ state }) => state,
      words: texts.states,
    },
    ...ownFields(texts.careTasks, "answer", "answeredAt"),
  ],
});
