/** What is deleted when a resident leaves or deletes their account, and what they can download. D §5 */
import { ownList } from "#modules/files/index.ts";
import type { DepartureStep } from "#modules/residents/index.ts";
import { eraseAccount, findAccountOfResident, listOwnRequests, type OwnRequest } from "./store/requests.ts";
import { endLinks } from "./unlink.ts";

/** A person who moves away or deletes their account loses their links with people of care in this network. */
export const unlinkDeparted: DepartureStep = async (db, residentId, parting) => {
  const accountId = await findAccountOfResident(db, residentId);
  if (accountId === undefined) return;
  const askers = await eraseAccount(db, accountId);
  await endLinks({ db, ...parting }, { accountId }, askers);
};

const states = {
  asked: { en: "Asked", nl: "Gevraagd", fr: "Demandé", tr: "Soruldu" },
  agreed: { en: "You agreed", nl: "Akkoord", fr: "Vous avez accepté", tr: "Kabul ettiniz" },
  declined: { en: "You declined", nl: "Geweigerd", fr: "Vous avez refusé", tr: "Reddettiniz" },
  withdrawn: { en: "Taken back", nl: "Ingetrokken", fr: "Retiré", tr: "Geri çekildi" },
} as const;

export const ownRequests = ownList<OwnRequest>({
  name: "careLinks",
  title: {
    en: "Who asked to link your account",
    nl: "Vragen om het account te koppelen",
    fr: "Qui a demandé à lier votre compte",
    tr: "Hesabınızı bağlamak isteyenler",
  },
  rows: (db, { accountId }) => listOwnRequests(db, accountId),
  fields: [
    {
      name: "organisation",
      heading: { en: "Organisation", nl: "Organisatie", fr: "Organisation", tr: "Kuruluş" },
      value: ({ organisation }) => organisation,
    },
    {
      name: "state",
      heading: { en: "Status", nl: "Status", fr: "État", tr: "Durum" },
      value: ({ state }) => state,
      words: states,
    },
    {
      name: "askedAt",
      heading: { en: "Asked", nl: "Gevraagd", fr: "Demandé", tr: "Soruldu" },
      value: ({ askedAt }) => askedAt,
    },
    {
      name: "answeredAt",
      heading: { en: "Answered", nl: "Beantwoord", fr: "Répondu", tr: "Yanıtlandı" },
      value: ({ answeredAt }) => answeredAt,
    },
  ],
});
