/** Codes to answer with, made and revoked by staff. D §12 */
import { surveyCodeLimits, surveys } from "@stoep/contract/surveys";
import { v7 as newId } from "uuid";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { codeFilesMs, viewFiles } from "#modules/budgets/index.ts";
import { announceToColleagues } from "../go-live.ts";
import { recordSurvey } from "../log.ts";
import { codesVerdictOn } from "../presentation.ts";
import { findSurvey, lockSurvey } from "../store/surveys.ts";
import { makeCodes } from "./jobs.ts";
import * as batchStore from "./store/batches.ts";
import { findBySerial, lockBySerial, markRevoked, revokeBatch } from "./store/codes.ts";
import { codeFileName } from "./texts.ts";
import { viewCode, viewCodes } from "./views.ts";
import { codeFiles, storedBatch } from "./write-codes.ts";

export const codeHandlers = handle(surveys, {
  async readSurveyCodes(call) {
    const survey = await loadOwn(call, call.params.surveyId);
    const can = codesVerdictOn(call, survey);
    const batches = await batchStore.listBatches(call.db, survey.id);
    return { batches: batches.map((batch) => viewCodes(batch, readerOf(call))), can: { make: can, revoke: can } };
  },

  async makeSurveyCodes(call) {
    const { actor, body, db, enqueue, now, params } = call;
    const { form, length, codes } = body;
    const survey = await lockOpen(call, params.surveyId);
    const { made, lastSerial } = await batchStore.countMade(db, survey.id);
    if (made >= surveyCodeLimits.batches || lastSerial + codes > surveyCodeLimits.codesOfSurvey)
      refuse("too_many_survey_codes");
    const id = newId();
    const firstSerial = lastSerial + 1;
    await batchStore.insertBatch(db, {
      id,
      surveyId: survey.id,
      requestedBy: actor.accountId,
      form,
      length,
      codes,
      state: "queued",
      firstSerial,
      filesUntil: new Date(now.getTime() + codeFilesMs),
      createdAt: now,
    });
    await enqueue(makeCodes, { batchId: id });
    const serials = `${firstSerial}–${lastSerial + codes}`;
    await recordSurvey(call, "makeCodes", survey, { new: { codeForm: form, length, codes, serials } });
    await announceToColleagues(call);
    return presentBatch(call, id);
  },

  async readSurveyCodeFile(call) {
    const { actor, language, now, params, ports } = call;
    const batch = await loadBatch(call, params.batchId);
    const survey = await loadOwn(call, batch.surveyId);
    if (batch.requestedBy !== actor.accountId || params.part > viewFiles(batch, now).parts) refuse("not_found");
    const file = await codeFiles.open(ports.files, actor.network, storedBatch(batch), params.part);
    return { ...file, saveAs: codeFileName(language, batch.form, survey.title, params.part) };
  },

  async findSurveyCode(call) {
    const { db, params } = call;
    const survey = await loadOwn(call, params.surveyId);
    return viewCode(params.serial, (await findBySerial(db, survey.id, params.serial)) ?? refuse("not_found"));
  },

  async revokeSurveyCode(call) {
    const { body, db, params } = call;
    const { serial } = body;
    const survey = await lockOpen(call, params.surveyId);
    const right = (await lockBySerial(db, survey.id, serial)) ?? refuseFields({ serial: "serialUnknown" });
    if (right.isRevoked) refuse("survey_code_revoked");
    if (right.isUsed) refuse("survey_code_used");
    await markRevoked(db, right.id);
    await recordSurvey(call, "revokeCode", survey, { new: { serial } });
    await announceToColleagues(call);
    return viewCode(serial, { ...right, isRevoked: true });
  },

  async revokeSurveyCodes(call) {
    const { db, params } = call;
    const { surveyId, id, firstSerial, codes } = await loadBatch(call, params.batchId);
    const survey = await lockOpen(call, surveyId);
    await batchStore.batches.putProgress(db, id, { state: "failed" });
    const revoked = await revokeBatch(db, id);
    const serials = `${firstSerial}–${firstSerial + codes - 1}`;
    await recordSurvey(call, "revokeCodes", survey, { new: { serials, codes: revoked } });
    await announceToColleagues(call);
    return presentBatch(call, id);
  },
});

type Call = StaffCall<Db>;

const readerOf = ({ actor, now }: Call) => ({ accountId: actor.accountId, now });

/** Refuses with `not_found`. */
const loadOwn = async ({ actor, db }: Call, surveyId: string) =>
  (await findSurvey(db, actor.organisation.id, surveyId)) ?? refuse("not_found");

/** Nobody answers meanwhile. Refuses with `not_found`, and where codes are not made now. */
async function lockOpen(call: StaffCall, surveyId: string) {
  const survey = (await lockSurvey(call.db, call.actor.organisation.id, surveyId)) ?? refuse("not_found");
  ensure(codesVerdictOn(call, survey));
  return survey;
}

/** Refuses with `not_found`. */
async function loadBatch({ actor, db }: Call, batchId: string): Promise<batchStore.BatchRow> {
  const batch = await batchStore.findBatch(db, batchId);
  return batch?.organisationId === actor.organisation.id ? batch : refuse("not_found");
}

const presentBatch = async (call: Call, batchId: string) => viewCodes(await loadBatch(call, batchId), readerOf(call));
