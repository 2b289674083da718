// @vitest-environment jsdom

import { fakeServer } from "@stoep/client/testing";
import type { AccessByFeature, FeatureAccess } from "@stoep/contract/accounts";
import { featureNames, features } from "@stoep/contract/features";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { closedBecause, closedCauses } from "../../../app/access.ts";
import { aMembership, anAccess, aSession } from "../../../app/testing/people.ts";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import type { Licence } from "../words.ts";
import { ClosedScreen } from "./closed-screen.tsx";
import { LicencesScreen } from "./licences-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

const path = "/licence/$module/$cause";
const owner = () => aSession(aMembership({ type: "owner" }));
const noLinks = { participation: null, care: null, network: null, demo: null, communities: null };

function aLicence(change: Partial<Licence> = {}): Licence {
  return {
    id: "0199a000-0000-7000-8000-000000000071",
    module: "network",
    state: "essential",
    level: "essential",
    from: "2025-05-12T08:00:00.000Z",
    until: null,
    readableUntil: null,
    scope: null,
    ...change,
  };
}

/** A session of a member whom the cause in this address concerns. */
function closedBy(at: string, type: "user" | "owner" = "user") {
  const [, , module, cause = ""] = at.split("/");
  const verdict = cause.replaceAll("-", "_") as FeatureAccess["read"];
  const closed = { read: verdict, write: verdict, manage: verdict };
  const access = Object.fromEntries(
    featureNames.map((name) => [name, features[name].module === module ? closed : anAccess()[name]]),
  ) as AccessByFeature;
  return aSession(aMembership({ type }), [], access);
}

function open(at: string, { session = closedBy(at), items = [] as Licence[], links = noLinks as object } = {}) {
  const listOwners = { items: [{ name: "Ada Claes" }, { name: "Mo Aydin" }] };
  fakeServer({ licences: { listLicences: { items }, listOwners, getLinks: { ...noLinks, ...links } } });
  return showScreen(ClosedScreen, { path, at, session });
}

describe("every cause has its own text", () => {
  test.each([
    ["/licence/network/no-licence", "Stad Gent has no licence yet"],
    ["/licence/participation/module-not-included", "“Public participation” is not part of your licence"],
    ["/licence/care/licence-level-too-low", "This requires a Premium licence"],
    ["/licence/network/no-module-access", "You have no access to “Neighbourhood network”"],
    ["/licence/network/licence-expired", "The licence for “Neighbourhood network” has ended"],
  ])("%s", async (at, title) => {
    await open(at);
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  });

  test("a member without access is referred to the administrators by name", async () => {
    await open("/licence/network/no-module-access");
    expect(await screen.findByText("You can ask: Ada Claes and Mo Aydin.")).toBeVisible();
    expect(await screen.findByText(/Ask an administrator of your organisation to give you access\./)).toBeVisible();
    expect(screen.queryByRole("link", { name: "See licences" })).toBeNull();
  });

  test("an administrator gets a link to the licences", async () => {
    await open("/licence/network/no-licence", { session: closedBy("/licence/network/no-licence", "owner") });
    expect(screen.queryByText(/You can ask/)).toBeNull();
    expect(await screen.findByRole("link", { name: "See licences" })).toHaveAttribute(
      "href",
      "/dashboard/settings/licence",
    );
  });

  test("a licence that has ended says until when content can be read", async () => {
    const items = [
      aLicence({ state: "expired", until: "2030-05-01T00:00:00.000Z", readableUntil: "2030-05-31T00:00:00.000Z" }),
    ];
    await open("/licence/network/licence-expired", { items });
    expect(await screen.findByText("You can still read everything until 31 May 2030, 02:00.")).toBeVisible();
  });

  test("the provider’s pages are linked if configured", async () => {
    await open("/licence/network/no-licence", { links: { network: "https://stoep.example/network" } });
    expect(await screen.findByRole("link", { name: "More about “Neighbourhood network”" })).toHaveAttribute(
      "href",
      "https://stoep.example/network",
    );
    expect(screen.queryByRole("link", { name: "Request a demo" })).toBeNull();
  });

  test("any other address is not a page", async () => {
    await open("/licence/network/bad-weather");
    expect(await screen.findByRole("heading", { name: "This page does not exist" })).toBeVisible();
  });
});

describe("an outdated address", () => {
  test("leads to the start when nothing is closed any more", async () => {
    const { address } = await open("/licence/network/no-licence", { session: aSession() });
    await waitFor(() => expect(address()).toBe("/"));
  });

  test("leads to the current cause", async () => {
    const { address } = await open("/licence/care/licence-expired", { session: aSession() });
    await waitFor(() => expect(address()).toBe("/licence/care/module-not-included"));
  });

  test("stays when only writing is over", async () => {
    const session = aSession(aMembership(), [], anAccess({ write: "licence_expired", manage: "licence_expired" }));
    await open("/licence/network/licence-expired", { session });
    expect(await screen.findByRole("heading", { level: 1, name: /has ended/ })).toBeVisible();
  });
});

test("an administrator sees the licences, what they cover, and what each level contains", async () => {
  const scope = {
    kind: "neighbourhoods" as const,
    neighbourhoods: [
      { id: "a", name: "Muide" },
      { id: "b", name: "Rabot" },
    ],
  };
  const items = [
    aLicence(),
    aLicence({
      id: "2",
      module: "participation",
      state: "oneoff",
      level: "oneoff",
      until: "2030-05-01T00:00:00.000Z",
      scope,
    }),
  ];
  const things = [
    { name: "Het plein", isGone: false },
    { name: "", isGone: false },
    { name: "", isGone: true },
  ];
  for (const [n, thing] of things.entries()) {
    const named = { kind: "thing" as const, thing: { kind: "project", id: String(n), ...thing } };
    items.push(aLicence({ id: `of ${n}`, module: "participation", level: "oneoff", state: "oneoff", scope: named }));
  }
  fakeServer({ licences: { listLicences: { items } } });
  await showScreen(LicencesScreen, { path: "/settings/licence", session: owner() });
  const table = await screen.findByRole("table", { name: "Your licences" });
  await waitFor(() => expect(table).toHaveTextContent("The whole module"));
  expect(table).toHaveTextContent("No end");
  expect(table).toHaveTextContent("Muide and Rabot");
  // The draft of colleagues, whose name this member does not see.
  for (const covered of ["Project “Het plein”", "One project", "A project that no longer exists"])
    expect(within(table).getByText(covered)).toBeVisible();
  const contents = screen.getByRole("table", { name: "What each level of “Neighbourhood network” includes" });
  expect(within(contents).getByRole("row", { name: "Messages included included" })).toBeVisible();
  expect(within(contents).getByRole("row", { name: "Report export not included included" })).toBeVisible();
});

describe("a feature’s screens are closed", () => {
  const reading = (read: FeatureAccess["read"]) => aSession(aMembership(), [], anAccess({ read }));
  test.each(closedCauses)("with their own page when the server says %s", (cause) => {
    expect(closedBecause(reading(cause), "messages")).toBe(cause);
  });

  test("for no one whom the server lets read, whatever the membership says", () => {
    const nowhere = aMembership({
      type: "community-worker",
      levels: { network: null, participation: null, care: null },
    });
    expect(closedBecause(aSession(nowhere), "messages")).toBeNull();
    expect(closedBecause(aSession(), "tickets")).toBe("module_not_included");
  });

  test("but not for pending members or those who must add a second step: they see a gate instead", () => {
    expect(closedBecause(reading("membership_pending"), "messages")).toBeNull();
    expect(closedBecause(reading("second_factor_required"), "messages")).toBeNull();
  });
});
