/** Makes the codes that staff asked for, and removes their letters, cards and files in time. D §12 */
import { dayAt } from "@stoep/contract/kernel";
import { codeMaking } from "#modules/budgets/index.ts";
import { findTerm, shareSurvey } from "../answers/index.ts";
import { standingOf } from "../rules.ts";
import { codeHasher, freshCodes } from "./code.ts";
import * as store from "./store/batches.ts";
import { insertCodes } from "./store/codes.ts";
import { codeFiles, partsOf, storedBatch, writeCodes } from "./write-codes.ts";

const making = codeMaking<store.BatchRow>({
  capability: "surveys",
  sweptAfterSeconds: 2400,
  batches: store.batches,
  find: store.findBatch,
  newCodes: freshCodes,
  partsOf,
  write: writeCodes,
  async hold({ db, network, now }, { surveyId }) {
    await shareSurvey(db, surveyId);
    const survey = await findTerm(db, surveyId);
    return survey !== undefined && standingOf(survey, dayAt(now, network.timeZone)).timing !== "finished";
  },
  async keep(db, { id: batchId, surveyId }, codes) {
    const hashOf = await codeHasher(db, surveyId);
    const hashed = codes.map(({ serial, code }) => ({ serial, codeHash: hashOf(code) }));
    await insertCodes(db, { surveyId, batchId, codes: hashed });
  },
  removeFiles: ({ ports, network }, batch) => codeFiles.remove(ports.files, network, storedBatch(batch)),
  forget: (db, { id }) => store.batches.putFilesRemoved(db, id),
  announce: ({ announce, network }, { organisationId }) =>
    announce("surveys", { networkId: network.id, organisationId }),
});

export const { makeCodes, jobs: codeJobs } = making;
