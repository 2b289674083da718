/** Applications are deleted with the applicant's account: they are nothing but personal data. D §5 */
import { eraseDeliveriesAbout } from "#modules/notifications/index.ts";
import type { ErasureStep } from "#modules/residents/index.ts";
import { deleteApplicationsOf } from "./store/retention.ts";

export const eraseApplications: ErasureStep = async ({ db, announce }, { residentId, networkId, now }) => {
  const deleted = await deleteApplicationsOf(db, residentId);
  const subjectIds = deleted.map(({ id }) => id);
  await eraseDeliveriesAbout(db, { subjectIds, isToThem: true, now });
  for (const organisationId of new Set(deleted.map((one) => one.organisationId)))
    await announce("vacancies", { networkId, organisationId });
};
