/** Writes codes as letters, or as a file for a printer. The codes themselves are in these files only. D §11 */
import type { Language } from "@stoep/contract/kernel";
import { lettersPerFile } from "#modules/files/index.ts";
import { findAnnouncement } from "#modules/participation/index.ts";
import { type CodeOrder, type PrintedCode, writeCodeFile, writeCodeLetters } from "../code-batches/index.ts";
import { findRound } from "../store/rounds.ts";
import type { BatchRow } from "./store/batches.ts";
import { codeFiles, openList, storedBatch } from "./stored-files.ts";
import { lettersTitle, letterWords, words } from "./texts.ts";

type Order = CodeOrder<BatchRow>;

const voteAddress = ({ config, network }: Order["call"]): string => `${config.publicUrl}/${network.slug}/vote`;

/** @throws when the list of names is gone */
export const writeCodes = (order: Order, codes: readonly PrintedCode[]): Promise<void> =>
  order.batch.issue === "letters" ? writeAllLetters(order, codes) : writePrinterFile(order, codes);

async function writeAllLetters(order: Order, codes: readonly PrintedCode[]): Promise<void> {
  const { call, batch } = order;
  const { db, network, ports } = call;
  const names = await openList(ports.files, db, batch.id);
  const { opensOn = null, endsOn = null } = (await findRound(db, batch.roundId)) ?? {};
  const { title, organisation, translations } = await findAnnouncement(db, batch.projectId);
  const titleIn = (language: Language) => translations.find((one) => one.language === language)?.title ?? title;
  const [language = "en"] = network.languages;
  const facts = { titleIn, organisation, link: voteAddress(call), opensOn: opensOn ?? "", endsOn: endsOn ?? "" };
  await writeCodeLetters(order, codes, {
    layout: "letters",
    perFile: lettersPerFile,
    keyOf: (part) => codeFiles.keyOf(network, storedBatch(batch), part),
    title: lettersTitle(language, titleIn(language)),
    author: organisation,
    words: letterWords(network.languages, facts),
    letterOf: (_, at) => ({ address: names[at] ?? [] }),
  });
}

async function writePrinterFile(order: Order, codes: readonly PrintedCode[]): Promise<void> {
  const { call, batch } = order;
  const round = await findRound(call.db, batch.roundId);
  const district = round?.districts.find(({ id }) => id === batch.districtId)?.name ?? "";
  await writeCodeFile(order, codes, {
    key: codeFiles.keyOf(call.network, storedBatch(batch), 1),
    columns: (language) => [
      { heading: words.headings.district[language], value: district },
      { heading: words.headings.address[language], value: voteAddress(call) },
    ],
  });
}
