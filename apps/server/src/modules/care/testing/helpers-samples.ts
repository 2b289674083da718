import type { helpers } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import { defineSamples } from "../../../testing/samples/sample.ts";
import type { Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";

const random = () => ({
  helperId: newId(),
  becomingId: newId(),
  absenceId: newId(),
  certificateId: newId(),
  entryId: newId(),
});

/** Fixed values for the samples, which must be the same each time. */
const fixed = { email: "bea@helpt.example", editedEmail: "bea.de.smet@helpt.example" };

const aHelper = { kind: "neighbour" as const, firstName: "Bea", lastName: "De Smet", languages: ["nl" as const] };
const helperDetails = { kind: "neighbour" as const, transport: "bike" as const, available: ["mon-morning" as const] };
const newHelperId = async ({ people: { wout } }: Town) =>
  (await wout.care.createHelper({ body: { ...aHelper, isProfessional: true, email: `bea.${newId()}@helpt.example` } }))
    .person.id;

const absence = { fromOn: dayIn(50), untilOn: dayIn(63), note: "Met vakantie" };
const certificate = { name: "Uittreksel strafregister", untilOn: dayIn(354) };
const entry = { onDay: dayIn(-1), minutes: 90, text: "Boodschappen gedaan" };

export const helpersSamples = defineSamples<typeof helpers>()({
  async before({ db }) {
    await db
      .updateTable("carePerson")
      .set({ email: null, phone: "+32470000001", mergedInto: null, deletedAt: new Date("2026-01-01T00:00:00.000Z") })
      .where("email", "in", Object.values(fixed))
      .execute();
  },
  stage: {
    helperId: (_, once) => once(newHelperId),
    becomingId: async ({ people: { wout } }) =>
      (
        await wout.care.createMember({
          body: { firstName: "Bea", languages: ["nl"], email: `bea.${newId()}@helpt.example` },
        })
      ).id,
    absenceId: async ({ people: { wout } }, once) =>
      (await wout.care.addAbsence({ params: { personId: await once(newHelperId) }, body: absence })).id,
    certificateId: async ({ people: { wout } }, once) =>
      (await wout.care.addCertificate({ params: { personId: await once(newHelperId) }, body: certificate })).id,
    entryId: async ({ people: { wout } }, once) =>
      (await wout.care.addEntry({ params: { personId: await once(newHelperId) }, body: entry })).id,
  },
  random,
  of: ({ helperId: personId, becomingId, absenceId, certificateId, entryId }) => ({
    listHelpers: { by: "wout", input: { query: { contact: "yes" } } },
    listAllHelpers: { by: "wout", input: {} },
    listProfessionalHelpers: { by: "wout", input: { query: { contact: "yes" } } },
    noteHelper: { by: "wout", input: { params: { personId }, body: { text: "Belt graag 's ochtends" } } },
    listHelpersOfMember: { by: "wout", input: { params: { personId } } },
    exportHelpers: { by: "ada", input: { query: { format: "csv" } } },
    findHelpers: { by: "wout", input: { query: { search: "Bea" } } },
    summariseHelpers: { by: "wout", input: {} },
    listHelperRegions: { by: "wout", input: {} },
    getHelper: { by: "wout", input: { params: { personId } } },
    createHelper: { by: "wout", input: { body: { ...aHelper, email: fixed.email } } },
    makeHelper: { by: "wout", input: { params: { personId: becomingId }, body: helperDetails } },
    editHelper: {
      by: "wout",
      input: {
        params: { personId },
        body: { ...aHelper, ...helperDetails, email: fixed.editedEmail, address: { by: "same" }, version: 1 },
      },
    },
    setHelperStatus: {
      by: "wout",
      input: { params: { personId }, body: { status: "declined", because: "Verhuist binnenkort" } },
    },
    suspendHelper: { by: "wout", input: { params: { personId }, body: { isSuspended: true, because: "Verhuisd" } } },
    listHelped: { by: "wout", input: { params: { personId } } },
    countHelperTickets: { by: "wout", input: { params: { personId } } },
    addAbsence: { by: "wout", input: { params: { personId }, body: absence } },
    deleteAbsence: { by: "wout", input: { params: { personId, absenceId } } },
    addCertificate: { by: "wout", input: { params: { personId }, body: certificate } },
    deleteCertificate: { by: "wout", input: { params: { personId, certificateId } } },
    listEntries: { by: "wout", input: { params: { personId } } },
    addEntry: { by: "wout", input: { params: { personId }, body: entry } },
    deleteEntry: { by: "wout", input: { params: { personId, entryId } } },
  }),
});
