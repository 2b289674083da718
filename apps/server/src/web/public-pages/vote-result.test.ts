/** What everybody reads of a vote that runs or is over, on the public page of its project. */
import type { ReadRound, Reason } from "@stoep/contract/budgets";
import type { PublicProjectPage } from "@stoep/contract/participation";
import { beforeAll, describe, expect, test } from "vitest";
import { openVote } from "#modules/budgets/testing/rounds.ts";
import { projectParams } from "../../testing/projects.ts";
import { newTown } from "../../testing/town.ts";
import { projectPath } from "./cards.ts";
import { sheet } from "./look.ts";
import { projectPage } from "./project.ts";

const at = "2026-06-01T12:00:00.000Z";
type Result = NonNullable<ReadRound["result"]>;
type Counted = Result["districts"][number];

let shown: PublicProjectPage;
let round: ReadRound;
let district: ReadRound["districts"][number];
beforeAll(async () => {
  const town = await newTown();
  const { project } = await openVote(town);
  await town.people.pim.participation.setProjectPublic({ ...projectParams(project), body: { isPublic: true } });
  const params = { networkSlug: "testdorp", projectId: project.id };
  shown = await town.guest.participation.readPublicProjectPage({ params });
  const [open] = (await town.guest.budgets.readPublicRounds({ params })).items;
  if (!open?.districts[0]) throw new Error("there is a vote");
  round = open;
  district = open.districts[0];
});

const pageOf = (rounds: readonly ReadRound[], language: "nl" | "fr" = "nl") => {
  const page = { publicUrl: "https://stoep.example", path: projectPath(shown.network, shown.project.id), language };
  return projectPage({ ...page, isEmbedded: false }, shown, { all: [], chosen: [], rounds });
};
const sectionOf = (html: string) => /<section><h2 id="vote">.*?<\/section>/s.exec(html)?.[0] ?? "";
const wordsOf = (html: string) =>
  sectionOf(html)
    .replace(/<[^>]*>/g, " ")
    .replace(/[\s\u00a0\u202f]+/g, " ");

const idsOf = () =>
  district.ideas.toSorted((one, other) => other.cost - one.cost).map(({ ideaId }) => ideaId) as [string, string];
const counted = (change: Partial<Counted> = {}): Counted => {
  const [bench, tree] = idsOf();
  return {
    districtId: district.id,
    disclosure: "ballots",
    ballots: 150,
    spent: 1200,
    part: null,
    ideas: [
      { ideaId: bench, isChosen: false, votes: 90, reason: { kind: "does-not-fit", left: 800 } },
      { ideaId: tree, isChosen: true, votes: 61, reason: { kind: "fits", left: 2000 } },
    ],
    ...change,
  };
};
const finished = (districts: Counted[], change: Partial<ReadRound> = {}): ReadRound => ({
  ...round,
  state: "finished",
  result: { countedAt: at, districts },
  ...change,
});
const active = (voters: number | null, change: Partial<ReadRound> = {}): ReadRound => ({
  ...round,
  state: "active",
  turnout: { asOf: at, districts: [{ districtId: district.id, voters }] },
  result: null,
  ...change,
});

describe("while it runs", () => {
  test("the way to the ballot stands with the turnout as of the hour, and that nobody reads more", () => {
    const html = pageOf([active(31)]);
    expect(html).toContain(`href="/testdorp/projects/${shown.project.id}?lang=nl#vote">Stemmen in de bewonersapp</a>`);
    const words = wordsOf(html);
    expect(words).toContain("31 mensen hebben gestemd, stand van 1 jun 2026, 14:00.");
    expect(words).toContain(
      "ziet niemand bij de organisatie en geen enkele bewoner stembiljetten van anderen of een tussenstand",
    );
    expect(wordsOf(pageOf([active(31)], "fr"))).toContain("31 personnes ont voté");
  });

  test("fewer than ten are no number, and before the first hour there is none", () => {
    expect(wordsOf(pageOf([active(null)]))).toContain("Minder dan 10 mensen hebben gestemd");
    expect(wordsOf(pageOf([active(null, { turnout: null })]))).not.toContain("hebben gestemd");
  });

  test("with codes the button leads to where the code is typed, and who has none to the counter", () => {
    const html = pageOf([active(31, { roll: "codes" })]);
    expect(html).toContain(`class="button" href="/testdorp/vote?lang=nl">Stemmen met de code uit je brief</a>`);
    expect(html).not.toContain("Stemmen in de bewonersapp");
    expect(wordsOf(html)).toMatch(/Vraag het aan de balie van .+: een verloren brief wordt vervangen\./);
  });

  test("before and after it, nobody is sent to type a code", () => {
    for (const state of ["upcoming", "finished"] as const)
      expect(pageOf([active(31, { roll: "codes", state })])).not.toContain("/testdorp/vote");
  });
});

