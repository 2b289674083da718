/** People who were registered twice, with different data, to be found, compared and merged. */
import type { DuplicateReason } from "@stoep/contract/care";
import { chance } from "../chance.ts";
import { stableId } from "../stable-id.ts";
import type { CarePerson } from "./people.ts";

interface DuplicatePair {
  one: CarePerson;
  again: CarePerson;
  because: DuplicateReason[];
}

const homeAddress = ({ lastName }: CarePerson) =>
  `familie.${lastName.toLowerCase().replace(/[^a-z]/g, "")}@example.org`;

/** How a colleague who searched differently registered the person again. */
const variants: { because: DuplicateReason; change: (one: CarePerson) => Partial<CarePerson> }[] = [
  { because: "name-street", change: (one) => ({ phone: null, email: homeAddress(one) }) },
  {
    because: "name-house",
    change: ({ lastName }) => ({ lastName: swapLetters(lastName), email: null, phone: "+3295559900" }),
  },
  // The four of the mobile number is missing.
  { because: "phone", change: ({ phone }) => ({ lastName: "", email: null, phone: `+32${phone?.slice(4)}` }) },
];

const swapLetters = (name: string) =>
  name.replace(/^(..)(.)(.)/, (_, start, first, second) => `${start}${second}${first}`);

/** Duplicates of the first members who have a mobile number, and a name in which two letters can be swapped. */
export function duplicatesOf(members: readonly CarePerson[]): DuplicatePair[] {
  const able = members.filter(
    ({ phone, lastName, suspendedBecause }) =>
      phone?.startsWith("+3247") && lastName.length > 7 && swapLetters(lastName) !== lastName && !suspendedBecause,
  );
  return variants.flatMap(({ because, change }, index) => {
    const one = able[index * 2];
    if (!one) return [];
    const id = stableId("care/again", one.id);
    const again = { ...one, introduction: "", keyRemark: "", ...change(one) };
    return [
      { one, because: reasonsOf(because), again: { ...again, id, luck: chance(id), sinceDays: one.sinceDays / 3 } },
    ];
  });
}

/** People in one house also live in one street, so an equal name is found for both reasons. */
const reasonsOf = (because: DuplicateReason): DuplicateReason[] =>
  because === "name-street" ? ["name-street", "name-house"] : [because];

export const duplicateRows = (pairs: readonly DuplicatePair[], organisationId: string, foundAt: Date) =>
  pairs.map(({ one, again, because }) => {
    const [oneId = "", otherId = ""] = [one.id, again.id].sort();
    return { id: stableId("care/double", one.id), organisationId, oneId, otherId, because, foundAt };
  });
