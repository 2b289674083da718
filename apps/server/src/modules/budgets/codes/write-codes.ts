/** Writes codes as letters, or as a file for a printer. The codes themselves are in these files only. D §11 */
import { Readable } from "node:stream";
import { dateFormats, type Language } from "@stoep/contract/kernel";
import type { Network } from "#kernel/actor.ts";
import type { JobCall } from "#kernel/call.ts";
import { csvFile, lettersPerFile, writeLetters } from "#modules/files/index.ts";
import { findNetworkLook } from "#modules/neighbourhoods/index.ts";
import { findAnnouncement } from "#modules/participation/index.ts";
import { findRound } from "../store/rounds.ts";
import { newVotingCode, votingCodeHash } from "./code.ts";
import type { BatchRow } from "./store/batches.ts";
import { openList, partKey } from "./stored-files.ts";
import { lettersTitle, letterWords, serialLine, words } from "./texts.ts";

export interface CodeOrder {
  call: JobCall & { network: Network };
  batch: BatchRow & { firstSerial: number };
  /** Called after each part; false: the batch was given up meanwhile. */
  note: (written: number) => Promise<boolean>;
}

const voteAddress = ({ config, network }: CodeOrder["call"]): string => `${config.publicUrl}/${network.slug}/vote`;

interface Code {
  serial: number;
  code: string;
}

const newCodes = ({ firstSerial, codes }: CodeOrder["batch"]): Code[] =>
  Array.from({ length: codes }, (_, at) => ({ serial: firstSerial + at, code: newVotingCode() }));

/** Stores the files, and returns the hashes of the codes in the order of their serial numbers. @throws when the list is gone */
export async function writeCodes(making: CodeOrder): Promise<Buffer[]> {
  const { batch } = making;
  const codes = newCodes(batch);
  if (batch.issue === "letters") await writeAllLetters(making, codes);
  else await writePrinterFile(making, codes);
  return codes.map(({ code }) => votingCodeHash(batch.phaseId, code));
}

async function writeAllLetters({ call, batch, note }: CodeOrder, codes: readonly Code[]): Promise<void> {
  const { config, db, network, now, ports } = call;
  const names = await openList(ports.files, db, batch.id);
  const { opensOn = null, endsOn = null } = (await findRound(db, batch.roundId)) ?? {};
  const { title, organisation, translations } = await findAnnouncement(db, batch.projectId);
  const titleIn = (language: Language) => translations.find((one) => one.language === language)?.title ?? title;
  const [language = "en"] = network.languages;
  const facts = { titleIn, organisation, link: voteAddress(call), opensOn: opensOn ?? "", endsOn: endsOn ?? "" };
  const common = {
    look: await findNetworkLook(db, network.id),
    title: lettersTitle(language, titleIn(language)),
    author: organisation,
    date: dateFormats(language, { timeZone: network.timeZone, month: "long" }).day(now),
    language,
    words: letterWords(network.languages, facts),
  };
  for (let part = 1; (part - 1) * lettersPerFile < codes.length; part++) {
    const from = (part - 1) * lettersPerFile;
    const letters = codes.slice(from, from + lettersPerFile).map(({ serial, code }, at) => ({
      address: names[from + at] ?? [],
      code,
      mark: serialLine(network.languages, serial),
    }));
    await writeLetters(config.folder, { ...common, letters }, (pdf) =>
      ports.files.put(partKey(network, batch, part), pdf, "application/pdf"),
    );
    if (!(await note(from + letters.length))) return;
  }
}

async function writePrinterFile({ call, batch, note }: CodeOrder, codes: readonly Code[]): Promise<void> {
  const { db, network, ports } = call;
  const round = await findRound(db, batch.roundId);
  const district = round?.districts.find(({ id }) => id === batch.districtId)?.name ?? "";
  const address = voteAddress(call);
  const [language = "en"] = network.languages;
  async function* rows() {
    for (const { serial, code } of codes) yield [serial, code, district, address];
  }
  const { headings } = words;
  const named = [headings.serial, headings.code, headings.district, headings.address].map((one) => one[language]);
  const file = csvFile({ headings: named }, rows(), { timeZone: network.timeZone, separator: "," });
  await ports.files.put(partKey(network, batch, 1), Readable.from(file), "text/csv; charset=utf-8");
  await note(codes.length);
}
