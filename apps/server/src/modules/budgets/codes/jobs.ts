/** Makes the codes that staff asked for, as letters or as a file for a printer, and removes lists and files in time. D §11 */
import { dayAt } from "@stoep/contract/kernel";
import { shareRound } from "../ballots/index.ts";
import { codeMaking } from "../code-batches/index.ts";
import { stateOfRound } from "../rules.ts";
import { findRound } from "../store/rounds.ts";
import { newVotingCode, votingCodeHash } from "./code.ts";
import * as store from "./store/batches.ts";
import { insertCodes } from "./store/codes.ts";
import { partsOf, removeFiles, removeList } from "./stored-files.ts";
import { writeCodes } from "./write-codes.ts";

const making = codeMaking<store.BatchRow>({
  capability: "budgets",
  sweptAfterSeconds: 1800,
  batches: store.batches,
  find: store.findBatch,
  newCodes: (_, { codes }) => Array.from({ length: codes }, newVotingCode),
  partsOf,
  write: writeCodes,
  async hold({ db, network, now }, { roundId }) {
    await shareRound(db, roundId);
    const round = await findRound(db, roundId);
    const state = round && stateOfRound(round, dayAt(now, network.timeZone));
    return state === "upcoming" || state === "active";
  },
  async keep(db, { projectId, phaseId, districtId, issue, firstSerial }, codes) {
    const hashes = codes.map(({ code }) => votingCodeHash(phaseId, code));
    await insertCodes(db, { projectId, phaseId, districtId, issue, firstSerial, hashes });
  },
  whenDone: ({ ports }, { id }) => removeList(ports.files, id),
  removeFiles: ({ ports, network }, batch) => removeFiles(ports.files, network, batch),
  /** A list that was never confirmed goes with its file. */
  forget: (db, { id, state }) => (state === "checked" ? store.deleteBatch(db, id) : store.putFilesRemoved(db, id)),
  announce: ({ announce, network }, { organisationId }) =>
    announce("budgets", { networkId: network.id, organisationId }),
});

export const { makeCodes, jobs: codeJobs } = making;
