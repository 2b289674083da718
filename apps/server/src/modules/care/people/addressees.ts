/** Messages to a number or mailbox that several people share say whom they are for. D §10 */
import type { AskChannel } from "@stoep/contract/care";
import { type Language, personName } from "@stoep/contract/kernel";
import type { Db } from "#kernel/database.ts";
import { listSharers } from "./store/households.ts";
import { say } from "./texts.ts";

/** The beginning of a message; empty for those who have their number or address for themselves. */
export type ForWhom = (language: Language) => string;

export async function findAddressees(
  db: Db,
  personIds: readonly string[],
): Promise<(personId: string, channel: AskChannel) => ForWhom> {
  const sharers = new Map((await listSharers(db, personIds)).map((row) => [row.id, row]));
  return (personId, channel) => {
    const row = sharers.get(personId);
    const isShared = channel === "mail" ? row?.sharesEmail : row?.sharesPhone;
    return (language) => (row && isShared ? say(language, "forWhom", { name: personName(row) }) : "");
  };
}
