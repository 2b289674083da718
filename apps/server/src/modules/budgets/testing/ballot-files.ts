/** Files of votes that were held elsewhere, as pabulib has them. */

import type { Round } from "@stoep/contract/budgets";
import type { Project } from "@stoep/contract/participation";
import type { Caller } from "../../../testing/client.ts";
import { projectParams } from "../../../testing/projects.ts";
import { votingPhaseOf } from "./rounds.ts";

interface FileParts {
  /** Instead of, or besides, what the vote says of itself; undefined leaves one out. */
  facts?: Record<string, string | undefined>;
  /** Rows of the tables, below their heads. */
  ideas?: readonly string[];
  ballots?: readonly string[];
}

const usual = {
  description: "Buurtbudget Sloterdijk",
  country: "Netherlands",
  unit: "Amsterdam",
  instance: "643",
  budget: "10000",
  vote_type: "approval",
  rule: "greedy",
  date_begin: "01.03.2025",
  date_end: "14.03.2025",
  min_length: "1",
  max_length: "2",
  language: "nl",
  currency: "EUR",
};

/** So many ballots of voters with an age and a sex, each for these ideas. */
export const ballotRows = (count: number, ids: string, from = 1): string[] =>
  Array.from({ length: count }, (_, at) => `${910_000 + from + at};${17 + (at % 60)};V;buurthuis-oost;${ids}`);

export const ideaRows = ["b1;7000;Een bank;1", "t2;2500;Een boom;1", "f3;4000;Een fontein;0"];

/** Of three ideas and 130 ballots, in line 1 "META" and from line 23 on the ballots. */
export function ballotFile({ facts, ideas = ideaRows, ballots = usualBallots() }: FileParts = {}): string {
  const said = Object.entries({ ...usual, ...facts }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key};${value}`],
  );
  return [
    "META",
    "key;value",
    ...said,
    "PROJECTS",
    "project_id;cost;name;selected",
    ...ideas,
    "VOTES",
    "voter_id;age;sex;neighborhood;vote",
    ...ballots,
    "",
  ].join("\n");
}

const usualBallots = () => [...ballotRows(70, "b1"), ...ballotRows(45, "t2,f3", 71), ...ballotRows(15, "t2", 116)];

interface Brought {
  text?: string | Uint8Array<ArrayBuffer>;
  phaseId?: string | undefined;
}

/** Imported into the project. */
export const bringFile = (
  editor: Caller,
  project: Project,
  { text = ballotFile(), phaseId = votingPhaseOf(project) }: Brought = {},
): Promise<Round> =>
  editor.budgets.importRound({
    ...projectParams(project),
    query: { phaseId },
    file: new Blob([text]),
    fileName: "stemming.pb",
  });
