/** Who gets a delivery: named, or selected by a query. */
import type { Language } from "@stoep/contract/kernel";
import type { AliasableExpression } from "kysely";

export interface Recipient {
  accountId: string | null;
  email: string;
  language: Language;
  /** Values for this recipient only, such as a personal link; they override the common ones. */
  values?: Record<string, string>;
  /** The subject, if it differs from that of the other recipients. */
  subjectId?: string;
}
/** The columns of a delivery: what `address` is depends on the channel. */
export interface RecipientColumns extends Pick<Recipient, "accountId" | "language"> {
  address: string;
}
/** A query that selects these three columns, from any tables. */
export type RecipientQuery = AliasableExpression<RecipientColumns>;
