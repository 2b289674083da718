// @vitest-environment jsdom
/** Which helpers are proposed, in which order and why. */
import { idOf, refusal } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { an, jef, lookingFor, openFindHelper } from "../testing/open-find-helper.tsx";

afterEach(() => vi.unstubAllGlobals());

test("proposed helpers are in the server's order, each with a link to their record and the reasons in words", async () => {
  await openFindHelper();
  const list = await screen.findByRole("list", { name: "Suggested helpers" });
  const links = within(list).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["Jef Maes", "An Claes"]);
  expect(links[0]).toHaveAttribute("href", expect.stringContaining(`/care/helpers/${jef.id}`));
  const why = within(screen.getByRole("list", { name: "About Jef Maes for this ticket" })).getAllByRole("listitem");
  const said = [
    "1.2 km away",
    "Helped this person 2 times",
    "Does not speak the language of the person helped",
    "12 tasks in a year; usual at this distance: 8.5",
    "1 task in the last 90 days",
  ];
  expect(why).toHaveLength(said.length);
  for (const [index, text] of said.entries()) expect(why[index]).toHaveTextContent(text);
});

test("without suggestions in the licence, helpers are listed by name, and a line says so", async () => {
  await openFindHelper({ listMatches: { items: [an], total: 1, isRanked: false, leftOut: [] } });
  expect(await screen.findByText(/Your licence has no suggestions/)).toBeVisible();
  expect(
    screen.getByText("Company · Area unknown or outside the network · usually by text message · 1.2 km away"),
  ).toBeVisible();
});

test("without the member's address the screen says that it is needed, with a link to the member's record", async () => {
  await openFindHelper({
    listMatches: () => {
      throw refusal("invalid_input", { address: "addressNeeded" });
    },
  });
  expect(await screen.findByText("The address of the person helped is needed")).toBeVisible();
  const link = screen.getByRole("link", { name: "Open the record of Rosa Peeters" });
  expect(link).toHaveAttribute("href", expect.stringContaining(`/care/members/${idOf(71)}`));
});

test("without helpers to propose the screen says so, and has no buttons to ask", async () => {
  await openFindHelper({ listMatches: { items: [], total: 0, isRanked: true, leftOut: [] } });
  expect(await screen.findByText("No helpers to suggest")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Ask by phone" })).toBeNull();
});

test("the server searches for the words that are typed", async () => {
  const of = await openFindHelper();
  await userEvent.type(await screen.findByRole("searchbox"), "paint");
  await vi.waitFor(() => expect(of("listMatches").at(-1)?.query.get("searchTerm")).toBe("paint"));
});

test("a list that could not be loaded can be loaded again", async () => {
  let isDown = true;
  await openFindHelper({
    listMatches: () => {
      if (isDown) throw refusal("unavailable");
      return { items: [jef], total: 1, isRanked: true, leftOut: [] };
    },
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByText("Jef Maes")).toBeVisible();
});

test("viewers see none of it, and nothing is requested", async () => {
  const of = await openFindHelper({}, lookingFor({ can: { ...lookingFor().can, write: "level_too_low" } }));
  expect(screen.queryByRole("heading", { name: "Find a helper" })).toBeNull();
  expect(of("listMatches")).toEqual([]);
  expect(of("listCandidates")).toEqual([]);
});
