// @vitest-environment jsdom
import { type RefusalCode, Refused } from "@stoep/contract/kernel";
import type { Post, PostDraft } from "@stoep/contract/publishing";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { Desk, type DocumentKind, draftCopiesOf } from "../../../app/editor/index.ts";
import { mergeDrafts } from "../../../app/editor/testing/merge-drafts.ts";
import { bodyOf, type Draft, draftOf, emptyDraft, keptWhenNew } from "./draft.ts";
import { aPost, idOf } from "./testing/samples.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

type Sent = { how: "create" | "update"; version: number | null; body: PostDraft; key: string };

/** A server with one message, which refuses the requests that a test wants refused, and honours idempotency keys. */
function aServer() {
  const sent: Sent[] = [];
  const answered = new Map<string, Post>();
  let refusal: RefusalCode | null = null;
  let isDeaf = false;
  let version = 0;
  const take = async (how: Sent["how"], given: number | null, body: PostDraft, key: string): Promise<Post> => {
    sent.push({ how, version: given, body, key });
    if (refusal) throw new Refused({ code: refusal, fields: {}, requestId: "" });
    const answer = answered.get(key) ?? aPost({ title: body.title, version: ++version });
    answered.set(key, answer);
    if (isDeaf) throw new Refused({ code: "unavailable", fields: {}, requestId: "" });
    return answer;
  };
  const kind: DocumentKind<Post, Draft, PostDraft> = {
    draftOf,
    bodyOf,
    isPrivate: ({ state }) => state === "concept",
    keptWhenNew,
    create: (body, key) => take("create", null, body, key),
    update: (_, given, body, key) => take("update", given, body, key),
  };
  return {
    sent,
    kind,
    refuse: (code: RefusalCode | null) => {
      refusal = code;
    },
    /** Requests take effect, but their responses are lost. */
    loseAnswers: (does: boolean) => {
      isDeaf = does;
    },
  };
}

function open(server: ReturnType<typeof aServer>, post: Post | null = null) {
  const draft = post ? draftOf(post) : emptyDraft("standard", "nl");
  const desk = new Desk({
    kind: server.kind,
    stored: post,
    draft,
    copies: draftCopiesOf<Draft, PostDraft>("compose", idOf(9)),
  });
  onTestFinished(desk.start());
  return desk;
}
const titles = (sent: Sent[]) => sent.map(({ how, body }) => `${how} ${body.title}`);

describe("a draft", () => {
  test("is created by the first change and updated by the next", async () => {
    const server = aServer();
    const desk = open(server);
    await vi.advanceTimersByTimeAsync(5000);
    desk.change({ title: "S" });
    await vi.advanceTimersByTimeAsync(1500);
    desk.change({ title: "Straat" });
    await vi.advanceTimersByTimeAsync(1500);
    expect(server.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    desk.change({ title: "Straat dicht" });
    await vi.advanceTimersByTimeAsync(2000);
    expect(titles(server.sent)).toEqual(["create Straat", "update Straat dicht"]);
    expect(server.sent[1]?.version).toBe(1);
    expect(desk.read()).toMatchObject({ phase: "rest", isDirty: false, stored: { version: 2 } });
  });

  test("that is changed while it is being saved is saved again", async () => {
    const server = aServer();
    const desk = open(server);
    desk.change({ title: "Straat" });
    const saving = desk.save();
    desk.change({ title: "Straat dicht" });
    await saving;
    expect(titles(server.sent)).toEqual(["create Straat", "update Straat dicht"]);
  });

  test("is sent again unchanged under the same key if the response was lost: there is one message", async () => {
    const server = aServer();
    const desk = open(server);
    server.loseAnswers(true);
    desk.change({ title: "Straat" });
    await vi.advanceTimersByTimeAsync(2000);
    expect(desk.read()).toMatchObject({ phase: "failed", isDirty: true });
    desk.change({ title: "Straat dicht" });
    server.loseAnswers(false);
    await vi.advanceTimersByTimeAsync(2000);
    await vi.advanceTimersByTimeAsync(2000);
    expect(titles(server.sent)).toEqual(["create Straat", "create Straat", "update Straat dicht"]);
    expect(server.sent[1]?.key).toBe(server.sent[0]?.key);
    expect(desk.read()).toMatchObject({ phase: "rest", isDirty: false, stored: { version: 2 } });
  });

  test("is saved automatically when the connection is back", async () => {
    const server = aServer();
    const desk = open(server);
    server.refuse("unavailable");
    desk.change({ title: "Straat" });
    await vi.advanceTimersByTimeAsync(2000);
    server.refuse(null);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.read().phase).toBe("rest");
  });

  test("that is refused waits for a change, and is then sent as new", async () => {
    const server = aServer();
    const desk = open(server);
    server.refuse("invalid_input");
    desk.change({ title: "S".repeat(251) });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.sent).toHaveLength(1);
    server.refuse(null);
    desk.change({ title: "Straat" });
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.sent[1]?.key).not.toBe(server.sent[0]?.key);
    expect(desk.read().isDirty).toBe(false);
  });
});

