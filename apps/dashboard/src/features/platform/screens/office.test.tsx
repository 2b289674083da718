// @vitest-environment jsdom

import { fakeServer, type Replies, refusal } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { told } from "../../../app/testing/told.ts";
import { aNetwork, anAccount, anOrganisation, aRow, id } from "../testing/samples.ts";
import type { Network, Organisation } from "../words.ts";
import { AccountScreen } from "./account-screen.tsx";
import { NetworkScreen, NewNetworkScreen } from "./network-screens.tsx";
import { NetworksScreen } from "./networks-screen.tsx";
import { OrganisationScreen } from "./organisation-screen.tsx";
import { NewOrganisationScreen, OrganisationsScreen } from "./organisation-screens.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

function serve(platform: NonNullable<Replies["platform"]>, neighbourhoods: Replies["neighbourhoods"] = {}) {
  const asked = fakeServer({ platform, neighbourhoods });
  return (route: string) => asked.filter((one) => one.route === `platform.${route}`);
}

async function choose(label: string, option: string) {
  await userEvent.click(await screen.findByRole("combobox", { name: label }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
}
const write = async (label: string, text: string) =>
  userEvent.type(await screen.findByRole("textbox", { name: label }), text);
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

describe("networks", () => {
  test("are listed with what they hold, and lead to their settings", async () => {
    serve({ listNetworks: { items: [aNetwork(), aNetwork({ id: id(2), slug: "leuven", name: "Leuven" })] } });
    await showScreen(NetworksScreen, { path: "/platform/networks" });
    const table = await screen.findByRole("table", { name: "Networks" });
    const row = (await within(table).findByText("gent")).closest("tr") as HTMLElement;
    expect(row).toHaveTextContent("NL, FR");
    expect(row).toHaveTextContent("131,204");
    expect(within(row).getByRole("link", { name: /Gent/ })).toHaveAttribute(
      "href",
      `/dashboard/platform/networks/${id(1)}`,
    );
    expect(within(table).getByText("leuven")).toBeVisible();
    expect(screen.getByRole("link", { name: "New network" })).toHaveAttribute(
      "href",
      "/dashboard/platform/networks/new",
    );
  });

  test("while there are none, making the first is offered", async () => {
    serve({ listNetworks: { items: [] } });
    await showScreen(NetworksScreen, { path: "/platform/networks" });
    expect(await screen.findByText("No network yet")).toBeVisible();
  });

  test("a new one asks for its files next", async () => {
    const of = serve({ createNetwork: aNetwork({ id: id(3), slug: "zele", name: "Zele" }) });
    const { address } = await showScreen(NewNetworkScreen, { path: "/platform/networks/new" });
    await write("Name", "Zele");
    await write("Name in web addresses", "zele");
    await press("Create network");
    await told("The network has been created");
    expect(of("createNetwork")[0]?.body).toEqual({
      name: "Zele",
      slug: "zele",
      languages: ["nl", "en", "fr", "tr"],
      timeZone: "Europe/Brussels",
      currency: "EUR",
      tiles: null,
      accent: null,
    });
    expect(address()).toBe(`/platform/networks/${id(3)}/imports`);
  });

  test("what the server refuses stands at its field, that of the tiles too, and nothing typed is lost", async () => {
    const of = serve({
      createNetwork: () => {
        throw refusal("invalid_input", { slug: "slugTaken", "tiles.attribution": "required" });
      },
    });
    const { address } = await showScreen(NewNetworkScreen, { path: "/platform/networks/new" });
    await write("Name", "Gent");
    await write("Name in web addresses", "gent");
    await userEvent.click(screen.getByRole("switch", { name: /^Map background from a tile server/ }));
    await userEvent.click(screen.getByRole("textbox", { name: "Tile address" }));
    await userEvent.paste("https://kaart.example/{z}/{x}/{y}.png");
    await press("Create network");
    const slug = await screen.findByRole("textbox", { name: "Name in web addresses" });
    await waitFor(() => expect(slug).toHaveAccessibleDescription(/This short name is already in use\./));
    expect(slug).toHaveValue("gent");
    const source = screen.getByRole("textbox", { name: "Source shown on the map" });
    expect(source).toHaveAccessibleDescription("Fill this in.");
    expect(of("createNetwork")[0]?.body).toMatchObject({
      tiles: { url: "https://kaart.example/{z}/{x}/{y}.png", attribution: "", maxZoom: 19 },
    });
    expect(address()).toBe("/platform/networks/new");
  });
});

describe("the look of a network", () => {
  const showNetwork = (change: Partial<Network> = {}) => {
    const of = serve({
      getNetwork: aNetwork(change),
      editNetwork: aNetwork(change),
      setNetworkLogo: aNetwork({ logo: "/api/networks/gent/logo?version=1" }),
      deleteNetworkLogo: aNetwork(),
    });
    return showScreen(NetworkScreen, {
      path: "/platform/networks/$networkId",
      at: `/platform/networks/${id(1)}`,
    }).then(() => of);
  };

  test("a colour is chosen beside how it looks, light and dark, and none is Stoep's own", async () => {
    const of = await showNetwork({ accent: "#2f4f9f" });
    const field = await screen.findByRole("textbox", { name: "Colour" });
    const button = () =>
      within(screen.getByRole("img", { name: "Light" }))
        .getByText("Publish")
        .closest("[role=img]");
    expect(button()).toHaveStyle({ "--st-primary": "#2f4f9f" });
    await userEvent.clear(field);
    await userEvent.type(field, "#ffe000");
    // Yellow as it is cannot be read: a darker shade stands there.
    expect(button()).not.toHaveStyle({ "--st-primary": "#ffe000" });
    await press("Save");
    await told("Saved");
    expect(of("editNetwork")[0]?.body).toMatchObject({ accent: "#ffe000" });
    await userEvent.clear(field);
    await press("Save");
    await waitFor(() => expect(of("editNetwork")[1]?.body).toMatchObject({ accent: null }));
  });

  test("a logo is saved as soon as it is chosen, and taken away after a question", async () => {
    const of = await showNetwork({ logo: "/api/networks/gent/logo?version=0" });
    await screen.findByRole("textbox", { name: "Colour" });
    const file = new File(["logo"], "logo.png", { type: "image/png" });
    await userEvent.upload(screen.getByLabelText(/Replace logo/), file);
    await told("Logo saved");
    expect(of("setNetworkLogo")[0]?.params).toEqual({ networkId: id(1) });
    await press("Remove logo");
    const dialog = await screen.findByRole("dialog", { name: "Remove the logo of Gent?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Remove logo" }));
    await told("Logo removed");
  });
});

describe("organisations", () => {
  test("are found by name, in the address too, with what they may use", async () => {
    const of = serve({
      listNetworks: { items: [aNetwork()] },
      listOrganisations: { items: [aRow()], next: null },
    });
    const { address } = await showScreen(OrganisationsScreen, { path: "/platform/organisations" });
    const row = (await screen.findByText("Fanfare De Ware Vrienden")).closest("tr") as HTMLElement;
    expect(row).toHaveTextContent("Association");
    expect(row).toHaveTextContent("Neighbourhood network: Essential");
    await userEvent.type(screen.getByRole("searchbox", { name: "Search by name" }), "fan");
    await waitFor(() => expect(address()).toBe("/platform/organisations?search=fan"));
    await waitFor(() => expect(of("listOrganisations").at(-1)?.query.get("search")).toBe("fan"));
  });

  test("a new one invites its first owner, and a refused field says why until it is right", async () => {
    let isFree = false;
    const of = serve({
      listNetworks: { items: [aNetwork()] },
      createOrganisation: () => {
        if (isFree) return anOrganisation();
        throw refusal("invalid_input", { name: "nameTaken", "owner.email": "required" });
      },
    });
    const { address } = await showScreen(NewOrganisationScreen, { path: "/platform/organisations/new" });
    await choose("Network", "Gent");
    await write("Name", "Fanfare");
    await choose("Type", "Association");
    await press("Create organisation");
    const name = screen.getByRole("textbox", { name: "Name" });
    await waitFor(() => expect(name).toHaveAccessibleDescription("This name is already in use."));
    const email = screen.getByRole("textbox", { name: "E-mail of the first administrator" });
    expect(email).toHaveAccessibleDescription(/Fill this in\./);
    expect(address()).toBe("/platform/organisations/new");

    isFree = true;
    await userEvent.type(name, " De Ware Vrienden");
    await userEvent.type(email, "ada@gent.example");
    await press("Create organisation");
    await told("The organisation has been created and its administrator invited");
    expect(of("createOrganisation").at(-1)?.body).toEqual({
      name: "Fanfare De Ware Vrienden",
      kind: "association",
      networkId: id(1),
      owner: { email: "ada@gent.example", language: "nl" },
    });
    expect(address()).toBe(`/platform/organisations/${id(11)}`);
  });
});

describe("a licence", () => {
  const path = "/platform/organisations/$organisationId";
  const at = `/platform/organisations/${id(11)}`;
  const licence: Organisation["licences"][number] = {
    id: id(71),
    module: "network",
    state: "oneoff",
    level: "oneoff",
    from: "2026-11-21T09:00:00.000Z",
    until: "2030-12-31T23:00:00.000Z",
    readableUntil: null,
    scope: { kind: "neighbourhoods", neighbourhoods: [{ id: id(31), name: "Brugse Poort" }] },
  };
  const place = { centre: [3.7, 51] as [number, number], surface: 1 };
  const areas = {
    listNeighbourhoods: {
      items: [
        { id: id(31), code: "a", name: "Brugse Poort", ...place },
        { id: id(32), code: "b", name: "Muide", ...place },
      ],
    },
  };

  test("for once names the neighbourhoods it covers and ends after its last day", async () => {
    const of = serve({ getOrganisation: anOrganisation(), grantLicence: licence }, areas);
    await showScreen(OrganisationScreen, { path, at });
    await press("Grant licence");
    const dialog = await screen.findByRole("dialog", { name: "Grant Fanfare De Ware Vrienden a licence" });
    expect(within(dialog).queryByRole("combobox", { name: "Neighbourhoods" })).toBeNull();
    await choose("Level", "One-off");
    await choose("Neighbourhoods", "Brugse Poort");
    await userEvent.type(within(dialog).getByRole("textbox", { name: "Last day" }), "12/31/2030");
    await userEvent.tab();
    await press("Grant licence", dialog);
    await told("The licence has been granted");
    expect(of("grantLicence")[0]).toMatchObject({
      params: { organisationId: id(11) },
      body: {
        module: "network",
        level: "oneoff",
        until: "2030-12-31T23:00:00.000Z",
        scope: { kind: "neighbourhoods", neighbourhoodIds: [id(31)] },
      },
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("without what it covers or an end is refused at those fields, and the dialog stays", async () => {
    const grantLicence = () => {
      throw refusal("invalid_input", { "scope.neighbourhoodIds": "scopeRequired", until: "momentRequired" });
    };
    const of = serve({ getOrganisation: anOrganisation(), grantLicence }, areas);
    await showScreen(OrganisationScreen, { path, at });
    await press("Grant licence");
    const dialog = await screen.findByRole("dialog");
    await choose("Level", "One-off");
    await press("Grant licence", dialog);
    await waitFor(() =>
      expect(within(dialog).getByRole("textbox", { name: "Last day" })).toHaveAccessibleDescription(
        "Choose a date and time.",
      ),
    );
    expect(within(dialog).getByText("Choose what the licence covers.")).toBeVisible();
    expect(of("grantLicence")[0]?.body).toMatchObject({ until: null, scope: { neighbourhoodIds: [] } });
    expect(dialog).toBeVisible();
  });

  test("stands in the table with what it covers, and ends after a question", async () => {
    const of = serve({ getOrganisation: anOrganisation({ licences: [licence] }), setLicenceEnd: { done: true } });
    await showScreen(OrganisationScreen, { path, at });
    const row = (await screen.findByText("Brugse Poort")).closest("tr") as HTMLElement;
    expect(row).toHaveTextContent("One-off");
    await press("End now: Neighbourhood network");
    const question = await screen.findByRole("dialog", {
      name: "End Neighbourhood network for Fanfare De Ware Vrienden now?",
    });
    expect(of("setLicenceEnd")).toEqual([]);
    await press("End now", question);
    await told("The licence has ended");
    expect(of("setLicenceEnd")[0]?.params).toEqual({ licenceId: id(71) });
  });

  test("gets another end after a question that names the old and the new", async () => {
    const of = serve({ getOrganisation: anOrganisation({ licences: [licence] }), setLicenceEnd: { done: true } });
    await showScreen(OrganisationScreen, { path, at });
    expect((await screen.findByText("Brugse Poort")).closest("tr")).toHaveTextContent("31 Dec 2030");
    await press("Change end date: Neighbourhood network");
    const dialog = await screen.findByRole("dialog", { name: "Change the end date of Neighbourhood network" });
    expect(dialog).toHaveTextContent("Currently: last day 31 Dec 2030");
    expect(within(dialog).getByRole("button", { name: "Change end date" })).toBeDisabled();
    const day = within(dialog).getByRole("textbox", { name: "Last day" });
    await userEvent.clear(day);
    await userEvent.type(day, "06/30/2031");
    await userEvent.tab();
    await press("Change end date", dialog);
    const question = await screen.findByRole("dialog", {
      name: /^Change the end date of .* for Fanfare De Ware Vrienden\?$/,
    });
    expect(question).toHaveTextContent("From “last day 31 Dec 2030” to “last day 30 Jun 2031”.");
    expect(of("setLicenceEnd")).toEqual([]);
    await press("Change end date", question);
    await told("The end date has been changed");
    expect(of("setLicenceEnd")).toMatchObject([
      { params: { licenceId: id(71) }, body: { until: "2031-06-30T22:00:00.000Z" } },
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("that has ended can go on, without end if it is no one-off; a refused day stands at its field", async () => {
    const ended = { ...licence, state: "closed" as const, level: "premium" as const, scope: null };
    let isRefused = true;
    const of = serve({
      getOrganisation: anOrganisation({ licences: [ended] }),
      setLicenceEnd: () => {
        if (isRefused) throw refusal("invalid_input", { until: "untilNotAfterFrom" });
        return { done: true as const };
      },
    });
    await showScreen(OrganisationScreen, { path, at });
    await press("Change end date: Neighbourhood network");
    expect(screen.queryByRole("button", { name: /^End now/ })).toBeNull();
    const dialog = await screen.findByRole("dialog", { name: "Change the end date of Neighbourhood network" });
    await userEvent.clear(within(dialog).getByRole("textbox", { name: "Last day (optional)" }));
    await userEvent.tab();
    const confirmIt = async () => {
      await press("Change end date", dialog);
      await press("Change end date", await screen.findByRole("dialog", { name: /Vrienden\?$/ }));
    };
    await confirmIt();
    await waitFor(() => expect(within(dialog).getByRole("textbox")).toHaveAccessibleDescription(/after/));
    isRefused = false;
    await confirmIt();
    await told("The end date has been changed");
    expect(of("setLicenceEnd").at(-1)?.body).toEqual({ until: null });
  });
});

describe("an account", () => {
  const path = "/platform/accounts/$accountId";
  const at = `/platform/accounts/${id(21)}`;

  test("is switched off only after a question, whose No changes nothing", async () => {
    let account = anAccount();
    const of = serve({
      getAccount: () => account,
      disableAccount: () => {
        account = anAccount({ disabledAt: "2026-11-21T10:00:00.000Z" });
        return account;
      },
    });
    await showScreen(AccountScreen, { path, at });
    await press("Deactivate");
    const question = await screen.findByRole("dialog", { name: "Deactivate Viktor Maes?" });
    expect(question).toHaveTextContent("All sessions end right away");
    await press("Cancel", question);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(of("disableAccount")).toEqual([]);

    await press("Deactivate");
    await press("Deactivate", await screen.findByRole("dialog"));
    await told("The account has been deactivated");
    expect(of("disableAccount")).toMatchObject([{ params: { accountId: id(21) } }]);
    expect(await screen.findByRole("button", { name: "Activate again" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Send password link" })).toBeNull();
  });

  test("that may not be switched off says so, and asks nothing", async () => {
    const can = { ...anAccount().can, disable: "not_allowed" as const };
    const of = serve({ getAccount: anAccount({ can }) });
    await showScreen(AccountScreen, { path, at });
    const button = await screen.findByRole("button", { name: "Deactivate" });
    expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(of("disableAccount")).toEqual([]);
  });
});
