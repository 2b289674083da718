/** What readers read of projects: one of them, or a page of cards. */
import { Id, type Language } from "@stoep/contract/kernel";
import type { ReadProject } from "@stoep/contract/participation";
import { z } from "zod";
import { type Guest, guest, type Network, type Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { cutPage, readCursor } from "#kernel/page.ts";
import { isOnPublicPages } from "../readers.ts";
import { todayIn } from "./rules.ts";
import { listCards, selectReadProjects } from "./store/read-projects.ts";
import { viewCard, viewReadProject } from "./views.ts";

const Place = z.tuple([z.enum(["0", "1", "2"]), z.string().regex(/^-?\d{1,7}$/), Id]);

interface GuestReader {
  network: Network;
  language: Language;
  now: Date;
}

/** A project of the public pages; null if it is not there. */
export async function readAsGuest(db: Db, id: string, { network, language, now }: GuestReader) {
  const row = await selectReadProjects(db, language)
    .where("project.id", "=", id)
    .where((eb) => isOnPublicPages(db, eb, now))
    .executeTakeFirst();
  return row ? (viewReadProject(row, { network, actor: guest, now }) satisfies ReadProject) : null;
}

interface CardReader extends GuestReader {
  actor: Guest | Resident;
  organisationId?: string | undefined;
  pageSize: number;
}

/** Those under way, then those to come, then the latest that are over. */
export async function listCardPage(db: Db, { network, pageSize, ...reader }: CardReader, cursor: string | undefined) {
  const { timeZone } = network;
  const today = todayIn({ now: reader.now, timeZone });
  const place = readCursor(Place, cursor);
  const rows = await listCards(db, { ...reader, timeZone, today, place, limit: pageSize + 1 });
  const { page, next } = cutPage(rows, pageSize, (row) => [row.standing, row.day, row.id]);
  return { items: page.map((row) => viewCard(row, { ...reader, network })), next };
}
