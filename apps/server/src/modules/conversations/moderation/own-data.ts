/** Decisions about a resident's texts, as the resident reads them, and their appeals. D §5 */
import { everyRow, type PageCursor } from "#kernel/page.ts";
import { type OwnList, ownList } from "#modules/files/index.ts";
import { listOwnDecisions, type OwnDecisionRow } from "../store/own-data.ts";
import { words } from "./texts.ts";
import { groundWords } from "./words.ts";

const texts = words.ownData;

const every = (read: (place: PageCursor | null, limit: number) => Promise<OwnDecisionRow[]>) =>
  everyRow<OwnDecisionRow, PageCursor>(read, ({ at, id }) => ({ at, id }), { max: Number.POSITIVE_INFINITY });

export const ownDecisions: OwnList = ownList<OwnDecisionRow>({
  name: "decisions",
  title: texts.decisions.title,
  rows: (db, { residentId }, { subjects }) =>
    every((place, limit) => listOwnDecisions(db, subjects, residentId, place, limit)),
  fields: [
    { name: "about", heading: texts.decisions.fields.about, value: (row) => row.about },
    {
      name: "decision",
      heading: texts.decisions.fields.decision,
      value: (row) => row.decision,
      words: texts.decisions.choices.decision,
    },
    {
      name: "ground",
      heading: texts.decisions.fields.ground,
      value: (row) => row.ground,
      words: groundWords,
    },
    {
      name: "reason",
      heading: texts.decisions.fields.reason,
      value: (row) => row.reason,
    },
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
    {
      name: "appealedAt",
      heading: texts.decisions.fields.appealedAt,
      value: (row) => row.appealedAt,
    },
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
