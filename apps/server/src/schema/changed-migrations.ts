/**
 * Migrations that were changed after earlier versions of Stoep had applied them. It happened twice and cannot happen again
 * (migrations/checksums.txt). Databases of those versions get a statement that adds what their file lacked.
 */
interface ChangedMigration {
  /** The checksum of the file as it is now. */
  becomes: string;
  statement: string;
}

const accessIndexes = `
  create index if not exists identity_by_provider on public.identity (provider_id);
  create index if not exists sign_on_provider on public.sign_on (provider_id);
  create index if not exists session_signed_on on public.session (sign_on_organisation_id)
    where sign_on_organisation_id is not null`;
const access = "5653d1044b50a0c542864e02c92d6093c18c0737ea15ade9a29ecc3999e8b0e0";

/** By the checksum of the file that was applied then. */
export const changedMigrations: ReadonlyMap<string, ChangedMigration> = new Map([
  [
    // 0006_residents.sql asked for the password before the mail.
    "b4bdb440fcf7428a6a78c5c5d389234cafdab13eb6ebb74e0fb1762c3df4bf6d",
    {
      becomes: "48d4d43e4f926433042238250b02531bd292cdc8aac8c1cef87f24c7684dbd7a",
      statement: "alter table public.sign_up drop column password_hash",
    },
  ],
  // 0008_access.sql lacked indexes: three at first, later one.
  ["735f6c0d639da21f0ad41f098825240b4fb09230b632db5122f4675ec85d4c8f", { becomes: access, statement: accessIndexes }],
  ["25d3e2ad3d1a61c30f65ad0a75b0ad508ba7b50b81be4a93a2864a62f4fad205", { becomes: access, statement: accessIndexes }],
]);