describe("once it is over", () => {
  test("it is being counted until there is a result", () => {
    expect(wordsOf(pageOf([finished([], { result: null })]))).toContain("De stembiljetten worden geteld.");
  });

  test("winners stand first, with votes, reasons and money, and the file with how to count it again", () => {
    const html = pageOf([finished([counted()])]);
    const words = wordsOf(html);
    expect(words).toContain("1 idee gekozen · € 1.200 besteed, € 48.800 over · 150 stembiljetten");
    expect(words).toMatch(
      /Een boom · € 1.200, 61 stemmen Gekozen: er was nog € 2.000 .*Een bank · € 9.000, 90 stemmen/,
    );
    expect(html).toContain(
      `href="/api/networks/testdorp/rounds/${round.id}/districts/${district.id}/ballots" download>Stembiljetten downloaden`,
    );
    expect(words).toContain("“stoep budgets count”");
    expect(html).toContain(
      `<a href="/testdorp/projects/${shown.project.id}?lang=nl#vote">De stembiljetten natellen in de bewonersapp</a>`,
    );
    expect(words).not.toContain("hebben gestemd");
  });

  test.each<[Reason, string]>([
    [
      { kind: "paid", turn: 2, share: 310.071 },
      "Gekozen in beurt 2: hoogstens € 310,08 van elk stembiljet waar het op staat",
    ],
    [{ kind: "paid", turn: 2, share: null }, "Gekozen in beurt 2 "],
    [{ kind: "not-enough", together: 99.9 }, "de stembiljetten waar het op staat, hadden samen nog maar € 99"],
    [{ kind: "not-enough", together: null }, "de stembiljetten waar het op staat, hadden samen niet genoeg meer"],
    [{ kind: "after-stop" }, "Niet gekozen: de telling was gestopt"],
    [{ kind: "over-budget" }, "Niet gekozen: kost meer dan het budget"],
    [{ kind: "no-votes" }, "Niet gekozen: geen stemmen"],
  ])("each reason has its words: %o", (reason, words) => {
    const [bench] = idsOf();
    const ideas = [{ ideaId: bench, isChosen: reason.kind === "paid", votes: 12, reason }];
    expect(wordsOf(pageOf([finished([counted({ ideas })])]))).toContain(words);
  });

  test("of a small district neither ballots nor few votes are told, and that is explained", () => {
    const [bench, tree] = idsOf();
    const ideas = [
      { ideaId: tree, isChosen: true, votes: 12, reason: { kind: "fits" as const, left: 2000 } },
      { ideaId: bench, isChosen: false, votes: null, reason: { kind: "does-not-fit" as const, left: 800 } },
    ];
    const html = pageOf([finished([counted({ disclosure: "votes", ballots: 14, ideas })])]);
    expect(wordsOf(html)).toContain("Hier zijn minder dan 100 stembiljetten uitgebracht.");
    expect(wordsOf(html)).toContain("stemmen niet getoond Niet gekozen");
    expect(html).not.toContain("/ballots");
    expect(html).not.toMatch(/stoep budgets count|natellen/);
  });

  test("by Equal Shares it is said what each ballot had, that it was counted again, and what becomes of what is left", () => {
    const rule = { rule: "equal-shares" } as const;
    const part = { ofBudget: 333.333333, counted: 340.333333 };
    const words = wordsOf(pageOf([finished([counted({ part })], rule)]));
    expect(words).toContain(
      "150 stembiljetten · Elk stembiljet had € 333,33 van het budget, en € 340,33 in de laatste",
    );
    expect(words).toContain("is opnieuw geteld met grotere delen");
    expect(words).toContain("Wat over is, gaat naar geen enkel idee van deze stemming.");
    expect(words).toContain("niemand betaalt zelf iets");
    const whole = counted({ spent: district.budget, part: { ofBudget: 333.333333, counted: 333.333333 } });
    const once = wordsOf(pageOf([finished([whole], rule)]));
    expect(once).toContain("Elk stembiljet had € 333,33 van het budget ");
    expect(once).not.toMatch(/opnieuw geteld|Wat over is/);
  });

  test("by Equal Shares it is said why a small district has no amounts", () => {
    const small = counted({ disclosure: "votes", ballots: 14 });
    const why = "Waar minder dan 100 stembiljetten zijn uitgebracht, staan geen bedragen";
    expect(wordsOf(pageOf([finished([small], { rule: "equal-shares" })]))).toContain(why);
    expect(wordsOf(pageOf([finished([small])]))).not.toContain(why);
  });

  test("of codes stands how many were given out in which way, and used, where that is told", () => {
    const codes: ReadRound["codes"] = [
      { districtId: district.id, issue: "letters", made: 1200, revoked: 3, used: 640 },
      { districtId: district.id, issue: "counter", made: 5, revoked: 0, used: null },
    ];
    const words = wordsOf(pageOf([finished([counted()], { roll: "codes", codes })]));
    expect(words).toContain("Stemcodes met een brief: 1.200 gemaakt, 3 ingetrokken, 640 gebruikt");
    expect(words).toContain("Stemcodes aan de balie: 5 gemaakt, gebruikt: niet getoond");
    expect(words).toContain("worden getallen onder 10 gebruikte codes");
    expect(wordsOf(pageOf([finished([counted()])]))).not.toContain("Stemcodes");
  });

  test("who has no votes is not said to have fewer than ten as well", () => {
    const [bench] = idsOf();
    const ideas = [{ ideaId: bench, isChosen: false, votes: null, reason: { kind: "no-votes" as const } }];
    const words = wordsOf(pageOf([finished([counted({ disclosure: "votes", ballots: 14, ideas })])]));
    expect(words).toContain("€ 9.000 Niet gekozen: geen stemmen");
  });

  test("of a tiny one the winners alone are told", () => {
    const ideas = counted().ideas.map(({ ideaId, isChosen }) => ({ ideaId, isChosen, votes: null, reason: null }));
    const words = wordsOf(pageOf([finished([counted({ disclosure: "winners", ballots: null, ideas })])]));
    expect(words).toMatch(/minder dan 10 stembiljetten .*Een boom · € 1.200 Gekozen .*Een bank · € 9.000 Niet gekozen/);
    expect(words).not.toContain("stemmen Gekozen");
  });

  test("step by step each turn stands with what was left before and after", () => {
    const [bench, tree] = idsOf();
    const ideas = [
      { ideaId: bench, isChosen: true, votes: 61, reason: { kind: "fits" as const, left: 9500 } },
      { ideaId: tree, isChosen: false, votes: 40, reason: { kind: "does-not-fit" as const, left: 500 } },
    ];
    const rounds = finished([counted({ ideas })], { districts: [{ ...district, budget: 9500 }] });
    const words = wordsOf(pageOf([rounds]));
    expect(words).toMatch(
      /Stap voor stap.* Een bank : 61 stemmen · van het budget was er vooraf € 9.500 over, erna € 500 .*Een boom : 40 stemmen · past niet in de € 500 die over was/,
    );
    const few = ideas.map((idea) => ({ ...idea, votes: null, reason: null }));
    expect(pageOf([finished([counted({ disclosure: "winners", ballots: null, ideas: few })])])).not.toContain(
      "<details>",
    );
  });

  test("one that was held elsewhere says so with its name and days, and not who votes", () => {
    const days = { opensOn: "2025-03-01", endsOn: "2025-03-14" };
    const words = wordsOf(pageOf([finished([counted()], { importedFrom: "<b>Buurtbudget</b>", ...days })]));
    expect(words).toContain("elders gehouden en hier geïmporteerd: “&lt;b&gt;Buurtbudget&lt;/b&gt;”, van 1 mrt 2025");
    expect(words).not.toContain("Wie mag stemmen");
    const inYear = { importedFrom: "Buurtbudget", opensOn: "2022-01-01", endsOn: "2022-12-31" };
    expect(wordsOf(pageOf([finished([counted()], inYear)]))).toContain("“Buurtbudget”, in 2022.");
  });

  test("titles are escaped there, too", () => {
    const [idea] = district.ideas;
    if (!idea) throw new Error("there is an idea");
    const ideas = [{ ...idea, title: "<img src=x onerror=alert(1)>" }];
    const html = pageOf([finished([counted()], { districts: [{ ...district, ideas }] })]);
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("&lt;img src=x");
  });

  test("with the longest results the page weighs at most 60 kB with its style", () => {
    const [idea] = district.ideas;
    if (!idea) throw new Error("there is an idea");
    const reason = { kind: "paid" as const, turn: 400, share: 1_999_999.99 };
    const many = (length: number, id: string) => {
      const ideas = Array.from({ length }, (_, n) => ({ ...idea, ideaId: `${id}-${n}`, title: "ğ".repeat(250) }));
      const told = ideas.map(({ ideaId }) => ({ ideaId, isChosen: true, votes: 99_999, reason }));
      const one = { ...district, id, name: "ü".repeat(100), ideas };
      return {
        one,
        told: counted({ districtId: id, ideas: told, part: { ofBudget: 1_999_999.98, counted: 1_999_999.99 } }),
      };
    };
    for (const [districts, ideas] of [
      [1, 500],
      [50, 10],
    ] as const) {
      const parts = Array.from({ length: districts }, (_, n) => many(ideas, `d${n}`));
      const whole = finished(
        parts.map(({ told }) => told),
        { rule: "equal-shares", districts: parts.map(({ one }) => one) },
      );
      const text = pageOf(Array.from({ length: 4 }, () => whole));
      expect(Buffer.byteLength(text) + Buffer.byteLength(sheet.text)).toBeLessThanOrEqual(60_000);
    }
  });
});
