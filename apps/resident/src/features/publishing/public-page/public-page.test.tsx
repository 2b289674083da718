import { switchLanguage } from "@stoep/client/texts";
import { act, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { button, heading, renderApp } from "../../../app/testing/render-app.tsx";
import { anActivity, aPoll, aPost, now } from "../../../app/testing/samples.ts";

const gent = aPost().organisation;
const helpers = { id: aPost().id, name: "Buurtwerk Muide", kind: "association" as const, logo: null };
const profile = {
  ...helpers,
  textHtml: "",
  website: "",
  phone: "",
  address: "",
  banner: null,
  memberSince: now,
};
const publicPage = {
  listPublicSenders: { items: [helpers, gent] },
  listPublicPosts: ({ query }: { query: URLSearchParams }) => {
    if (query.get("kind") === "vacancy") return { items: [], next: null };
    const post = query.get("organisation") ? aPost({ title: "Ours" }) : aPost({ title: "Open day" });
    return { items: query.get("kind") === "activity" ? [anActivity()] : [post], next: null };
  },
};

test("the public page can be filtered by kind, which the address keeps", async () => {
  const { user, last } = await renderApp("/gent/public", { publishing: publicPage }, null);
  expect(await heading("Open day")).toBeVisible();
  await user.click(await button("Activities"));
  expect(await heading("Soup for all")).toBeVisible();
  expect(location.search).toBe("?kind=activity");
  expect(last("publishing.listPublicPosts")?.query.get("kind")).toBe("activity");
  await user.click(await button("Vacancies"));
  expect(await heading("Nothing found")).toBeVisible();
  await user.click(await button("See everything"));
  expect(await heading("Open day")).toBeVisible();
  expect(location.search).toBe("");
});

test("the public page is loaded again when the connection returns, and when the reader does", async () => {
  let title = "Open day";
  const listPublicPosts = () => ({ items: [aPost({ title })], next: null });
  await renderApp("/gent/public", { publishing: { ...publicPage, listPublicPosts } }, null);
  await heading("Open day");
  title = "Open day, edited";
  act(() => {
    window.dispatchEvent(new Event("offline"));
    window.dispatchEvent(new Event("online"));
  });
  expect(await heading("Open day, edited")).toBeVisible();
  title = "Open day, edited again";
  vi.setSystemTime(Date.parse(now) + 60_000);
  act(() => void window.dispatchEvent(new Event("visibilitychange")));
  expect(await heading("Open day, edited again")).toBeVisible();
});

test("an organisation's public page has its name and logo, and can be linked to", async () => {
  const { user, last } = await renderApp(
    `/gent/public?organisation=${helpers.id}`,
    { publishing: publicPage, accounts: { readOrganisation: profile } },
    null,
  );
  expect(await heading("Public messages of Buurtwerk Muide")).toBeVisible();
  await act(() => switchLanguage("tr"));
  expect(await heading("Buurtwerk Muide kuruluşunun herkese açık mesajları")).toBeVisible();
  await act(() => switchLanguage("en"));
  expect(await screen.findByRole("link", { name: "About Buurtwerk Muide" })).toBeVisible();
  expect(screen.getByRole("link", { name: "What’s on" })).toHaveAttribute(
    "href",
    `/gent/agenda?organisation=${helpers.id}`,
  );
  expect(screen.getByRole("link", { name: "Participation page" })).toHaveAttribute(
    "href",
    "/gent/participation?language=en",
  );
  expect(last("publishing.listPublicPosts")?.query.get("organisationId")).toBe(helpers.id);
  const chosen = screen.getByRole("combobox", { name: "Organisation" });
  expect(
    within(chosen)
      .getAllByRole("option")
      .map((one) => one.textContent),
  ).toEqual(["All organisations", "Buurtwerk Muide", "Stad Gent"]);
  await user.selectOptions(chosen, "All organisations");
  expect(await heading("Public messages of Gent")).toBeVisible();
});

test("residents act on the message's own page, where their earlier actions are known", async () => {
  await renderApp("/gent/public?kind=activity", { publishing: publicPage });
  const card = within(await screen.findByRole("article", { name: "Soup for all" }));
  expect(await card.findByText(/Muidekaai 1/)).toBeVisible();
  expect(card.queryByRole("button", { name: /^I’m coming/ })).not.toBeInTheDocument();
  expect(card.queryByRole("button", { name: "React" })).not.toBeInTheDocument();
});

test("a poll tells visitors who can vote", async () => {
  const poll = aPoll({ can: { vote: "sign_in_required" } });
  const listPublicPosts = { items: [aPost({ type: "vote", poll })], next: null };
  await renderApp("/gent/public", { publishing: { ...publicPage, listPublicPosts } }, null);
  expect(await screen.findByText(/Residents can vote after signing in/)).toBeVisible();
  expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();
});
