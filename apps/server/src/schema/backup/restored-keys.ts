/** The keys of a restored backup: wrapped with the master key of this installation, or given up with all that they sealed. */
import type pg from "pg";
import { placeOfKey } from "#kernel/keys/installation-keys.ts";
import type { MasterKey } from "#kernel/keys/master-key.ts";
import type { SealedColumn } from "#kernel/keys/seal.ts";
import { giveUpColumns, type Losses } from "../../keys/sealed-columns.ts";

type Client = Pick<pg.Client, "query">;

/** Keys that one of the known master keys wrapped are wrapped with the first of them. */
export async function rewrapRestored(client: Client, known: readonly MasterKey[]): Promise<void> {
  const { rows } = await client.query("select id, purpose, master_id, value from public.installation_key");
  const [first] = known;
  for (const { id, purpose, master_id, value } of rows) {
    const old = known.find((master) => master.id === master_id);
    if (!first || !old || old === first) continue;
    const place = placeOfKey({ id, purpose });
    await client.query("update public.installation_key set master_id = $2, value = $3 where id = $1", [
      id,
      first.id,
      first.wrap(old.unwrap(value, place), place),
    ]);
  }
}

/** Without the master key of the backup: its keys go, and what they sealed. Returns what is lost. */
export async function giveUpRestored(client: Client, columns: readonly SealedColumn[]): Promise<Losses> {
  await client.query("delete from public.installation_key");
  return giveUpColumns(client, columns);
}
