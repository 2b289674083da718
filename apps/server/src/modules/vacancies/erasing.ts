/** Applications go with the account of who sent them: they are nothing but personal data. D §5 */
import type { Erase } from "#modules/residents/index.ts";
import { deleteApplicationsOf } from "./store/keeping.ts";

export const erase: Erase = async ({ db, announce }, { residentId, networkId }) => {
  for (const organisationId of await deleteApplicationsOf(db, residentId))
    await announce("vacancies", { networkId, organisationId });
};
