/** Damaged, mixed and misnamed files at every door that takes one: kept as what they are or refused by name, and nothing breaks. */
import { gzipSync } from "node:zlib";
import { kindOf } from "@stoep/contract/kernel";
import fc from "fast-check";
import pino from "pino";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { ballotFile } from "#modules/budgets/testing/ballot-files.ts";
import { questionnaireFile } from "#modules/surveys/testing/surveys.ts";
import { fuzzTimeout, runs } from "../fuzz.ts";
import { sampleOf, stage } from "../samples/index.ts";
import { everyRoute, type Walked, type Who } from "../sweep/routes.ts";
import { newTown, type Town } from "../town.ts";
import { oddFiles } from "./any-input.ts";
import { type Input, requestOf } from "./any-request.ts";
import { workbookOf } from "./parsers/tables.ts";
import { expectRefusal } from "./raw.ts";

let originals: [ending: string, content: Buffer][];
const accidents: unknown[] = [];
/** Keeps what the server logs as accidents. */
const log = pino({
  level: "error",
  hooks: {
    logMethod(facts) {
      accidents.push(facts);
    },
  },
});

beforeAll(async () => {
  originals = await drawOriginals();
});

async function drawOriginals(): Promise<typeof originals> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: "teal" } });
  const place = {
    type: "Polygon",
    coordinates: [
      [
        [3.7, 51],
        [3.8, 51],
        [3.8, 51.1],
        [3.7, 51],
      ],
    ],
  };
  const feature = { type: "Feature", properties: { code: "x-1", name: "Noord" }, geometry: place };
  const people = "Voornaam;Achternaam;E-mail\nLies;Peeters;lies@zorg.example\nJan;Maes;\n";
  const addresses = "street;nr;postcode;lat;lon\nKade;1;9000;51.1;3.7\nKade;2;9000;51.1;3.7\n";
  const row = (first: string, second: string) =>
    `<row><c t="str"><v>${first}</v></c><c t="str"><v>${second}</v></c></row>`;
  const pdf =
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF";
  const texts: [string, string][] = [
    ["csv", people],
    ["csv", addresses],
    ["geojson", JSON.stringify({ type: "FeatureCollection", features: [feature] })],
    ["svg", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["html", "<!doctype html><script>alert(1)</script>"],
    ["ics", "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n"],
    ["txt", "Verslag van de vergadering."],
    ["pb", ballotFile()],
    ["json", JSON.stringify(questionnaireFile())],
    ["pdf", pdf],
  ];
  return [
    ["png", await picture.clone().png().toBuffer()],
    [
      "jpg",
      await picture
        .clone()
        .jpeg()
        .withExif({ IFD0: { Copyright: "Els" } })
        .toBuffer(),
    ],
    ["webp", await picture.clone().webp().toBuffer()],
    ["gif", await picture.clone().gif().toBuffer()],
    ["avif", await picture.clone().avif({ effort: 0 }).toBuffer()],
    ["tiff", await picture.clone().tiff().toBuffer()],
    ["xlsx", await workbookOf(`<sheetData>${row("Naam", "E-mail")}${row("Lies", "lies@zorg.example")}</sheetData>`)],
    ["gz", gzipSync(addresses)],
    ...(await oddFiles()).map((content): [string, Buffer] => ["csv", Buffer.from(content)]),
    ...texts.map(([ending, text]): [string, Buffer] => [ending, Buffer.from(text)]),
  ];
}

type Damage = (content: Buffer, at: number, by: Buffer) => Buffer;
const damages: Damage[] = [
  // Cut off.
  (content, at) => content.subarray(0, at),
  // Some bytes overwritten.
  (content, at, by) => Buffer.concat([content.subarray(0, at), by.subarray(0, 8), content.subarray(at + 8)]),
  // One bit turned.
  (content, at) => Buffer.from(content.map((byte, n) => (n === at ? byte ^ (1 << (at % 8)) : byte))),
  // Another file inside, before or after it.
  (content, at, by) => Buffer.concat([content.subarray(0, at), by, content.subarray(at)]),
  (content, _, by) => Buffer.concat([by, content]),
  (content, _, by) => Buffer.concat([content, by]),
  // A part again and again.
  (content, at) => Buffer.concat([content, ...Array(50).fill(content.subarray(at, at + 2_000))]),
  // A length or a count as high as it can be.
  (content, at) => Buffer.concat([content.subarray(0, at), Buffer.alloc(4, 0xff), content.subarray(at + 4)]),
];

const names = ["a", "../../a", "a\u202egnp", "a.html", "ç😀", "x".repeat(300), "", "a;b", "con"];

