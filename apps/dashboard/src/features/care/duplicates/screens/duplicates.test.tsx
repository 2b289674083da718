// @vitest-environment jsdom

import { fakeServer, idOf, type Replies } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { aHit, aPerson } from "../../people/testing/people.ts";
import { inCare } from "../../testing/people.ts";
import { Merges } from "../parts/merges.tsx";
import { CompareScreen } from "./compare-screen.tsx";
import { DuplicatesScreen } from "./duplicates-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

const other = { id: idOf(75), name: "Lise Peeters", firstName: "Lise", version: 4, introduction: "Has a dog" };
async function compare(replies: Replies["care"] = {}) {
  const asked = fakeServer({
    care: {
      compareDoubles: {
        one: { person: aPerson({ introduction: "" }), help: null },
        other: {
          person: aPerson(other),
          help: { kind: "neighbour", status: "accepted", skills: "Garden", helped: 2 },
        },
        differs: ["name"],
        can: { merge: true },
      },
      mergeDoubles: aPerson(),
      dismissDouble: { done: true },
      ...replies,
    },
  });
  const at = `/care/doubles/${idOf(70)}/${idOf(75)}`;
  await showScreen(CompareScreen, { path: "/care/doubles/$personId/$otherId", at, session: inCare() });
  return (route: string) => asked.filter((one) => one.route === `care.${route}`);
}

test("each pair shows both people and why they may be the same", async () => {
  const item = {
    id: idOf(1),
    one: aHit(),
    other: aHit({ id: idOf(75), name: "Lise Peeters" }),
    because: ["name-house" as const],
  };
  fakeServer({
    care: { listDoubles: { items: [{ ...item, foundAt: "2026-05-05T09:00:00.000Z" }], next: null, total: 1 } },
  });
  await showScreen(DuplicatesScreen, { path: "/care/doubles", at: "/care/doubles", session: inCare() });
  expect(await screen.findByText("Lies Peeters and Lise Peeters")).toBeVisible();
  expect(screen.getByText("Similar name at one address")).toBeVisible();
});

test("one record is kept, differing values are chosen, and merging asks for confirmation", async () => {
  const of = await compare();
  await userEvent.click(await screen.findByRole("radio", { name: "Lise Peeters" }));
  expect(screen.getByText("Has a dog")).toBeVisible();
  expect(screen.getByText("Neighbour: Garden")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Merge" }));
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Merge" }));
  const [sent] = of("mergeDoubles");
  expect(sent?.body).toEqual({ version: 1, otherVersion: 4, take: ["name"] });
});

test("the other record can be kept, and the pair can be dismissed as two people", async () => {
  const of = await compare();
  await userEvent.click(await screen.findByRole("radio", { name: "Keep Lise Peeters" }));
  await userEvent.click(screen.getByRole("button", { name: "Merge" }));
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Merge" }));
  expect(of("mergeDoubles")[0]?.body).toEqual({ version: 4, otherVersion: 1, take: [] });
});

test("by default the record with more tickets is kept", async () => {
  await compare({
    compareDoubles: {
      one: { person: aPerson({ tickets: 0 }), help: null },
      other: { person: aPerson({ ...other, tickets: 3 }), help: null },
      differs: ["name"],
      can: { merge: true },
    },
  });
  expect(await screen.findByRole("radio", { name: "Keep Lise Peeters" })).toBeChecked();
});

test("a pair that cannot be merged shows the reason, and can still be dismissed as two people", async () => {
  const of = await compare({
    compareDoubles: {
      one: { person: aPerson(), help: null },
      other: { person: aPerson(other), help: null },
      differs: [],
      can: { merge: "merge_own_ticket" },
    },
  });
  expect(await screen.findByText(/^One of them helped/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Merge" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "Not the same person" }));
  expect(of("dismissDouble")).toHaveLength(1);
});

test("a person's record shows whom it was merged with, and until when that can be undone", async () => {
  const merge = { id: idOf(9), name: "Lise Peeters", mergedBy: "Els", mergedAt: "2026-05-05T09:00:00.000Z" };
  const asked = fakeServer({
    care: {
      listMerges: { items: [{ ...merge, until: "2026-06-04T09:00:00.000Z" }] },
      undoMerge: { keptId: idOf(70), goneId: idOf(75) },
    },
  });
  await showScreen(() => <Merges personId={idOf(70)} />, { path: "/care", at: "/care", session: inCare() });
  await userEvent.click(await screen.findByRole("button", { name: "Undo merge" }));
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Undo merge" }));
  expect(asked.filter((one) => one.route === "care.undoMerge")).toHaveLength(1);
});
