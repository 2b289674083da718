import { Notice, Stack, useDebouncedValue } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api, queryOf } from "../../../../app/index.ts";
import type { PersonDraft } from "./person-draft.ts";
import { type PersonHit, useText } from "./words.ts";

type Typed = Pick<PersonDraft, "firstName" | "lastName" | "email" | "phone">;
type Props = {
  /** What is typed about a new person. */
  of: Typed;
  /** A row for each, with what can be done with them. */
  row: (person: PersonHit) => ReactNode;
};

const mostShown = 4;
/** Shorter numbers are still being typed. */
const fewestDigits = 8;

/** While somebody new is added: people who have this number, email address or name already. S2 §5 */
export function Doubles({ of, row }: Props) {
  const t = useText();
  const people = useDoubles(of);
  return (
    <div role="status">
      {people.length > 0 && (
        <Notice tone="warning" title={t("same.likely")}>
          <Stack gap="sm">{people.map(row)}</Stack>
        </Notice>
      )}
    </div>
  );
}

/** At most four, those with the same number or email address first. */
function useDoubles(of: Typed): PersonHit[] {
  const [phone] = useDebouncedValue(digitsIn(of.phone) >= fewestDigits ? of.phone.trim() : "", 300);
  const [email] = useDebouncedValue(/^\S+@\S+\.\S+$/.test(of.email.trim()) ? of.email.trim() : "", 300);
  const [name] = useDebouncedValue(fullName(of), 300);
  const bySame = useQuery({
    ...queryOf(api.care.findSamePerson, { query: { email: email || undefined, phone: phone || undefined } }),
    enabled: email !== "" || phone !== "",
    placeholderData: keepPreviousData,
  });
  const byName = useQuery({
    ...queryOf(api.care.findPeople, { query: { search: name } }),
    enabled: name !== "",
    placeholderData: keepPreviousData,
  });
  const found = [
    ...(email !== "" || phone !== "" ? (bySame.data?.items ?? []) : []),
    ...(name === "" ? [] : (byName.data?.items ?? [])),
  ];
  return [...new Map(found.map((person) => [person.id, person])).values()].slice(0, mostShown);
}

const digitsIn = (text: string): number => text.replace(/\D/g, "").length;

/** Empty while only one of the names is known, which too many people have. */
function fullName({ firstName, lastName }: Typed): string {
  const names = [firstName.trim(), lastName.trim()];
  return names.every((one) => one.length >= 2) ? names.join(" ").slice(0, 100) : "";
}
