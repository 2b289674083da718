/** The values of a person's form, and the request body made of them. */

import type { InputOf } from "@stoep/client/commands";
import type { LeadSource, SpokenLanguage } from "@stoep/contract/care";
import { addressLine } from "@stoep/contract/kernel";
import type { api } from "../../../../app/index.ts";
import type { ChosenAddress } from "./address-choice.tsx";
import type { Person } from "./words.ts";

export type PersonDraft = {
  firstName: string;
  lastName: string;
  /** The name of a helper that is a company; a member's form keeps it unchanged. */
  companyName: string;
  phone: string;
  email: string;
  languages: SpokenLanguage[];
  address: ChosenAddress;
  keyRemark: string;
  introduction: string;
  leadSource: LeadSource | null;
  leadExplanation: string;
  referredBy: string;
  memberOrganisation: string;
  subscribedOn: string | null;
  tagIds: string[];
};
export type Body = NonNullable<InputOf<typeof api.care.createMember>>["body"];

export const noAddress: ChosenAddress = { address: "", longitude: null, latitude: null, id: null };

const labelOf = ({ address }: Person): string => (address ? addressLine(address) : "");

export const newPerson = (language: SpokenLanguage, firstName = ""): PersonDraft => ({
  firstName,
  lastName: "",
  companyName: "",
  phone: "",
  email: "",
  languages: [language],
  address: noAddress,
  keyRemark: "",
  introduction: "",
  leadSource: null,
  leadExplanation: "",
  referredBy: "",
  memberOrganisation: "",
  subscribedOn: null,
  tagIds: [],
});

type Typed = Partial<Pick<PersonDraft, "firstName" | "lastName" | "phone" | "email" | "address">>;

/** What somebody typed to find a person who is not there, as first values of the new one: an email address, number, street or name. */
export function personFrom(typed: string): Typed {
  const text = typed.trim();
  if (text.includes("@")) return { email: text };
  if (/^[+(\d][\d\s()./-]*$/.test(text)) return { phone: text.slice(0, 40) };
  if (/\p{L}.*\d/u.test(text)) return { address: { ...noAddress, address: text } };
  const [, first = "", last = ""] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
  return { firstName: first.slice(0, 80), lastName: last.slice(0, 80) };
}

export const draftOf = (person: Person): PersonDraft => ({
  firstName: person.firstName,
  lastName: person.lastName,
  companyName: person.companyName,
  phone: person.contact?.phone ?? "",
  email: person.contact?.email ?? "",
  languages: person.languages,
  address: {
    address: labelOf(person),
    longitude: person.address?.longitude ?? null,
    latitude: person.address?.latitude ?? null,
    id: null,
  },
  keyRemark: person.keyRemark ?? "",
  introduction: person.introduction ?? "",
  leadSource: person.leadSource,
  leadExplanation: person.leadExplanation ?? "",
  referredBy: person.referredBy,
  memberOrganisation: person.memberOrganisation,
  subscribedOn: person.subscribedOn,
  tagIds: person.tags.map(({ id }) => id),
});

/** Splits a typed address at its comma: street and number before it, postal code and city after it. */
function splitAddress(text: string) {
  const [house = "", city = ""] = text.split(/,(.*)/s).map((part) => part.trim());
  const [, street = house, houseNumber = ""] = /^(.*?)\s+(\d+\s?\S*)$/.exec(house) ?? [];
  const [, postalCode = "", place = city] = /^(\d[\w ]{2,6}?)\s+(\D.*)$/.exec(city) ?? [];
  return {
    street: street.slice(0, 120),
    houseNumber: houseNumber.slice(0, 20),
    postalCode: postalCode.slice(0, 12),
    city: place.slice(0, 120),
  };
}

/** The address for the request body. `before`: that of the record, which is not looked up again. */
export function addressOf(
  { address, longitude, latitude, id }: ChosenAddress,
  before: ChosenAddress | null,
): Body["address"] {
  const text = address.trim();
  if (text === "") return null;
  if (before?.address === address && before.longitude === longitude && before.latitude === latitude)
    return { by: "same" };
  if (id !== null) return { by: "list", addressId: id };
  if (longitude === null || latitude === null) return { by: "text", text };
  return { by: "pin", ...splitAddress(text), longitude, latitude };
}

/** `before`: the values with which the form was opened; null for a new person. */
export const bodyOf = ({ address, ...draft }: PersonDraft, before: PersonDraft | null): Body => ({
  ...draft,
  language: draft.languages[0] ?? null,
  address: addressOf(address, before?.address ?? null),
});
