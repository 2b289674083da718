import type { members } from "#modules/accounts/index.ts";
import { deleteWorkerFunction } from "./store/functions.ts";

/** Which function a colleague has is of no use without them. */
export const functionOfWorker: members.OwnOfMember = {
  columns: ["care_worker_function.account_id"],
  end: ({ db }, { accountId, organisationId }) => deleteWorkerFunction(db, organisationId, accountId),
};
