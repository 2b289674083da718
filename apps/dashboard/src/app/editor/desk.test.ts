// @vitest-environment jsdom
import { type RefusalCode, Refused } from "@stoep/contract/kernel";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { Desk, type DocumentKind } from "./desk.ts";
import { draftCopiesOf } from "./draft-copies.ts";
import { mergeDrafts, moved } from "./drafts.ts";
import { type Checks, problemsOf, stillWrong } from "./problems.ts";

/** Something small that is written: the card of a bench. */
type Card = { id: string; version: number; savedAt: string; name: string; places: number[]; isOpen: boolean };
type CardDraft = { name: string; places: number[]; isFolded: boolean };
type CardBody = { name: string; places: number[] };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const aCard = (change: Partial<Card> = {}): Card => ({
  ...{ id: "bank-1", version: 1, savedAt: "2026-05-12T08:00:00.000Z", name: "Bank", places: [1], isOpen: false },
  ...change,
});

function aServer(now = aCard({ version: 0 })) {
  let card = now;
  const sent: CardBody[] = [];
  const server = { sent, refusal: null as RefusalCode | null };
  const take = async (body: CardBody) => {
    sent.push(body);
    if (server.refusal) throw new Refused({ code: server.refusal, fields: {}, requestId: "" });
    card = { ...card, ...body, version: card.version + 1 };
    return card;
  };
  const kind: DocumentKind<Card, CardDraft, CardBody> = {
    draftOf: ({ name, places }) => ({ name, places, isFolded: false }),
    bodyOf: ({ name, places }) => ({ name, places }),
    isPrivate: ({ isOpen }) => !isOpen,
    create: (body) => take(body),
    update: (_, __, body) => take(body),
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

test("anything that nobody reads yet is saved by itself, and what is not sent of it never is", async () => {
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

test("what is read by others is saved only when somebody says so", async () => {
  const server = aServer();
  const desk = open(server, aCard({ isOpen: true }));
  desk.change({ name: "Anders" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.sent).toEqual([]);
  expect(desk.read().isAuto).toBe(false);
  expect(await desk.save()).toMatchObject({ name: "Anders" });
});

test("after a conflict mine goes on top of theirs, field by field", async () => {
  const server = aServer();
  const desk = open(server, aCard());
  server.refusal = "changed_meanwhile";
  desk.change({ name: "Mijn bank" });
  await vi.advanceTimersByTimeAsync(2000);
  expect(desk.read().phase).toBe("conflict");
  server.refusal = null;
  desk.putOnTop(aCard({ version: 7, name: "Hun bank", places: [4, 5] }));
  await desk.save();
  expect(server.sent.at(-1)).toEqual({ name: "Mijn bank", places: [4, 5] });
});

test("copies of two kinds of things never mix", () => {
  open(aServer()).change({ name: "Bank" });
  expect(draftCopiesOf("benches", "mine").read(null)).toMatchObject({ draft: { name: "Bank" } });
  expect(draftCopiesOf("lamps", "mine").read(null)).toBeNull();
});

test("drafts merge by field, and rows move to their new place", () => {
  const base = { name: "a", places: [1] };
  expect(mergeDrafts(base, { ...base, name: "b" }, { name: "c", places: [2] })).toEqual({ name: "b", places: [2] });
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a"], 4, 0)).toEqual(["a"]);
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

test("faults are named in the order of the screen, the server's too, and go as they are put right", () => {
  const empty: CardDraft = { name: "", places: [], isFolded: false };
  const named = problemsOf(checks, empty, { placeIds: "placeUnknown" });
  expect(named.map(({ code }) => code)).toEqual(["nameRequired", "placesRequired", "placeUnknown"]);
  const withName = { ...empty, name: "Bank" };
  const left = stillWrong(checks, named, empty, withName);
  expect(left.map(({ code }) => code)).toEqual(["placesRequired", "placeUnknown"]);
  expect(stillWrong(checks, left, withName, { ...withName, places: [1] })).toEqual([]);
});
