import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { dayMs, daysAfter } from "@stoep/contract/kernel";
import { CompleteProject } from "@stoep/contract/participation";
import { CompletePost, youTubeId } from "@stoep/contract/publishing";
import { plainText } from "@stoep/contract/rich-text";
import { Question, SurveyDraft, surveyProblems } from "@stoep/contract/surveys";
import { describe, expect, test } from "vitest";
import { sanitise } from "../apps/server/src/modules/files/rich-text.ts";

import { draftOf, type GroundIds, postId } from "./load/posts.ts";
import { projectDraft } from "./load/projects.ts";
import { surveyDraft } from "./load/surveys.ts";
import { momentOf } from "./moments.ts";
import { organisations } from "./people/organisations.ts";
import { staff } from "./people/staff.ts";
import { allCodes, codeOf } from "./places.ts";
import { cityOf, posts } from "./posts/index.ts";
import { translations } from "./posts/translations/index.ts";
import { ideas, projects, rounds } from "./projects/index.ts";
import { richText } from "./rich-text.ts";
import type { City } from "./shapes.ts";
import { stableId } from "./stable-id.ts";
import { surveys } from "./surveys/index.ts";

const now = new Date("2026-11-21T09:00:00Z");
const live = posts.filter(({ when }) => when !== "concept");
const byKey = live.map((post) => [post.key, post] as const);

/** Any id will do: the content of a draft is tested, not where it goes. */
const anywhere: GroundIds = {
  areas: new Map((["gent", "leuven"] as const).flatMap(allCodes).map((code) => [code, stableId("area", code)])),
  streets: new Map(),
};
const draft = (post: (typeof posts)[number]) => {
  const areas = post.where === "all" ? allCodes(cityOf(post)) : post.where.map(codeOf);
  const publishedAt = momentOf(post.when, now, false) ?? now;
  const closesAt = post.openFor ? daysAfter(publishedAt, post.openFor) : null;
  const optionIds = (post.options ?? []).map((_, index) => stableId("option", post.key, index));
  return draftOf({ post, id: postId(post), publishedAt, closesAt, areas, streetIds: [], optionIds }, anywhere);
};

test.each(projects.filter(({ when }) => when !== "concept").map((one) => [one.key, one] as const))(
  "the project %s is complete, and each of its translations has every phase or none",
  (_, project) => {
    const written = projectDraft(project, anywhere, now);
    expect(CompleteProject.safeParse(written).error?.issues ?? []).toEqual([]);
    for (const { phases = {} } of written.translations ?? [])
      expect([0, project.phases?.length ?? 0]).toContain(Object.keys(phases).length);
  },
);

test.each(surveys.filter(({ when }) => when !== "concept").map((one) => [one.key, one] as const))(
  "the survey %s is complete, in each of its languages",
  (_, survey) => {
    expect(surveyProblems(SurveyDraft.parse(surveyDraft(survey, anywhere, now)))).toEqual({});
  },
);

test("among the surveys there is a question of every type", () => {
  const asked = surveys.flatMap(({ pages }) => pages.flatMap(({ questions }) => questions));
  expect(new Set(asked.map(({ question }) => question.kind))).toEqual(
    new Set(Question.options.map(({ shape }) => shape.kind.value)),
  );
});

test("a message belongs to a published project of its own organisation, and to one of its phases", () => {
  const linked = posts.flatMap(({ key, by, project }) => (project ? [{ post: key, by, ...project }] : []));
  expect(linked.length).toBeGreaterThan(2);
  const isThere = ({ by, key, phase }: (typeof linked)[number]) => {
    const project = projects.find((one) => one.key === key);
    const isOpen = project !== undefined && typeof project.when === "object" && "daysAgo" in project.when;
    const hasPhase = phase === undefined || project?.phases?.[phase] !== undefined;
    return by === "stad-gent" && isOpen && hasPhase;
  };
  expect(linked.filter((one) => !isThere(one))).toEqual([]);
});

