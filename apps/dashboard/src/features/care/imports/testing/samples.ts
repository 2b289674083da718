/** A table of members that was uploaded. */
import { idOf } from "@stoep/client/testing";
import type { Import, Row } from "../parts/words.ts";

export const anImport = (change: Partial<Import> = {}): Import => ({
  id: idOf(60),
  kind: "members",
  state: "mapping",
  fileName: "members.csv",
  startedBy: "Els Peeters",
  createdAt: "2026-05-05T09:00:00.000Z",
  finishedAt: null,
  expiresAt: "2026-05-06T09:00:00.000Z",
  columns: [
    { heading: "Naam", samples: ["Lies Peeters", "An Claes"], field: "fullName" },
    { heading: "Gsm", samples: ["0470 12 34 56"], field: null },
  ],
  language: "nl",
  skipsAddress: false,
  skipsDay: false,
  dayOrder: "day-first",
  sheets: [],
  sheet: 0,
  wrongRowsUntil: null,
  rows: 3,
  progress: 0,
  fates: { new: 0, added: 0, there: 0, double: 0, wrong: 0 },
  can: { seal: "level_too_low" },
  ...change,
});

export const aRow = (change: Partial<Row> = {}): Row => ({
  place: 2,
  fate: "new",
  name: "Lies Peeters",
  person: null,
  sameAs: null,
  faults: [],
  ...change,
});
