import { aMembership, aSession } from "../../../../app/testing/people.ts";
import type { Invitation, Member, Organisation } from "../words.ts";

const id = (last: number) => `0199a000-0000-7000-8000-${String(last).padStart(12, "0")}`;
const now = "2026-11-21T09:00:00.000Z";

/** Ada owns the city's account. */
export const anOwner = () => aSession(aMembership({ type: "owner" }));

export function anOrganisation(change: Partial<Organisation> = {}): Organisation {
  return {
    id: aMembership().organisation.id,
    name: "Stad Gent",
    kind: "city",
    textHtml: "<p>We are the city.</p>",
    website: "https://stad.gent",
    phone: "+32 9 210 10 10",
    address: "Botermarkt 1, 9000 Gent",
    logo: null,
    banner: null,
    memberSince: "2025-05-12T08:00:00.000Z",
    bottomUp: { isDisabled: false, disabledKinds: [], placeholder: "" },
    secondFactorFrom: null,
    isCareSecured: false,
    ...change,
  };
}

export function aLogo(name = "logo.png") {
  const address = `/api/files/gent/${name}`;
  return { id: id(90), kind: "image" as const, name, bytes: 4000, width: 400, height: 400, address };
}

export function aMember(change: Partial<Member> = {}): Member {
  return {
    membershipId: id(21),
    accountId: id(22),
    firstName: "Viktor",
    lastName: "Maes",
    email: "viktor@gent.example",
    jobTitle: "Neighbourhood officer",
    picture: null,
    type: "user",
    levels: { network: "viewer", participation: null, care: null },
    hasSecondFactor: false,
    since: now,
    lastUsedAt: null,
    isMe: false,
    can: { remove: true },
    ...change,
  };
}

export const ada = () =>
  aMember({
    membershipId: id(31),
    accountId: id(32),
    firstName: "Ada",
    lastName: "Claes",
    email: "ada@gent.example",
    type: "owner",
    levels: { network: null, participation: null, care: null },
    hasSecondFactor: true,
    lastUsedAt: now,
    isMe: true,
  });

export const newcomer = () =>
  aMember({
    membershipId: id(41),
    firstName: "Noor",
    lastName: "Bakker",
    email: "noor@gent.example",
    jobTitle: "",
    type: "pending",
    levels: { network: null, participation: null, care: null },
  });

export function anInvitation(change: Partial<Invitation> = {}): Invitation {
  return {
    id: id(51),
    email: "lies@gent.example",
    type: "user",
    levels: { network: "editor", participation: "viewer", care: null },
    invitedBy: "Ada Claes",
    createdAt: now,
    expiresAt: "2026-11-28T09:00:00.000Z",
    state: "open",
    delivery: { outcome: "sent", can: { sendAgain: "already_sent" } },
    ...change,
  };
}
