/** The folder for messages without a real transport: one JSON file each, sorted by name from old to new. */
import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const Posted = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("mail"),
    from: z.string(),
    to: z.string(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    messageId: z.string(),
    headers: z.record(z.string(), z.string()),
  }),
  z.object({ kind: z.literal("text"), to: z.string(), text: z.string() }),
]);
const Kept = z.object({ id: z.string(), at: z.string(), message: Posted });
type Posted = z.infer<typeof Posted>;
export type MailboxEntry = z.infer<typeof Kept>;

export interface Mailbox {
  put(message: Posted): Promise<void>;
  /** The newest first. */
  list(limit?: number): Promise<MailboxEntry[]>;
  read(id: string): Promise<MailboxEntry | null>;
}

const idShape = /^\d{13}-[0-9a-f]{8}$/;

export function openMailbox(folder: string): Mailbox {
  const home = join(folder, "mailbox");
  const fileOf = (id: string) => join(home, `${id}.json`);
  const read = async (id: string): Promise<MailboxEntry | null> => {
    if (!idShape.test(id)) return null;
    const text = await readFile(fileOf(id), "utf8").catch(() => null);
    return text === null ? null : Kept.parse(JSON.parse(text));
  };
  return {
    read,
    async put(message) {
      await mkdir(home, { recursive: true });
      const at = new Date();
      const id = `${at.getTime().toString().padStart(13, "0")}-${randomBytes(4).toString("hex")}`;
      // Written under another name first, so that nobody reads a partial file.
      await writeFile(`${fileOf(id)}.part`, JSON.stringify({ id, at: at.toISOString(), message }), { mode: 0o600 });
      await rename(`${fileOf(id)}.part`, fileOf(id));
    },
    async list(limit = 200) {
      const names = await readdir(home).catch(() => []);
      const ids = names.filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -5));
      const kept = await Promise.all(ids.sort().reverse().slice(0, limit).map(read));
      return kept.filter((one) => one !== null);
    },
  };
}
