import type { ReadableResult } from "@stoep/contract/feed";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { button, heading, renderApp } from "../../../app/testing/render-app.tsx";
import { aPost } from "../../../app/testing/samples.ts";

const aFind = (name: string) => ({
  id: aPost().id,
  name,
  language: "en" as const,
  at: "2026-11-21T09:00:00.000Z",
  detail: "Stad Gent",
});
const found = (groups: ReadableResult["groups"], isAlike = false): ReadableResult => ({ groups, isAlike });
const field = () => screen.findByRole("searchbox", { name: "What are you looking for?" });

test("the feed leads to the search, which finds messages and what neighbours wrote, each with its sender", async () => {
  const [message, shout] = [aFind("Sewer works"), aFind("Sewer smells")];
  const { user, last } = await renderApp("/gent", {
    feed: {
      getFeed: { items: [], next: null },
      searchReadable: found([
        { kind: "message", items: [message], isMore: true },
        { kind: "shout", items: [shout], isMore: false },
      ]),
    },
  });
  await user.click(await screen.findByRole("link", { name: "Search" }));
  expect(await heading("Search")).toBeVisible();
  expect(screen.getByText("Find what you read before")).toBeVisible();
  await user.type(await field(), "sewer");
  expect(await screen.findByRole("link", { name: "Sewer works" })).toHaveAttribute("href", `/gent/m/${message.id}`);
  expect(screen.getByRole("link", { name: "Sewer smells" })).toHaveAttribute("href", `/gent/neighbours/${shout.id}`);
  expect(screen.getAllByText(/^Stad Gent · /)).toHaveLength(2);
  await user.click(await button("Show more"));
  await waitFor(() => expect(last("feed.searchReadable")?.query.get("kind")).toBe("message"));
});

test("the field follows an address that is opened while the search is on screen", async () => {
  await renderApp("/gent/search", { feed: { searchReadable: found([]) } });
  expect(await field()).toHaveValue("");
  act(() => history.pushState(null, "", "/gent/search?q=sewer"));
  await waitFor(async () => expect(await field()).toHaveValue("sewer"));
});

test("approximate matches are marked as such; one letter sends no request, and an empty result says what to try", async () => {
  const { user, last } = await renderApp("/gent/search", {
    feed: {
      searchReadable: ({ query }) =>
        query.get("q") === "sewre"
          ? found([{ kind: "activity", items: [aFind("Sewer walk")], isMore: false }], true)
          : found([]),
    },
  });
  await user.type(await field(), "s");
  await waitFor(() => expect(location.search).toBe("?q=s"));
  expect(last("feed.searchReadable")).toBeUndefined();
  await user.type(await field(), "ewre");
  expect(await screen.findByText("No exact matches. These are similar.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Sewer walk" })).toBeVisible();
  await user.type(await field(), "x");
  expect(await heading("Nothing found")).toBeVisible();
});
