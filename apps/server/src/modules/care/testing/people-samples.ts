import type { people, personRecords } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import { aPicture } from "../../../testing/files.ts";
import { defineSamples } from "../../../testing/samples/sample.ts";
import type { Town } from "../../../testing/town.ts";

const random = () => ({ personId: newId(), noteId: newId(), newcomerId: newId(), householderId: newId() });

/** Fixed values for the samples, which must be the same each time. */
const fixed = { email: "lies@zorg.example", editedEmail: "lies.peeters@zorg.example" };

const aMember = { firstName: "Lies", lastName: "Peeters", languages: ["nl" as const] };
const newMemberId = async ({ people: { wout } }: Town) =>
  (await wout.care.createMember({ body: { ...aMember, email: `lies.${newId()}@zorg.example` } })).id;

export const peopleSamples = defineSamples<typeof people & typeof personRecords>()({
  async before({ db }) {
    await db
      .updateTable("carePerson")
      .set({ email: null, phone: "+32470000000", mergedInto: null, deletedAt: new Date("2026-01-01T00:00:00.000Z") })
      .where("email", "in", Object.values(fixed))
      .execute();
  },
  stage: {
    personId: (_, once) => once(newMemberId),
    newcomerId: (town) => newMemberId(town),
    householderId: async (town, once) => {
      const id = await newMemberId(town);
      const body = { otherId: await once(newMemberId) };
      await town.people.wout.care.linkHousehold({ params: { personId: id }, body });
      return id;
    },
    noteId: async ({ people: { wout } }, once) => {
      const personId = await once(newMemberId);
      return (await wout.care.writeNote({ params: { personId }, body: { text: "Belt graag 's ochtends" } })).id;
    },
  },
  random,
  of: ({ personId, noteId, addressId, newcomerId, householderId }) => ({
    findCareAddresses: { by: "wout", input: { query: { search: "Noordstraat" } } },
    findPeople: { by: "wout", input: { query: { search: "Lies" } } },
    queryMembers: { by: "wout", input: { query: { search: "Lies" } } },
    findSamePerson: { by: "wout", input: { query: { email: fixed.email, phone: "0470 12 34 56" } } },
    getPerson: { by: "wout", input: { params: { personId } } },
    listMembers: { by: "wout", input: { query: { contact: "yes" } } },
    summariseMembers: { by: "wout", input: {} },
    createMember: {
      by: "wout",
      input: { body: { ...aMember, email: fixed.email, address: { by: "list", addressId } } },
    },
    makeMember: { by: "wout", input: { params: { personId } } },
    editPerson: {
      by: "wout",
      input: {
        params: { personId },
        body: { ...aMember, email: fixed.editedEmail, address: { by: "same" }, version: 1 },
      },
    },
    suspendMember: { by: "wout", input: { params: { personId }, body: { isSuspended: true, because: "Verhuisd" } } },
    deletePerson: { by: "ada", input: { params: { personId } } },
    writeNote: { by: "wout", input: { params: { personId }, body: { text: "Belt graag 's ochtends" } } },
    searchNotes: { by: "wout", input: {} },
    exportMembers: { by: "wout", input: {} },
    tagPeople: { by: "wout", input: { body: { personIds: [personId] } } },
    setPersonPicture: {
      by: "wout",
      needs: ["personId"],
      input: aPicture().then((file) => ({ params: { personId }, file, fileName: "lies.png" })),
    },
    linkHousehold: { by: "wout", input: { params: { personId }, body: { otherId: newcomerId } } },
    leaveHousehold: { by: "wout", input: { params: { personId: householderId } } },
    deletePersonPicture: { by: "wout", input: { params: { personId } } },
    showPrivate: { by: "ada", input: { params: { personId } } },
    savePrivate: {
      by: "ada",
      input: { params: { personId }, body: { gender: "female", birthOn: "1950-05-12", iban: "", swift: "" } },
    },
    listReadings: { by: "ada", input: { params: { personId } } },
    listCareReadings: { by: "ada", input: { query: { what: "file" } } },
    printReadings: { by: "ada", input: { params: { personId } } },
    deleteNote: { by: "wout", input: { params: { noteId } } },
  }),
});