test.each(["scheduled", "published"] as const)("a message that is %s is saved only on request", async (state) => {
  const server = aServer();
  const desk = open(server, aPost({ state }));
  desk.change({ title: "Anders" });
  desk.saveSoon();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.sent).toEqual([]);
  await desk.save();
  expect(titles(server.sent)).toEqual(["update Anders"]);
});

test("a draft that was published elsewhere is no longer saved automatically", async () => {
  const server = aServer();
  const desk = open(server, aPost());
  desk.follow(aPost({ state: "published" }));
  desk.change({ title: "Anders" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.sent).toEqual([]);
});

describe("when someone else has saved", () => {
  const theirs = aPost({ version: 7, title: "Hun titel", textHtml: "<p>Hun tekst</p>" });

  async function conflict() {
    const server = aServer();
    const desk = open(server, aPost());
    server.refuse("changed_meanwhile");
    desk.change({ title: "Mijn titel" });
    await vi.advanceTimersByTimeAsync(2000);
    server.refuse(null);
    expect(desk.read().phase).toBe("conflict");
    return { server, desk };
  }

  test("nothing is sent until the author has decided", async () => {
    const { server, desk } = await conflict();
    desk.change({ title: "Mijn tweede titel" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.sent).toHaveLength(1);
  });

  test("theirs can be taken", async () => {
    const { desk } = await conflict();
    desk.takeTheirs(theirs);
    expect(desk.read()).toMatchObject({ draft: { title: "Hun titel" }, isDirty: false, phase: "rest" });
  });

  test("mine can be applied on top of theirs", async () => {
    const { server, desk } = await conflict();
    const { saved, draft } = desk.read();
    desk.settle(theirs, mergeDrafts(saved, draft, draftOf(theirs)));
    await desk.save();
    expect(server.sent[1]).toMatchObject({
      version: 7,
      body: { title: "Mijn titel", textHtml: "<p>Hun tekst</p>" },
    });
  });
});

describe("unsaved changes", () => {
  test("come back after a reload, with the save whose outcome is unknown", async () => {
    const server = aServer();
    const desk = open(server);
    server.loseAnswers(true);
    desk.change({ title: "Straat" });
    await vi.advanceTimersByTimeAsync(2000);
    desk.change({ title: "Straat dicht" });
    server.loseAnswers(false);
    const again = open(server);
    expect(again.read()).toMatchObject({ draft: { title: "Straat dicht" }, isDirty: true });
    expect(again.read().restoredFrom).not.toBeNull();
    await again.save();
    expect(titles(server.sent)).toEqual(["create Straat", "create Straat", "update Straat dicht"]);
    expect(server.sent[1]?.key).toBe(server.sent[0]?.key);
    expect(sessionStorage).toHaveLength(0);
  });

  test("can be discarded after all", () => {
    const server = aServer();
    open(server, aPost({ state: "published" })).change({ title: "Anders" });
    const again = open(server, aPost({ state: "published" }));
    again.discard();
    expect(again.read()).toMatchObject({ draft: { title: "Straat dicht" }, isDirty: false });
    expect(sessionStorage).toHaveLength(0);
  });

  test("of a new message can be discarded: its type and theme stay chosen", () => {
    const server = aServer();
    server.loseAnswers(true);
    open(server).change({ type: "option", theme: "mobility", title: "Straat", options: [{ id: idOf(1), text: "Ja" }] });
    const again = open(server);
    expect(again.read().draft.title).toBe("Straat");
    again.discard();
    const { draft, isDirty } = again.read();
    expect(draft).toMatchObject({
      type: "option",
      theme: "mobility",
      title: "",
      options: [{ text: "" }, { text: "" }],
    });
    expect(isDirty).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  test("do not turn up for another membership", () => {
    open(aServer()).change({ title: "Straat" });
    expect(draftCopiesOf("compose", idOf(8)).read(null)).toBeNull();
  });
});
