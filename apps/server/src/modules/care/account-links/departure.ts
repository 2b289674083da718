/** What is deleted when a resident leaves or deletes their account, and what they can download. D §5 */
import { ownFields, ownList } from "#modules/files/index.ts";
import type { DepartureStep } from "#modules/residents/index.ts";
import { eraseAccount, findAccountOfResident, listOwnRequests, type OwnRequest } from "./store/requests.ts";
import { words } from "./texts.ts";
import { endLinks } from "./unlink.ts";

const texts = words.ownData;

/** A person who moves away or deletes their account loses their links with people of care in this network. */
export const unlinkDeparted: DepartureStep = async (db, residentId, parting) => {
  const accountId = await findAccountOfResident(db, residentId);
  if (accountId === undefined) return;
  const askers = await eraseAccount(db, accountId);
  await endLinks({ db, ...parting }, { accountId }, askers);
};

export const ownRequests = ownList<OwnRequest>({
  name: "careLinks",
  title: texts.careLinks.title,
  rows: (db, { accountId }) => listOwnRequests(db, accountId),
  fields: [
    ...ownFields(texts.careLinks, "organisation"),
    {
      name: "state",
      heading: texts.careLinks.fields.state,
      value: ({ state }) => state,
      words: texts.states,
    },
    ...ownFields(texts.careLinks, "askedAt", "answeredAt"),
  ],
});
