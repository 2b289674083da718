import type { accountLinks } from "@stoep/contract/care";
import { dayMs } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { defineSamples } from "../../../testing/samples/sample.ts";
import type { Town } from "../../../testing/town.ts";
import { aHelper, aPerson, aTicket } from "./rows.ts";

const random = () => ({
  unlinkedId: newId(),
  linkRequestId: newId(),
  linkedOrganisationId: newId(),
  ownTicketId: newId(),
});

const anUnlinkedPerson = (town: Town) => aPerson(town, { email: `${newId()}@care.example` });

/** Dirk is asked by the association, and already helps the city. */
async function aRequest(town: Town) {
  const id = newId();
  const organisationId = town.organisations.association;
  const personId = await aPerson(town, { organisationId, email: `${newId()}@care.example` });
  const { accountId } = town.people.dirk;
  const askedAt = town.clock.now();
  const expiresAt = new Date(askedAt.getTime() + dayMs);
  await town.db.deleteFrom("careLinkRequest").where("accountId", "=", accountId).execute();
  await town.db
    .insertInto("careLinkRequest")
    .values({ id, organisationId, personId, accountId, state: "asked", askedAt, expiresAt })
    .execute();
  return id;
}

/** Unlinks the previous one, because an organisation has at most one link per account. */
async function aLinkedHelper(town: Town) {
  const { accountId } = town.people.dirk;
  await town.db.updateTable("carePerson").set({ accountId: null }).where("accountId", "=", accountId).execute();
  return aHelper(town, { person: { email: `${newId()}@care.example`, accountId, linkedAt: town.clock.now() } });
}

let lastNumber = 7_000_000;
async function aTask(town: Town, helperId: string) {
  lastNumber += 1;
  const memberId = await aPerson(town, { email: `${newId()}@care.example`, street: "Molenstraat", city: "Testdorp" });
  return aTicket(town, { state: "planned", memberId, helperId, number: lastNumber });
}

export const accountLinkSamples = defineSamples<typeof accountLinks>()({
  stage: {
    unlinkedId: (_, once) => once(anUnlinkedPerson),
    linkRequestId: (_, once) => once(aRequest),
    linkedOrganisationId: async (town, once) => {
      await once(aLinkedHelper);
      return town.organisations.city;
    },
    ownTicketId: async (town, once) => aTask(town, await once(aLinkedHelper)),
  },
  random,
  of: ({ unlinkedId, linkRequestId, linkedOrganisationId, ownTicketId }) => ({
    findAccountLink: { by: "wout", input: { params: { personId: unlinkedId } } },
    askAccountLink: { by: "wout", input: { body: { personId: unlinkedId, reach: "niemand@nergens.example" } } },
    endAccountLink: { by: "wout", input: { params: { personId: unlinkedId } } },
    listOwnLinks: { by: "dirk", input: {} },
    answerLink: { by: "dirk", input: { params: { requestId: linkRequestId }, body: { agrees: false } } },
    endOwnLink: { by: "dirk", input: { params: { organisationId: linkedOrganisationId } } },
    listOwnTasks: { by: "dirk", input: {} },
    cancelOwnTask: { by: "dirk", input: { params: { ticketId: ownTicketId }, body: { text: "Ziek" } } },
    answerOwnTask: { by: "dirk", input: { params: { ticketId: ownTicketId }, body: { answer: "no" } } },
  }),
});
