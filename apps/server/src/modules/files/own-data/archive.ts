/**
 * A resident's own data in one ZIP: `index.html` for reading, `data.json` for programs, and their pictures. Everything is read and
 * written row by row, each list twice, so that memory does not depend on the amount.
 */
import { Readable } from "node:stream";
import type { Language } from "@stoep/contract/kernel";
import type { Resident } from "#kernel/actor.ts";
import type { Context } from "#kernel/call.ts";
import type { Download } from "#kernel/module.ts";
import { contentKeys } from "../rules.ts";
import { type ZipPart, zip } from "../spreadsheet/index.ts";
import { findPicture } from "../store.ts";
import { type OwnList, type OwnRecord, pictureName } from "./own-list.ts";
import { ownDataPage } from "./page.ts";

const archiveType = "application/zip";

export interface ArchiveRequest extends Pick<Context, "db" | "provided" | "ports" | "now"> {
  whose: Resident;
  language: Language;
}

/** If reading fails, the download breaks off; what was sent by then has no directory, so no program takes it for a whole archive. */
export function ownArchive(lists: readonly OwnList[], asking: ArchiveRequest): Download {
  const { whose, now } = asking;
  return {
    content: Readable.from(zip(archiveParts(lists, asking))),
    type: archiveType,
    saveAs: `stoep-${whose.network.slug}-${now.toISOString().slice(0, 10)}.zip`,
  };
}

async function* archiveParts(lists: readonly OwnList[], asking: ArchiveRequest): AsyncGenerator<ZipPart> {
  const { db, provided, whose, language, now } = asking;
  const { network } = whose;
  const pictures = new Set<string>();
  const about = { language, network, at: now };
  yield {
    name: "index.html",
    content: ownDataPage(lists, (list) => collectPictures(list.records(db, whose, provided), pictures), about),
  };
  yield { name: "data.json", content: jsonFile(lists, asking) };
  for (const id of pictures) {
    const content = await openPicture(asking, id);
    if (content) yield { name: pictureName(id), content };
  }
}

/** The widest stored variant; null when the file is deleted. */
async function openPicture({ db, ports, whose }: ArchiveRequest, id: string) {
  const file = await findPicture(db, id);
  const key = file && contentKeys(whose.network.schema, file).at(-1);
  return key ? ((await ports.files.get(key))?.stream ?? null) : null;
}

async function* collectPictures(records: AsyncIterable<OwnRecord>, pictures: Set<string>): AsyncGenerator<OwnRecord> {
  for await (const record of records) {
    if (record.picture) pictures.add(record.picture);
    yield record;
  }
}

/** Moments in UTC, values as the API has them. */
async function* jsonFile(
  lists: readonly OwnList[],
  { db, provided, whose, now }: ArchiveRequest,
): AsyncGenerator<string> {
  yield `{\n"network": ${JSON.stringify(whose.network.name)},\n"at": ${JSON.stringify(now)}`;
  for (const { name, fields, records } of lists) {
    yield `,\n${JSON.stringify(name)}: [`;
    let between = "\n";
    for await (const { cells, picture } of records(db, whose, provided)) {
      const values = Object.fromEntries(fields.map(({ name }, index) => [name, cells[index]]));
      yield between + JSON.stringify(picture ? { ...values, picture: pictureName(picture) } : values);
      between = ",\n";
    }
    yield "\n]";
  }
  yield "\n}\n";
}
