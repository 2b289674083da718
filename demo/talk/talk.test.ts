import { describe, expect, test } from "vitest";
import { type LivePost, type Reader, reactionsTo, readersOf, viewsOf, votesOn } from "../engagement.ts";
import { codeOf } from "../places.ts";
import { posts } from "../posts/index.ts";
import type { DemoPost } from "../shapes.ts";
import { castThread } from "./cast.ts";
import { parseThread, talk } from "./notation.ts";

const now = new Date("2026-11-21T09:00:00Z");
const published = new Date("2026-11-10T09:00:00Z");
const muide = codeOf("muide");
const rabot = codeOf("rabot");

const neighbour = (index: number, more: Partial<Reader> = {}): Reader => ({
  key: `reader-${index}`,
  residentId: `r${index}`,
  accountId: `a${index}`,
  area: index % 2 ? muide : rabot,
  streetId: null,
  kind: "person",
  language: ["nl", "nl", "tr", "fr"][index % 4] ?? "nl",
  joinedAt: new Date("2026-01-01T00:00:00Z"),
  habit: 0.7,
  ...more,
});
const neighbours = Array.from({ length: 400 }, (_, index) => neighbour(index));
const message = (more: Partial<DemoPost> = {}): LivePost => ({
  post: {
    key: "test",
    by: "stad-gent",
    author: "els",
    when: "concept",
    title: "",
    text: "",
    themes: ["culture"],
    where: ["muide"],
    interest: 0.6,
    ...more,
  },
  id: "p",
  publishedAt: published,
  closesAt: null,
  areas: [muide, rabot],
  streetIds: [],
  optionIds: ["x", "y", "z"],
});

describe("threads", () => {
  test("belong to messages that allow comments, and are short enough", () => {
    for (const [key, thread] of talk) {
      expect(posts.find((post) => post.key === key)?.comments, key).not.toBe("off");
      for (const { text } of thread.flatMap((one) => [one, ...one.answers])) expect(text.length).toBeLessThan(600);
    }
    const count = [...talk.values()].flat().reduce((sum, { answers }) => sum + 1 + answers.length, 0);
    expect(talk.size).toBeGreaterThan(60);
    expect(count).toBeGreaterThan(350);
  });

  test("are read from their notation", () => {
    expect(parseThread("a: Dag\n> org: Ook dag\nb!staff: Foei")).toEqual([
      { speaker: "a", text: "Dag", answers: [{ speaker: "org", text: "Ook dag", answers: [] }] },
      { speaker: "b", text: "Foei", hidden: "staff", answers: [] },
    ]);
    expect(() => parseThread("Dag")).toThrow("Not a remark");
  });

  const thread = parseThread("a: Een\n> b: Twee\n> a: Drie\ntr1: Dört\n> org: Vijf");

  test("keep a letter for one person, find people with a language, and are never in the future", () => {
    const said = castThread(thread, message({ comments: "combined" }), neighbours, now);
    expect(said.map(({ parentKey }) => parentKey)).toEqual([null, "test/0", "test/0", null, "test/1"]);
    expect(said[2]?.reader).toBe(said[0]?.reader);
    expect(said[1]?.reader).not.toBe(said[0]?.reader);
    expect(said[3]?.reader?.language).toBe("tr");
    expect(said[4]?.reader).toBeNull();
    for (const { at } of said) expect(at > published && at < now).toBe(true);
  });

  test("stay within a neighbourhood if each has its own", () => {
    for (const { reader, area } of castThread(thread, message(), neighbours, now)) {
      expect(area).not.toBeNull();
      if (reader) expect(reader.area).toBe(area);
    }
  });
});

describe("answers", () => {
  test("come from people who are reached", () => {
    const shops = [neighbour(1, { kind: "business" }), neighbour(3)];
    expect(readersOf(message({ visibility: "local-economy" }), shops)).toEqual([shops[0]]);
    expect(readersOf({ ...message(), streetIds: ["s"] }, [...shops, neighbour(5, { streetId: "s" })])).toHaveLength(1);
    expect(readersOf({ ...message(), areas: [muide] }, neighbours)).toHaveLength(200);
  });

  test("are the same on every load, and between the post and now", () => {
    const looks = viewsOf(message(), neighbours, now);
    expect(looks).toEqual(viewsOf(message(), neighbours, now));
    expect(looks.length).toBeGreaterThan(200);
    for (const { seenAt, openedAt } of looks) {
      expect(seenAt > published && seenAt < now).toBe(true);
      if (openedAt) expect(openedAt > seenAt && openedAt < now).toBe(true);
    }
    for (const { at } of reactionsTo(message(), looks, now)) expect(at > published && at < now).toBe(true);
  });

  test("to a poll are distributed as the post says", () => {
    const poll = message({ type: "option", tally: [60, 30, 10] });
    const votes = votesOn(poll, viewsOf(poll, neighbours, now), now);
    const count = (id: string) => votes.filter(({ vote }) => vote.kind === "option" && vote.optionId === id).length;
    expect(count("x")).toBeGreaterThan(count("y"));
    expect(count("y")).toBeGreaterThan(count("z"));
    const scored = message({ type: "perception", tally: [7] });
    const scores = votesOn(scored, viewsOf(scored, neighbours, now), now).map(({ vote }) =>
      vote.kind === "perception" ? vote.score : 0,
    );
    expect(scores.reduce((sum, one) => sum + one, 0) / scores.length).toBeCloseTo(7, 0);
  });

  test("leave something to do for Dirk", () => {
    const dirk = neighbour(1, { key: "dirk", habit: 1 });
    const poll = message({ type: "vote", tally: [50] });
    const looks = [{ reader: dirk, seenAt: published, openedAt: published }];
    expect(votesOn(poll, looks, now)).toEqual([]);
  });
});
