/** Codes to vote with, from the counter to the ballot. docs/specification/budgets.md, "D §11 Codes" */
import { expect, test } from "vitest";
import { newTown } from "../../../testing/town.ts";
import {
  castByCode,
  checkList,
  firstDistrict,
  issueCode,
  listOf,
  makeLetters,
  readByCode,
  readCodes,
  readFilePart,
  revokeCode,
  runVoteWithCodes,
  withdrawByCode,
} from "../testing/codes.ts";

test("smoke", async () => {
  const town = await newTown();
  const { pim, dirk } = town.people;
  const { round, bench, tree } = await runVoteWithCodes(town);
  const { code, serial } = await issueCode(pim, round);
  console.log(code, serial);
  console.log(JSON.stringify(await readByCode(dirk, code.toLowerCase().replaceAll("-", " "))).slice(0, 300));
  console.log(await castByCode(dirk, code, [bench]));
  console.log(await castByCode(dirk, code, [tree]));
  console.log(await withdrawByCode(dirk, code));
  await revokeCode(pim, round, serial);
  await expect(castByCode(dirk, code, [bench])).refuses("code_revoked");
  const checked = await checkList(pim, round, listOf(3));
  console.log(JSON.stringify(checked));
  await makeLetters(pim, checked.batch!);
  await town.runDue();
  console.log(JSON.stringify(await readCodes(pim, round)));
  const file = await readFilePart(pim, checked.batch!);
  console.log(file, firstDistrict(round));
}, 60_000);
