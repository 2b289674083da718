// @vitest-environment jsdom
import { type RefusalCode, Refused } from "@stoep/contract/kernel";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { Desk, type DocumentKind } from "./desk.ts";
import { draftCopiesOf } from "./draft-copies.ts";
import { moveItem } from "./list-items.ts";
import { type Checks, problemsOf, stillWrong } from "./problems.ts";
import { mergeDrafts } from "./testing/merge-drafts.ts";

/** A small document to edit: the card of a bench. */
type Card = { id: string; version: number; savedAt: string; name: string; places: number[]; isOpen: boolean };
type CardDraft = { name: string; places: number[]; isFolded: boolean };
type CardBody = { name: string; places: number[] };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const aCard = (change: Partial<Card> = {}): Card => ({
  id: "bank-1",
  version: 1,
  savedAt: "2026-05-12T08:00:00.000Z",
  name: "Bank",
  places: [1],
  isOpen: false,
  ...change,
});

function aServer(now = aCard({ version: 0 })) {
  let card = now;
  const sent: CardBody[] = [];
  const server = { sent, keys: [] as string[], refusal: null as RefusalCode | null };
  const take = async (body: CardBody, key: string) => {
    sent.push(body);
    server.keys.push(key);
    if (server.refusal) throw new Refused({ code: server.refusal, fields: {}, requestId: "" });
    card = { ...card, ...body, version: card.version + 1 };
    return card;
  };
  const kind: DocumentKind<Card, CardDraft, CardBody> = {
    draftOf: ({ name, places }) => ({ name, places, isFolded: false }),
    bodyOf: ({ name, places }) => ({ name, places }),
    isPrivate: ({ isOpen }) => !isOpen,
    create: take,
    update: (_, __, body, key) => take(body, key),
  };
  return Object.assign(server, { kind });
}

function open(server: ReturnType<typeof aServer>, stored: Card | null = null) {
  const draft = stored ? server.kind.draftOf(stored) : { name: "", places: [], isFolded: false };
  const desk = new Desk({
    kind: server.kind,
    stored,
    draft,
    copies: draftCopiesOf<CardDraft, CardBody>("benches", "mine"),
  });
  onTestFinished(desk.start());
  return desk;
}

test("a document that nobody can read yet is saved automatically, without the fields that are never sent", async () => {
  const server = aServer();
  const desk = open(server);
  desk.change({ isFolded: true });
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.sent).toEqual([]);
  desk.change({ name: "Bank op de Markt" });
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.sent).toEqual([{ name: "Bank op de Markt", places: [] }]);
  expect(desk.read()).toMatchObject({ isDirty: false, isAuto: true, stored: { version: 1 } });
});

test("what is typed in a field is in the draft at once, and reaches the rest of the screen after the next frame", () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  onTestFinished(() => void vi.unstubAllGlobals());
  const desk = open(aServer());
  const told = vi.fn();
  desk.subscribe(told);
  desk.change({ name: "B" }, "typed");
  expect(desk.read()).toMatchObject({ draft: { name: "B" }, isDirty: true });
  expect(told).not.toHaveBeenCalled();
  for (const draw of frames) draw();
  vi.advanceTimersByTime(0);
  expect(told).toHaveBeenCalledOnce();
});

test("a document that others can read is saved only on request", async () => {
  const server = aServer();
  const desk = open(server, aCard({ isOpen: true }));
  desk.change({ name: "Anders" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.sent).toEqual([]);
  expect(desk.read().isAuto).toBe(false);
  expect(await desk.save()).toMatchObject({ name: "Anders" });
});

test("after a conflict my changes are applied on top of theirs, field by field", async () => {
  const server = aServer();
  const desk = open(server, aCard());
  server.refusal = "changed_meanwhile";
  desk.change({ name: "Mijn bank" });
  await vi.advanceTimersByTimeAsync(2000);
  expect(desk.read().phase).toBe("conflict");
  server.refusal = null;
  const theirs = aCard({ version: 7, name: "Hun bank", places: [4, 5] });
  const { saved, draft } = desk.read();
  desk.settle(theirs, mergeDrafts(saved, draft, { ...draft, name: theirs.name, places: theirs.places }));
  await desk.save();
  expect(server.sent.at(-1)).toEqual({ name: "Mijn bank", places: [4, 5] });
});

test("what is written after discarding is kept, though the discarded save was under way", async () => {
  const server = aServer();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { update } = server.kind;
  server.kind.update = async (...call) => {
    await held;
    return update(...call);
  };
  const desk = open(server, aCard({ isOpen: true }));
  desk.change({ name: "Discarded" });
  const saving = desk.save();
  desk.discard();
  desk.change({ name: "Written after it" });
  answer();
  await vi.advanceTimersByTimeAsync(1);
  expect(desk.read().draft.name).toBe("Written after it");
  await saving;
});

test.each<RefusalCode>(["key_in_use", "unavailable"])(
  "a save refused with %s may have taken effect: it is repeated unchanged, then what was written since is saved",
  async (code) => {
    const server = aServer();
    const desk = open(server);
    server.refusal = code;
    desk.change({ name: "Bank" });
    await desk.save();
    server.refusal = null;
    desk.change({ name: "Bank op de Markt" });
    await desk.save();
    expect(server.sent.map(({ name }) => name)).toEqual(["Bank", "Bank", "Bank op de Markt"]);
    const [first, second, third] = server.keys;
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  },
);

test("copies of two kinds of documents never mix", () => {
  open(aServer()).change({ name: "Bank" });
  expect(draftCopiesOf("benches", "mine").read(null)).toMatchObject({ draft: { name: "Bank" } });
  expect(draftCopiesOf("lamps", "mine").read(null)).toBeNull();
});

test("drafts merge by field, and rows move to their new position", () => {
  const base = { name: "a", places: [1] };
  expect(mergeDrafts(base, { ...base, name: "b" }, { name: "c", places: [2] })).toEqual({ name: "b", places: [2] });
  expect(moveItem(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moveItem(["a"], 4, 0)).toEqual(["a"]);
});

const checks: Checks<CardDraft> = {
  lacksOf: ({ name, places }) => [
    ...(places.length === 0 ? [{ path: "placeIds", code: "placesRequired" }] : []),
    ...(name === "" ? [{ path: "name", code: "nameRequired" }] : []),
  ],
  placesOf: (path, code) => [{ path, code }],
  order: ["name", "placeIds"],
  heldIn: { placeIds: "places" },
};

test("faults, also the server's, are listed in screen order and disappear once corrected", () => {
  const empty: CardDraft = { name: "", places: [], isFolded: false };
  const named = problemsOf(checks, empty, { placeIds: "placeUnknown" });
  expect(named.map(({ code }) => code)).toEqual(["nameRequired", "placesRequired", "placeUnknown"]);
  const withName = { ...empty, name: "Bank" };
  const left = stillWrong(checks, named, empty, withName);
  expect(left.map(({ code }) => code)).toEqual(["placesRequired", "placeUnknown"]);
  expect(stillWrong(checks, left, withName, { ...withName, places: [1] })).toEqual([]);
});
