/** Rounds in the organisation's log: named by their project, since the log keeps no words of residents. */
import type { RoundContent } from "@stoep/contract/budgets";
import type { JobCall, StaffCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { changes, nobodySignedIn, record } from "#modules/audit/index.ts";
import type { StoredProject } from "#modules/participation/index.ts";

type Act =
  | "prepareRound"
  | "editRound"
  | "deleteRound"
  | "openRound"
  | "repeatRound"
  | "importRound"
  | "nameRecounters"
  | "takeBallots"
  | "makeCodes"
  | "issueCode"
  | "revokeCode";

interface Change {
  old?: Record<string, unknown>;
  new?: Record<string, unknown>;
}

export const recordRound = (
  call: StaffCall,
  act: Act,
  { round, project }: { round: { id: string }; project: StoredProject },
  change: Change,
): Promise<void> =>
  record(call, {
    action: `budgets.${act}`,
    subject: { kind: "round", id: round.id, name: project.title },
    ...change,
  });

interface Chosen {
  id: string;
  project: { title: string; organisationId: string };
  networkId: string;
  /** How many in each district. */
  ideas: readonly number[];
}

/** What won a vote went on: no colleague decided it. */
export const recordChosen = ({ db, now, log }: JobCall<Tx>, { id, project, networkId, ideas }: Chosen): Promise<void> =>
  record(
    { db, now, log, ...nobodySignedIn },
    {
      action: "budgets.chooseIdeas",
      subject: { kind: "round", id, name: project.title },
      new: { ideas },
      organisationId: project.organisationId,
      networkId,
    },
  );

/** Of lists their numbers; which ideas they are stands in the round. */
export const inLog = ({ districts, ideas, ...settings }: RoundContent) => ({
  ...settings,
  districts: districts.map(({ name }) => name).filter((name) => name !== ""),
  budget: districts.map(({ budget }) => budget ?? "–"),
  neighbourhoods: districts.map(({ neighbourhoodIds }) => neighbourhoodIds.length),
  ideas: districts.map(({ id }) => ideas.filter(({ districtId }) => districtId === id).length),
});

/** Which values differ. Nothing where only the order of the ideas does, or which they are. */
export const changesOf = (before: RoundContent, after: RoundContent): Change =>
  changes(inLog(before), inLog(after)) ?? {};