/** A file of one of these kinds, often damaged, sometimes under the name of another kind. */
function hostileFiles(endings: string[]): fc.Arbitrary<NonNullable<Input["file"]>> {
  const own = originals.filter(([ending]) => endings.includes(ending));
  const from = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...own) },
    { weight: 1, arbitrary: fc.constantFrom(...originals) },
  );
  const blows = fc.array(fc.tuple(fc.constantFrom(...damages), fc.nat(), fc.constantFrom(...originals), fc.boolean()), {
    maxLength: 3,
  });
  const ending = fc.option(fc.constantFrom(...originals.map(([one]) => one)), { freq: 5 });
  return fc.tuple(from, blows, fc.constantFrom(...names), ending).map(([[own, whole], hits, stem, other]) => {
    const content = hits.reduce((now, [damage, at, [, by], isNear]) => {
      // What decides about a file mostly stands in its first bytes.
      return damage(now, at % Math.max(1, isNear ? Math.min(now.length, 64) : now.length), by);
    }, whole);
    return { name: `${stem}.${other ?? own}`, content };
  });
}

function wholeFile(endings: string[]): NonNullable<Input["file"]> {
  const [ending = "", content = Buffer.alloc(0)] = originals.find(([one]) => endings.includes(one)) ?? [];
  return { name: `a.${ending}`, content };
}

/** What each door is made for. */
const pictures = ["png", "jpg", "webp", "gif", "avif"];
const taken: Record<string, string[]> = {
  uploadPeople: ["csv", "xlsx"],
  checkCodeList: ["csv", "xlsx"],
  importRound: ["pb"],
  importQuestionnaire: ["json"],
  previewNeighbourhoods: ["geojson"],
  previewAddresses: ["csv", "gz"],
  uploadAttachment: ["pdf", "csv", "txt", "ics", "xlsx"],
  addTicketAttachment: ["pdf", "csv", "txt", "ics", "xlsx"],
};

const endingsOf = ({ name }: Walked) => taken[name] ?? pictures;

/** What was kept is served as a picture that was drawn anew, or as a download. */
async function expectHarmless(town: Town, address: string, isPicture: boolean): Promise<void> {
  const { statusCode, headers, rawPayload } = await town.http.inject({
    url: `${address}/${isPicture ? "320" : "original"}`,
  });
  expect(statusCode).toBe(200);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toContain("sandbox");
  if (isPicture) {
    expect(headers["content-type"]).toBe("image/webp");
    expect((await sharp(rawPayload).metadata()).format).toBe("webp");
    expect(rawPayload.toString("latin1")).not.toMatch(/<script|%PDF-/);
  } else expect(headers["content-disposition"]).toMatch(/^attachment; filename\*=UTF-8''[\w%.~!'()*-]+$/);
}

/** Returns why it was refused, or "kept", once the jobs that look at it have run. */
async function attempt(town: Town, walked: Walked, input: Input, who: Who): Promise<string> {
  const asked = requestOf(walked, input);
  const own = who === "guest" ? {} : await town.people[who].headers();
  const answer = await town.http.inject({ ...asked, headers: { ...own, ...asked.headers } });
  await town.runDue();
  const headers = new Headers({ "content-type": String(answer.headers["content-type"] ?? "") });
  if (answer.statusCode >= 400) return expectRefusal({ status: answer.statusCode, headers, text: answer.body }).code;
  for (const [, address = ""] of answer.body.matchAll(/"(\/api\/files\/[^"]+)"/g))
    await expectHarmless(town, address, endingsOf(walked) === pictures);
  const { id: importId, failure } = JSON.parse(answer.body);
  if (failure === undefined) return "kept";
  const judged = await town.people.stijn.platform.getImport({ params: { importId } });
  return judged.failure?.reason ?? "kept";
}

/** Fewer than the unused files that one account may have, and the pictures that may be set within ten minutes. */
const triesInTown = 50;

const doors = everyRoute.filter(({ route }) => kindOf(route) === "upload");

describe.each(doors)("$capability $name", (walked) => {
  test(
    "takes files as what they are, or refuses them by name",
    async () => {
      const outcomes: string[] = [];
      // The last one is whole, as people bring them.
      const files = [...fc.sample(hostileFiles(endingsOf(walked)), runs(12)), wholeFile(endingsOf(walked))];
      for (let at = 0; at < files.length; at += triesInTown) {
        const town = await newTown({ log });
        const { by, input } = sampleOf(walked, await stage(town, walked.capability, walked.name));
        const sample = (await input) as Input;
        for (const file of files.slice(at, at + triesInTown)) {
          outcomes.push(await attempt(town, walked, { ...sample, file }, by));
          const content = Buffer.from(file.content).toString("base64").slice(0, 4_000);
          expect(accidents.splice(0), `${file.name}: ${content}`).toEqual([]);
        }
        await town.close();
      }
      // Each was judged as a file, not by how many came before it; and if all had one outcome, little was tested.
      expect(outcomes).not.toContain("too_many_requests");
      expect(outcomes).toContain("kept");
      expect(outcomes.some((one) => one !== "kept")).toBe(true);
    },
    fuzzTimeout,
  );
});
