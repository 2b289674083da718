/** Votes with codes, and codes, for tests. */
import type { CheckedCodeList, CodeBallot, CodeBatch, IssuedCode, MyBallot, Round } from "@stoep/contract/budgets";
import type { Language } from "@stoep/contract/kernel";
import type { Caller } from "../../../testing/client.ts";
import { pagesOfPdf } from "../../../testing/pdf-text.ts";
import type { Town } from "../../../testing/town.ts";
import { runVote, runVoteOfDistricts } from "./ballots.ts";
import { changeRound, openRound, prepareVote, roundParams } from "./rounds.ts";

interface Named {
  id: string;
}

export const firstDistrict = ({ districts }: Pick<Round, "districts">): string => districts[0]?.id ?? "";

/** As `runVote`, but holders of codes vote. */
export const runVoteWithCodes = (town: Town, changes: Parameters<typeof runVote>[1] = {}) =>
  runVote(town, { roll: "codes", ...changes });

export const runVoteOfDistrictsWithCodes = (town: Town) => runVoteOfDistricts(town, { roll: "codes" });

/** Open, with the bench and the tree on its ballot; its first day is to come. */
export async function openVoteWithCodes(town: Town) {
  const prepared = await prepareVote(town);
  const saved = await changeRound(town.people.pim, prepared.round, { roll: "codes" });
  return { ...prepared, round: await openRound(town.people.pim, saved) };
}

export const issueCode = (who: Caller, round: Round, districtId = firstDistrict(round)): Promise<IssuedCode> =>
  who.budgets.issueCode({ ...roundParams(round), body: { districtId } });

export const revokeCode = (who: Caller, round: Named, serial: number) =>
  who.budgets.revokeCode({ ...roundParams(round), body: { serial } });

export const readCodes = (who: Caller, round: Named) => who.budgets.readCodes(roundParams(round));

export const checkList = (
  who: Caller,
  round: Round,
  text: string | Uint8Array<ArrayBuffer>,
  districtId = firstDistrict(round),
): Promise<CheckedCodeList> =>
  who.budgets.checkCodeList({
    params: { roundId: round.id, districtId },
    file: new Blob([text]),
    fileName: "lijst.csv",
  });

const batchParams = ({ id }: Named) => ({ params: { batchId: id } });

export const makeLetters = (who: Caller, batch: Named): Promise<CodeBatch> =>
  who.budgets.makeCodeLetters(batchParams(batch));
export const discardList = (who: Caller, batch: Named) => who.budgets.discardCodeList(batchParams(batch));

export const makeFile = (who: Caller, round: Round, codes: number, districtId = firstDistrict(round)) =>
  who.budgets.makeCodeFile({ ...roundParams(round), body: { districtId, codes } });

export const readFilePart = (who: Caller, { id }: Named, part = 1) =>
  who.budgets.readCodeFile({ params: { batchId: id, part } });

const here = { params: { networkSlug: "testdorp" } };

export const readByCode = (who: Caller, code: string, query: { language?: Language } = {}): Promise<CodeBallot> =>
  who.budgets.readCodeBallot({ ...here, query, body: { code } });

export const castByCode = (
  who: Caller,
  code: string,
  ideas: readonly Named[],
  confirmsAge = false,
): Promise<MyBallot> =>
  who.budgets.castCodeBallot({ ...here, body: { code, ideaIds: ideas.map(({ id }) => id), confirmsAge } });
export const withdrawByCode = (who: Caller, code: string): Promise<MyBallot> =>
  who.budgets.withdrawCodeBallot({ ...here, body: { code } });

/** A list of so many people, each of another house, under a heading. */
export const listOf = (people: number): string =>
  ["Naam;Adres", ...Array.from({ length: people }, (_, at) => `Bewoner ${at + 1};Kade ${at + 1}, 9000 Gent`)].join(
    "\n",
  );

const codePattern = /[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/g;

/** Codes of the letters of a batch, in their order. */
export async function readLetterCodes(who: Caller, batch: Named): Promise<string[]> {
  const pages = pagesOfPdf(Buffer.from(await (await readFilePart(who, batch)).arrayBuffer()));
  return pages.map((page) => page.match(codePattern)?.[0] ?? "");
}

/** Codes of a file for a printer, in their order. */
export const readFileCodes = async (who: Caller, batch: Named): Promise<string[]> =>
  (await (await readFilePart(who, batch)).text()).match(codePattern) ?? [];

/** Letters to so many people were made. */
export async function printLetters(
  town: Town,
  round: Round,
  people: number,
): Promise<CodeBatch & { printed: string[] }> {
  const { pim } = town.people;
  const { batch } = await checkList(pim, round, listOf(people));
  if (!batch) throw new Error("the list is not accepted");
  await makeLetters(pim, batch);
  await town.runDue();
  const [made] = (await readCodes(pim, round)).batches.filter(({ id }) => id === batch.id);
  if (made?.state !== "done") throw new Error("the letters are not made");
  return { ...made, printed: await readLetterCodes(pim, batch) };
}
