/** Files of votes. */
import { readVote } from "../../../modules/budgets/imports/read-vote.ts";
import { ballotFile, ballotRows } from "../../../modules/budgets/testing/ballot-files.ts";
import { million, type Parser, read } from "./parser.ts";

const file = (outcome: string, text: string) => ({
  ask: () => readVote(new TextEncoder().encode(text), { today: "2026-06-01", currency: "EUR" }),
  outcome,
});
const ballot = (choices: string) => ballotFile({ ballots: [`1;40;V;oost;${choices}`] });

export const ballots: Parser = {
  reads: "Files of ballots of votes that were held elsewhere, from editors of participation",
  bounds:
    "32 MB; 500 ideas, 100,000 ballots; a thread of its own with 90 s of processor time and 1 GB, in which they are counted too, by turns of networks",
  files: ["modules/budgets/imports/read-vote.ts"],
  hostile: {
    "quotations that never end": file("section-missing", `META\n${'"'.repeat(3 * million + 1)}`),
    "a title of quotations": file(
      read,
      ballotFile({ ideas: [`b1;1;"${'""'.repeat(million)}";0`], ballots: ballotRows(1, "b1") }),
    ),
    "a title of spaces": file(
      read,
      ballotFile({ ideas: [`b1;1;a${" ".repeat(3 * million)}b;0`], ballots: ballotRows(1, "b1") }),
    ),
    "a line of separators": file("idea-unknown", ballot(`b9${";".repeat(3 * million)}`)),
    "a ballot of commas": file("idea-unknown", ballot(",".repeat(3 * million))),
    "a ballot that names an idea a million times": file("idea-twice", ballot(Array(million).fill("b1").join(","))),
    "empty lines": file(read, ballotFile().replace("PROJECTS", `${"\n".repeat(3 * million)}PROJECTS`)),
    "a long amount": file("amount-wrong", ballotFile({ ideas: [`b1;${"1".repeat(3 * million)};x;0`] })),
    "an amount of zeros": file("amount-wrong", ballotFile({ ideas: [`b1;1.${"0".repeat(3 * million)}x;x;0`] })),
    "sections without end": file("section-missing", "PROJECTS\nMETA\n".repeat(300_000)),
    "facts without end": file(read, ballotFile().replace("PROJECTS", `${"a;b\n".repeat(million)}PROJECTS`)),
    "bytes that are no text, late": {
      ask: () =>
        readVote(Buffer.concat([Buffer.from("x\n".repeat(million)), Buffer.from([0xff])]), {
          today: "2026-06-01",
          currency: "EUR",
        }),
      outcome: "not-text",
    },
  },
};
