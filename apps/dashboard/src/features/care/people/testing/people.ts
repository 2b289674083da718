/** Lies, who asks for help. */
import { idOf } from "@stoep/client/testing";
import type { MemberRow, Person, PersonHit } from "../parts/words.ts";

const lies = {
  id: idOf(70),
  name: "Lies Peeters",
  picture: null,
  isHelper: false,
  joinedAt: "2026-01-05T09:00:00.000Z",
  languages: ["nl" as const],
  contact: { email: "", phone: "+32470123456", phoneText: "0470 12 34 56" },
  neighbourhood: { id: idOf(71), name: "Muide" },
  keyRemark: "Hard of hearing",
  tags: [],
  activity: "active" as const,
  completion: { percent: 80, missing: ["picture" as const, "bank-account" as const] },
  tickets: 4,
  solved: 3,
  lastTicketAt: "2026-05-05T09:00:00.000Z",
};

export const aMemberRow = (change: Partial<MemberRow> = {}): MemberRow => ({
  ...lies,
  isSuspended: false,
  ...change,
});

export const aHit = (change: Partial<PersonHit> = {}): PersonHit => ({
  id: lies.id,
  name: lies.name,
  detail: "Muide",
  isMember: true,
  isHelper: false,
  isSuspended: false,
  ...change,
});

export const aPerson = (change: Partial<Person> = {}): Person => ({
  ...lies,
  version: 1,
  isMember: true,
  firstName: "Lies",
  lastName: "Peeters",
  companyName: "",
  language: "nl",
  address: {
    street: "Muidelaan",
    houseNumber: "12",
    postalCode: "9000",
    city: "Gent",
    longitude: 3.72,
    latitude: 51.07,
  },
  introduction: "Lives alone",
  leadSource: "letter",
  leadExplanation: "",
  referredBy: "",
  memberOrganisation: "",
  subscribedOn: null,
  suspendedAt: null,
  suspendedBecause: "",
  isLinked: false,
  household: [],
  sealed: [],
  can: { edit: true, delete: true, seePrivate: true, readLog: true },
  ...change,
});
