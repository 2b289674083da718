/** Applications are deleted with the applicant's account: they are nothing but personal data. D §5 */
import type { ErasureStep } from "#modules/residents/index.ts";
import { deleteApplicationsOf } from "./store/retention.ts";

export const eraseApplications: ErasureStep = async ({ db, announce }, { residentId, networkId }) => {
  for (const organisationId of await deleteApplicationsOf(db, residentId))
    await announce("vacancies", { networkId, organisationId });
};
