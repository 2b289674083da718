/** What the kept record gets by a merge, and what it gives back when unmerged. Pure. S2 §5 */
import { type MergeField, mergeFields } from "@stoep/contract/care";
import type { Selectable } from "kysely";
import type { CareHelperTable } from "../../../schema/db.types.ts";
import type { PersonRow } from "../people/index.ts";

type Column = keyof PersonRow;

const columns: Record<Exclude<MergeField, "help">, readonly Column[]> = {
  name: ["firstName", "lastName", "companyName"],
  email: ["email"],
  phone: ["phone", "phoneNational"],
  address: ["street", "houseNumber", "postalCode", "city", "longitude", "latitude", "neighbourhoodId"],
  introduction: ["introduction"],
  keyRemark: ["keyRemark"],
  lead: ["leadSource", "leadExplanation"],
  referredBy: ["referredBy"],
  memberOrganisation: ["memberOrganisation"],
  subscribedOn: ["subscribedOn"],
  picture: ["pictureId"],
  private: ["sealed"],
};
const comparedFields = mergeFields.filter((field) => field !== "help");

const isFilled = (row: PersonRow, field: keyof typeof columns) =>
  columns[field].some((column) => row[column] !== null && row[column] !== "");
const serialised = (row: PersonRow, field: keyof typeof columns) =>
  JSON.stringify(columns[field].map((column) => row[column]));

/** Fields filled differently in both records. Private data is only compared for readers who may see it. */
export const differingFields = (one: PersonRow, other: PersonRow, seesPrivate: boolean): MergeField[] =>
  comparedFields.filter(
    (field) =>
      (field !== "private" || seesPrivate) &&
      // A linked person's name comes from the account, so there is nothing to choose.
      (field !== "name" || (one.accountId === null && other.accountId === null)) &&
      isFilled(one, field) &&
      isFilled(other, field) &&
      serialised(one, field) !== serialised(other, field),
  );

type HelpDetails = Pick<
  Selectable<CareHelperTable>,
  "kind" | "skills" | "transport" | "radiusKm" | "available" | "monthlyCap" | "isProfessional"
>;

/** Whether both are helpers, with different details. */
export function differingHelp(one: HelpDetails | undefined, other: HelpDetails | undefined): MergeField[] {
  if (!one || !other) return [];
  const written = ({ kind, skills, transport, radiusKm, available, monthlyCap, isProfessional }: HelpDetails) =>
    JSON.stringify([kind, skills, transport, radiusKm, available, monthlyCap, isProfessional]);
  return written(one) === written(other) ? [] : ["help"];
}

type Values = Record<string, unknown>;

/** With the name as it was typed, without the account's. */
const withTypedName = (row: PersonRow): PersonRow => ({
  ...row,
  firstName: row.typedFirstName ?? row.firstName,
  lastName: row.typedLastName ?? row.lastName,
  typedFirstName: null,
  typedLastName: null,
});
/** With the account's name shown, and the typed one kept for when the link ends. */
const withAccountName = (typed: Values, by: PersonRow): Values => ({
  ...typed,
  typedFirstName: typed["firstName"],
  typedLastName: typed["lastName"],
  firstName: by.firstName,
  lastName: by.lastName,
});

/** The columns of the kept record that the merge changes. */
export function changedColumns(kept: PersonRow, gone: PersonRow, take: readonly MergeField[]): Partial<PersonRow> {
  const by = [kept, gone].find(({ accountId }) => accountId !== null);
  const wanted = mergedValues(withTypedName(kept), withTypedName(gone), take);
  return differencesFrom(
    kept,
    by
      ? withAccountName(
          { firstName: withTypedName(kept).firstName, lastName: withTypedName(kept).lastName, ...wanted },
          by,
        )
      : wanted,
  );
}

function mergedValues(kept: PersonRow, gone: PersonRow, take: readonly MergeField[]): Values {
  const wanted: Values = {
    isMember: kept.isMember || gone.isMember,
    joinedAt: earliest(kept.joinedAt, gone.joinedAt),
    languages: [...new Set([...kept.languages, ...gone.languages])].slice(0, 32),
    ...(kept.accountId === null ? { accountId: gone.accountId, linkedAt: gone.linkedAt } : {}),
    // If either record is suspended, the merged one is.
    ...(kept.suspendedAt === null ? { suspendedAt: gone.suspendedAt, suspendedBecause: gone.suspendedBecause } : {}),
    lastTicketAt: latest(kept.lastTicketAt, gone.lastTicketAt),
    careHouseholdId: kept.careHouseholdId ?? gone.careHouseholdId,
  };
  for (const field of comparedFields)
    if (isFilled(gone, field) && (take.includes(field) || !isFilled(kept, field)))
      for (const column of columns[field]) wanted[column] = gone[column];
  return wanted;
}

function differencesFrom(kept: PersonRow, wanted: Values): Partial<PersonRow> {
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([column, value]) => JSON.stringify(value) !== JSON.stringify(kept[column as Column]),
    ),
  );
}

export const latest = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one;
export const earliest = (one: Date, other: Date): Date => (latest(one, other) === one ? other : one);

/**
 * The columns to restore in a person. If the merge brought the account, the link goes back, and the name, which the account may have
 * changed since, returns to the typed one.
 */
export function restoredPerson<Row extends Pick<PersonRow, "accountId" | "typedFirstName" | "typedLastName">>(
  now: Row,
  changed: ColumnChange,
): Partial<Row> {
  const { was, became } = changed;
  const back = restoredColumns(now, changed);
  if (was["accountId"] !== null || now.accountId === null || now.accountId !== became["accountId"]) return back;
  const firstName = was["firstName"] ?? now.typedFirstName;
  return { ...back, firstName, lastName: was["lastName"] ?? now.typedLastName };
}

/** The columns that a merge changed, with old and new values. */
export interface ColumnChange {
  was: Values;
  became: Values;
}
export const columnChangeOf = (row: object, became: object): ColumnChange => ({
  was: Object.fromEntries(Object.keys(became).map((column) => [column, (row as Values)[column]])),
  became: became as Values,
});

/** The old values, except of columns that somebody has changed since. */
export const restoredColumns = <Row extends object>(now: Row, { was, became }: ColumnChange): Partial<Row> =>
  Object.fromEntries(
    Object.entries(was).filter(
      ([column]) => JSON.stringify((now as Values)[column]) === JSON.stringify(became[column]),
    ),
  ) as Partial<Row>;
