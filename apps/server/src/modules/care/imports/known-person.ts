/** Whom a row with a known e-mail address or number is about. Pure. S2 §5, D §10 */
import { nameKey } from "../people/index.ts";

export interface ContactDraft {
  email: string;
  phone: string;
  firstName: string;
  lastName: string;
  companyName: string;
}
type KnownPerson = Omit<ContactDraft, "email" | "phone"> & { id: string; email: string | null; phone: string | null };

/**
 * Of several people with one number the one who has the row's name. undefined: nobody has them. null: it cannot be said who is meant.
 */
export function whomOf(draft: ContactDraft, people: readonly KnownPerson[]): string | null | undefined {
  const byEmail = people.filter(({ email }) => draft.email !== "" && email === draft.email);
  const byPhone = people.filter(({ phone }) => draft.phone !== "" && phone === draft.phone);
  const both = byEmail.filter(({ id }) => byPhone.some((one) => one.id === id));
  const some = byEmail.length > 0 && byPhone.length > 0 ? both : [...byEmail, ...byPhone];
  if (byEmail.length + byPhone.length === 0) return undefined;
  const named = some.filter((one) => nameKey(one) === nameKey(draft));
  const [found, other] = some.length === 1 ? some : named;
  return found && !other ? found.id : null;
}
