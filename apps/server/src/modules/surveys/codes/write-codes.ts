/** Writes codes as letters, cards or a file for a printer. The codes themselves are in these files only. D §12 */
import type { Language } from "@stoep/contract/kernel";
import type { SurveyCodeForm } from "@stoep/contract/surveys";
import {
  batchFiles,
  type CodeOrder,
  type PrintedCode,
  writeCodeFile,
  writeCodeLetters,
} from "#modules/budgets/index.ts";
import { cardsPerFile, lettersPerFile } from "#modules/files/index.ts";
import type { BatchRow } from "./store/batches.ts";
import { findPrinted } from "./store/printed.ts";
import { addressHeading, letterWords, titleOfLetters } from "./texts.ts";

type Batch = Pick<BatchRow, "id" | "form" | "codes">;

const perFile: Record<SurveyCodeForm, number> = {
  letters: lettersPerFile,
  cards: cardsPerFile,
  file: Number.POSITIVE_INFINITY,
};
export const codeFiles = batchFiles("survey-codes");

export const partsOf = ({ form, codes }: Batch): number => Math.max(1, Math.ceil(codes / perFile[form]));

export const storedBatch = (batch: Batch) =>
  ({ id: batch.id, ending: batch.form === "file" ? "csv" : "pdf", parts: partsOf(batch) }) as const;

/** A QR code opens the address with its code behind it, where browsers keep it to themselves. */
export async function writeCodes(order: CodeOrder<BatchRow>, codes: readonly PrintedCode[]): Promise<void> {
  const { call, batch } = order;
  const { config, db, network } = call;
  const { form } = batch;
  const { title, translations, organisation, slug, startsOn, endsOn, hasNoEnd } = await findPrinted(db, batch.surveyId);
  const link = `${config.publicUrl}/${network.slug}/surveys/${slug}`;
  const keyOf = (part: number) => codeFiles.keyOf(network, storedBatch(batch), part);
  if (form === "file")
    return writeCodeFile(order, codes, {
      key: keyOf(1),
      columns: (language) => [{ heading: addressHeading(language), value: link }],
    });
  const titleIn = (language: Language) => translations.find((one) => one.language === language)?.title || title;
  const facts = { titleIn, organisation, link, startsOn: startsOn ?? "", endsOn: hasNoEnd ? null : endsOn };
  const [language = "en"] = network.languages;
  return writeCodeLetters(order, codes, {
    layout: form,
    perFile: perFile[form],
    keyOf,
    title: form === "cards" ? titleIn(language) : titleOfLetters(language, form, titleIn(language)),
    author: organisation,
    words: letterWords(network.languages, facts),
    letterOf: ({ code }) => ({ address: form === "cards" ? [link] : [], scanned: `${link}#${code}` }),
  });
}