test.each(rounds.map((one) => [one.key, one] as const))(
  "the vote %s shares out what its phase has, over ideas from the neighbourhoods of each district",
  (_, { project: key, phase, districts, days }) => {
    const project = projects.find((one) => one.key === key);
    const { type, budget, days: spanOfPhase } = project?.phases?.[phase] ?? {};
    expect([type, spanOfPhase]).toEqual(["budgeting", days]);
    expect(districts.reduce((sum, one) => sum + one.budget, 0)).toBe(budget);
    for (const { areas, ideas: keys } of districts) {
      const there = ideas.filter((one) => keys.includes(one.key) && one.project === key);
      expect(there).toHaveLength(keys.length);
      const from = areas.length > 0 ? areas : (project?.where ?? []);
      expect(there.filter(({ area }) => !from.includes(area))).toEqual([]);
    }
  },
);

test("no idea of a project is on two votes that stand, and their money is the project's", () => {
  const standing = rounds.filter(({ replaced }) => !replaced);
  const keys = standing.flatMap(({ districts }) => districts.flatMap((one) => one.ideas));
  expect(new Set(keys).size).toBe(keys.length);
  for (const [key, its] of Map.groupBy(standing, ({ project }) => project)) {
    const shared = its.flatMap(({ districts }) => districts).reduce((sum, one) => sum + one.budget, 0);
    expect(shared, key).toBe(projects.find((one) => one.key === key)?.budget);
  }
});

test("an organisation's description names the weekdays of its activities", () => {
  const days = {
    mon: "maandag",
    tue: "dinsdag",
    wed: "woensdag",
    thu: "donderdag",
    fri: "vrijdag",
    sat: "zaterdag",
    sun: "zondag",
  };
  const named = Object.entries(organisations).flatMap(([by, { about }]) =>
    Object.values(days).flatMap((day) => (about.includes(day) ? [`${by}: ${day}`] : [])),
  );
  const held = posts.flatMap(({ by, activity }) => (activity?.on ? [`${by}: ${days[activity.on]}`] : []));
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((one) => !held.includes(one))).toEqual([]);
});

describe("a message of the demonstration", () => {
  test("has a key of its own", () => expect(new Set(posts.map(({ key }) => key)).size).toBe(posts.length));

  test.each(byKey)("%s may go live", (_, post) => {
    expect(CompletePost.safeParse(draft(post)).error?.issues ?? []).toEqual([]);
  });

  test.each(byKey)("%s is stored as it is written", (_, post) => {
    for (const { textHtml } of [draft(post), ...(draft(post).translations ?? [])]) {
      expect(sanitise(textHtml)).toBe(textHtml);
      expect(plainText(textHtml)).not.toMatch(/[*{}]|\]\(/);
    }
  });

  test("is written by someone who may edit for that organisation", () => {
    for (const { key, author, by } of posts) {
      const job = staff[author]?.jobs.find(({ organisation }) => organisation === by);
      expect(job?.type === "owner" || job?.network === "editor" || job?.network === "admin", key).toBe(true);
    }
  });

  test("has the same parts in each of its languages", () => {
    for (const [key, words] of Object.entries(translations)) {
      const post = posts.find((one) => one.key === key);
      const tokens = (text: string) => (text.match(/\{[^}]+\}/g) ?? []).sort();
      for (const [language, one] of Object.entries(words)) {
        const place = `${key} ${language}`;
        expect(tokens(one.title + one.text), place).toEqual(tokens((post?.title ?? "") + (post?.text ?? "")));
        expect(one.alts?.length ?? 0, place).toBe(post?.pictures?.length ?? 0);
        expect(one.options?.length ?? 0, place).toBe(post?.options?.length ?? 0);
        expect(Boolean(one.button), place).toBe(post?.button !== undefined);
        expect(Boolean(one.description), place).toBe(post?.button?.description !== undefined);
      }
    }
  });

  test("links to videos by their watch page, and to no real site", () => {
    for (const { key, video = "", text, button } of posts) {
      if (video) expect(youTubeId(video), key).not.toBeNull();
      for (const link of [button?.link, ...(text.match(/https?:[^\s)]+/g) ?? [])].filter((one) => one !== undefined))
        expect(new URL(link).hostname, key).toMatch(/\.example$/);
    }
  });

  test("with a poll gives the votes of each option", () => {
    const polls = live.filter((post) => post.type === "option" && !("daysAhead" in (post.when as object)));
    for (const { key, options, tally } of polls) expect(tally, key).toHaveLength(options?.length ?? 0);
  });
});

