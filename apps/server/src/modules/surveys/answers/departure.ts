/** A respondent leaves the network: an answer that a key still ties to them goes along; afterwards nobody knows which it was. D §12 */
import type { DepartureStep } from "#modules/residents/index.ts";
import { seals } from "./seal.ts";
import { deleteSealed, findSealed } from "./store/answers.ts";
import { dropFiles } from "./store/files.ts";
import { shareSurvey } from "./store/respondents.ts";
import { deleteRightsOf, listRightsOf } from "./store/rights.ts";

/** The resident is locked already. */
export const endAnswers: DepartureStep = async (db, residentId) => {
  for (const { id: rightId, surveyId } of await listRightsOf(db, residentId)) {
    await shareSurvey(db, surveyId);
    const seal = await seals.find(db, surveyId, rightId);
    const answer = seal && (await findSealed(db, { surveyId, seal }));
    if (!answer) continue;
    await dropFiles(db, [answer.id]);
    await deleteSealed(db, { surveyId, seal });
  }
  await deleteRightsOf(db, residentId);
};
