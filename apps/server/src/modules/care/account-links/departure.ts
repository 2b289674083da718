/** What is deleted when a resident leaves or deletes their account, and what they can download. D §5 */
import { ownList } from "#modules/files/index.ts";
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
    {
      name: "organisation",
      heading: texts.careLinks.fields.organisation,
      value: ({ organisation }) => organisation,
    },
    {
      name: "state",
      heading: texts.careLinks.fields.state,
      value: ({ state }) => state,
      words: texts.states,
    },
    {
      name: "askedAt",
      heading: texts.careLinks.fields.askedAt,
      value: ({ askedAt }) => askedAt,
    },
    {
      name: "answeredAt",
      heading: texts.careLinks.fields.answeredAt,
      value: ({ answeredAt }) => answeredAt,
    },
  ],
});