describe("the year of the demonstration", () => {
  const moments = live.map((post) => ({
    post,
    at: momentOf(post.when, now, organisations[post.by].kind === "city") as Date,
  }));
  const isPlanned = (when: object) => "daysAhead" in when;

  test("is the last twelve months, and some days to come", () => {
    for (const { post, at } of moments) {
      const days = (at.getTime() - now.getTime()) / dayMs;
      if (isPlanned(post.when as object)) expect(days, post.key).toBeGreaterThan(0);
      else expect(days, post.key).toBeLessThan(0);
      expect(Math.abs(days), post.key).toBeLessThan(370);
    }
  });

  test("has drafts, scheduled and published messages, of all kinds, in every season", () => {
    const kinds = new Set(posts.map(({ type = "standard" }) => type));
    expect(kinds).toEqual(new Set(["standard", "educational", "urgent", "vote", "perception", "option"]));
    expect(posts.filter(({ when }) => when === "concept").length).toBeGreaterThan(3);
    const months = new Set(moments.map(({ at }) => at.getUTCMonth()));
    expect(months.size).toBe(12);
  });
});

type Ring = [number, number][];
const holds = (ring: Ring, x: number, y: number) =>
  ring.reduce((isIn, [x1, y1], index) => {
    const [x2, y2] = ring[(index + ring.length - 1) % ring.length] as [number, number];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !isIn : isIn;
  }, false);

/** Streets by neighbourhood, from the open data. */
function streetsOf(city: City): Map<string, Set<string>> {
  const read = (file: string) => readFileSync(join(import.meta.dirname, "data", city, file));
  const { features } = JSON.parse(read("neighbourhoods.geojson").toString()) as {
    features: { properties: { code: string }; geometry: { coordinates: Ring[] } }[];
  };
  const found = new Map(features.map(({ properties }) => [properties.code, new Set<string>()]));
  for (const line of gunzipSync(read("addresses.csv.gz")).toString().split("\n").slice(1)) {
    const [, , street = "", , latitude, longitude] = line.split(",");
    const area = features.find(({ geometry }) =>
      holds(geometry.coordinates[0] ?? [], Number(longitude), Number(latitude)),
    );
    found.get(area?.properties.code ?? "")?.add(street);
  }
  return found;
}

test.each(["gent", "leuven"] as const)("messages for %s name existing neighbourhoods and streets", (city) => {
  const streets = streetsOf(city);
  expect(new Set(allCodes(city))).toEqual(new Set(streets.keys()));
  for (const post of posts.filter((one) => cityOf(one) === city && one.where !== "all")) {
    const areas = (post.where as Exclude<typeof post.where, "all">).map(codeOf);
    for (const street of post.streets ?? []) {
      expect(
        areas.some((area) => streets.get(area)?.has(street)),
        `${post.key}: ${street}`,
      ).toBe(true);
    }
  }
});

describe("the notation of texts", () => {
  test.each([
    ["Een\n\nTwee", "<p>Een</p><p>Twee</p>"],
    [
      "## Kop\n- a\n- **b**\n1. c",
      "<h2>Kop</h2><ul><li><p>a</p></li><li><p><strong>b</strong></p></li></ul><ol><li><p>c</p></li></ol>",
    ],
    [
      "[x](https://a.example/b) & <c>",
      '<p><a href="https://a.example/b" rel="noopener nofollow">x</a> &amp; &lt;c&gt;</p>',
    ],
    ["[x](javascript:alert)", "<p>[x](javascript:alert)</p>"],
  ])("%j becomes %j", (source, html) => expect(richText(source)).toBe(html));
});
