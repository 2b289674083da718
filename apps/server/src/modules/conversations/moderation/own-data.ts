/** Decisions about a resident's texts, as the resident reads them, and their appeals. D §5 */
import { everyOwn, type OwnList, ownFields, ownList } from "#modules/files/index.ts";
import { listOwnDecisions, type OwnDecisionRow } from "../store/own-data.ts";
import { words } from "./texts.ts";
import { groundWords } from "./words.ts";

const texts = words.ownData;

export const ownDecisions: OwnList = ownList<OwnDecisionRow>({
  name: "decisions",
  title: texts.decisions.title,
  rows: (db, { residentId }, { subjects }) =>
    everyOwn((place, limit) => listOwnDecisions(db, subjects, residentId, place, limit)),
  fields: [
    ...ownFields(texts.decisions, "about", "decision"),
    {
      name: "ground",
      heading: texts.decisions.fields.ground,
      value: (row) => row.ground,
      words: groundWords,
    },
    ...ownFields(texts.decisions, "reason"),
    { name: "decidedAt", heading: texts.decisions.fields.decidedAt, value: (row) => row.at },
    {
      name: "takenBackAt",
      heading: texts.decisions.fields.takenBackAt,
      value: (row) => row.undoneAt,
    },
    {
      name: "appeal",
      heading: texts.decisions.fields.appeal,
      value: (row) => row.appealText,
    },
    ...ownFields(texts.decisions, "appealedAt"),
    {
      name: "outcome",
      heading: texts.decisions.fields.outcome,
      value: (row) => row.appealOutcome,
      words: texts.decisions.choices.outcome,
    },
    {
      name: "answer",
      heading: texts.decisions.fields.answer,
      value: (row) => row.appealReason,
    },
    {
      name: "answeredAt",
      heading: texts.decisions.fields.answeredAt,
      value: (row) => row.appealDecidedAt,
    },
  ],
});
