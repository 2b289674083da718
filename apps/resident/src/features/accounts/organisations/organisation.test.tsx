// @vitest-environment jsdom

import { refusal } from "@stoep/client/testing";
import type { OrganisationProfile } from "@stoep/contract/accounts";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { heading, renderApp } from "../../../app/testing/render-app.tsx";
import { aPost, now } from "../../../app/testing/samples.ts";

const file = (name: string) => ({
  id: aPost().id,
  kind: "image" as const,
  name,
  bytes: 4000,
  width: 1600,
  height: 400,
  address: `/api/files/gent/${name}`,
});

const gent: OrganisationProfile = {
  id: aPost().organisation.id,
  name: "Stad Gent",
  kind: "city",
  textHtml: "<p>We are the <strong>city</strong>.</p>",
  website: "https://stad.gent/",
  phone: "+32 9 210 10 10",
  address: "Botermarkt 1, 9000 Gent",
  logo: file("logo"),
  banner: file("banner"),
  memberSince: now,
};
const at = `/gent/organisations/${gent.id}`;

test("everybody reads how an organisation describes itself", async () => {
  const { asked } = await renderApp(at, { accounts: { readOrganisation: gent } }, null);
  expect(await heading("Stad Gent")).toBeVisible();
  expect(screen.getByText("City or town")).toBeVisible();
  expect(screen.getByText("city")).toBeVisible();
  expect(screen.getByRole("link", { name: "stad.gent" })).toHaveAttribute("href", "https://stad.gent/");
  expect(screen.getByRole("link", { name: "+32 9 210 10 10" })).toHaveAttribute("href", "tel:+3292101010");
  expect(screen.getByText("Botermarkt 1, 9000 Gent")).toBeVisible();
  expect(screen.getByText("On Stoep since 21 Nov 2026")).toBeVisible();
  expect(document.querySelector('img[src="/api/files/gent/banner/800"]')).toBeInTheDocument();
  expect(document.querySelector('img[src="/api/files/gent/logo/320"]')).toBeInTheDocument();
  expect(asked.find(({ route }) => route === "accounts.readOrganisation")?.params).toEqual({
    networkSlug: "gent",
    organisationId: gent.id,
  });
});

test("a short description looks complete too", async () => {
  const bare = { ...gent, textHtml: "", website: "", phone: "", address: "", logo: null, banner: null };
  await renderApp(at, { accounts: { readOrganisation: bare } }, null);
  expect(await screen.findByText("This organisation has not added a description yet.")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Contact" })).toBeNull();
});

test("the name above a message leads to its page", async () => {
  const post = aPost();
  const { user } = await renderApp(
    "/gent/public",
    {
      publishing: { listPublicPosts: { items: [post], next: null }, listPublicSenders: { items: [post.organisation] } },
      accounts: { readOrganisation: gent },
    },
    null,
  );
  await user.click(await screen.findByRole("link", { name: "Stad Gent" }));
  expect(await heading("Stad Gent")).toBeVisible();
  expect(window.location.pathname).toBe(at);
});

test("an organisation that does not exist is reported missing", async () => {
  await renderApp(at, { accounts: { readOrganisation: () => Promise.reject(refusal("not_found")) } }, null);
  expect(await heading("Organisation not found")).toBeVisible();
});
