/**
 * Sealed texts: encrypted with a key of the installation for one column of one row, such as a bank account or a client secret. Each
 * names its key: `<id of the key>:<encrypted>`.
 */
import type { Db } from "../database.ts";
import { decrypt, encrypt } from "./cipher.ts";
import { currentKey, keyById } from "./installation-keys.ts";

/** A column that holds sealed texts, declared by the capability whose table it is. */
export interface SealedColumn {
  /** What is in it, in the plural, for operators. */
  what: string;
  /** `public.…`, or bare in a network. */
  table: string;
  column: string;
  /** The columns that identify a row, with their types, in the order in which `placeIn` takes their values. */
  row: Readonly<Record<string, "uuid" | "integer" | "smallint">>;
  /** SQL: the rows whose text is sealed, if not all are. */
  where?: string;
  /** A sealed text follows a dot. */
  hasMarks?: true;
  /** The column for which its texts are sealed, if another. */
  sealedFor?: Pick<SealedColumn, "table" | "column">;
  /** Hashed with a key and not sealed: lost in the same way, but never sealed anew. */
  isHash?: true;
  /** Earlier versions kept these texts in clear. */
  wasInClear?: true;
  /** What a row gets whose text nothing can unseal any more; `row`: it is deleted. */
  ifLost: "null" | "empty" | "row";
}

/** A column and the row in it that a text is sealed for. */
export interface SealedPlace {
  table: string;
  column: string;
  row: string;
}

export const placeIn = (
  { table, column, sealedFor }: SealedColumn,
  ...row: readonly (string | number)[]
): SealedPlace => ({ table: sealedFor?.table ?? table, column: sealedFor?.column ?? column, row: row.join(" ") });

/** For a file whose content is sealed as a whole, by the key it is stored under. */
export const placeOfFile = (key: string): SealedPlace => ({ table: "files", column: "content", row: key });

const sealedWith = (keyId: string, { table, column, row }: SealedPlace): string =>
  JSON.stringify([keyId, table, column, row]);

/** For many texts: reads the current key once. */
export async function sealer(db: Db): Promise<(place: SealedPlace, text: string) => string> {
  const { id, bytes } = await currentKey(db, sealPurpose);
  return (place, text) => `${id}:${encrypt(bytes, sealedWith(id, place), Buffer.from(text, "utf8"))}`;
}

/** The purpose of the keys that seal. */
export const sealPurpose = "sealing";

export const seal = async (db: Db, place: SealedPlace, text: string): Promise<string> =>
  (await sealer(db))(place, text);

/** @throws when the text was altered, is of another place, or its key is not there */
export async function unseal(db: Db, place: SealedPlace, sealed: string): Promise<string> {
  const [keyId = "", text = ""] = sealed.split(":");
  return decrypt(await keyById(db, keyId), sealedWith(keyId, place), text).toString("utf8");
}
