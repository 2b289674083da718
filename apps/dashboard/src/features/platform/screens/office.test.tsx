// @vitest-environment jsdom

import { fill, refusal } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { expectToast } from "../../../app/testing/expect-toast.ts";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { choose, press, serve, write } from "../testing/office.ts";
import { aNetwork, anAccount, anOrganisation, aRow, id } from "../testing/samples.ts";
import type { Network } from "../words.ts";
import { AccountScreen } from "./account-screen.tsx";
import { NetworkScreen, NewNetworkScreen } from "./network-screens.tsx";
import { NetworksScreen } from "./networks-screen.tsx";
import { NewOrganisationScreen, OrganisationsScreen } from "./organisation-screens.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

describe("networks", () => {
  test("are listed with their numbers, and link to their settings", async () => {
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

  test("offer to create the first one if there are none", async () => {
    serve({ listNetworks: { items: [] } });
    await showScreen(NetworksScreen, { path: "/platform/networks" });
    expect(await screen.findByText("No network yet")).toBeVisible();
  });

  test("lead to the import of files once created", async () => {
    const of = serve({ createNetwork: aNetwork({ id: id(3), slug: "zele", name: "Zele" }) });
    const { address } = await showScreen(NewNetworkScreen, { path: "/platform/networks/new" });
    await write("Name", "Zele");
    await write("Name in web addresses", "zele");
    await press("Create network");
    await expectToast("Network created.");
    expect(of("createNetwork")[0]?.body).toEqual({
      name: "Zele",
      slug: "zele",
      languages: ["nl", "en", "fr", "tr"],
      timeZone: "Europe/Brussels",
      currency: "EUR",
      dataLicence: "CC-BY-4.0",
      tiles: null,
      accent: null,
    });
    expect(address()).toBe(`/platform/networks/${id(3)}/imports`);
  });

  test("show the server's faults at their fields, including the tiles, and keep what was typed", async () => {
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
    await waitFor(() => expect(slug).toHaveAccessibleDescription(/This name is already in use\./));
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

  test("a colour is chosen beside a light and a dark preview, and no colour means Stoep's own", async () => {
    const of = await showNetwork({ accent: "#2f4f9f" });
    const field = await screen.findByRole("textbox", { name: "Colour" });
    const button = () =>
      within(screen.getByRole("img", { name: "Light" }))
        .getByText("Publish")
        .closest("[role=img]");
    expect(button()).toHaveStyle({ "--st-primary": "#2f4f9f" });
    await userEvent.clear(field);
    await userEvent.type(field, "#ffe000");
    // Pure yellow is unreadable, so a darker shade is used.
    expect(button()).not.toHaveStyle({ "--st-primary": "#ffe000" });
    await press("Save");
    await expectToast("Saved.");
    expect(of("editNetwork")[0]?.body).toMatchObject({ accent: "#ffe000" });
    await userEvent.clear(field);
    await press("Save");
    await waitFor(() => expect(of("editNetwork")[1]?.body).toMatchObject({ accent: null }));
  });

  test("a logo is saved as soon as it is chosen, and removed after a confirmation", async () => {
    const of = await showNetwork({ logo: "/api/networks/gent/logo?version=0" });
    await screen.findByRole("textbox", { name: "Colour" });
    const file = new File(["logo"], "logo.png", { type: "image/png" });
    await userEvent.upload(screen.getByLabelText(/Replace logo/), file);
    await expectToast("Logo saved.");
    expect(of("setNetworkLogo")[0]?.params).toEqual({ networkId: id(1) });
    await press("Remove logo");
    const dialog = await screen.findByRole("dialog", { name: "Remove the logo of Gent?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Remove logo" }));
    await expectToast("Logo removed.");
  });
});

describe("organisations", () => {
  test("are found by name, which the address keeps, with what they may use", async () => {
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

  test("invite their first owner when created, and a refused field says why until it is corrected", async () => {
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
    const email = screen.getByRole("textbox", { name: "Email of the first administrator" });
    expect(email).toHaveAccessibleDescription(/Fill this in\./);
    expect(address()).toBe("/platform/organisations/new");

    isFree = true;
    await fill(name, " De Ware Vrienden");
    await fill(email, "ada@gent.example");
    await press("Create organisation");
    await expectToast("Organisation created and its administrator invited.");
    expect(of("createOrganisation").at(-1)?.body).toEqual({
      name: "Fanfare De Ware Vrienden",
      kind: "association",
      networkId: id(1),
      owner: { email: "ada@gent.example", language: "nl" },
    });
    expect(address()).toBe(`/platform/organisations/${id(11)}`);
  });
});

describe("an account", () => {
  const path = "/platform/accounts/$accountId";
  const at = `/platform/accounts/${id(21)}`;
  const chooseAct = async (name: string) => {
    await press("More actions for Viktor Maes");
    await userEvent.click(await screen.findByRole("menuitem", { name }));
  };

  test("is deactivated only after a confirmation, and cancelling changes nothing", async () => {
    let account = anAccount();
    const of = serve({
      getAccount: () => account,
      disableAccount: () => {
        account = anAccount({ disabledAt: "2026-11-21T10:00:00.000Z" });
        return account;
      },
    });
    await showScreen(AccountScreen, { path, at });
    await chooseAct("Deactivate");
    const question = await screen.findByRole("dialog", { name: "Deactivate Viktor Maes?" });
    expect(question).toHaveTextContent("All sessions end right away");
    await press("Cancel", question);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(of("disableAccount")).toEqual([]);

    await chooseAct("Deactivate");
    await press("Deactivate", await screen.findByRole("dialog"));
    await expectToast("Account deactivated.");
    expect(of("disableAccount")).toMatchObject([{ params: { accountId: id(21) } }]);
    expect(await screen.findByRole("button", { name: "Activate again" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Send password link" })).toBeNull();
  });

  test("that may not be deactivated says so, and sends no request", async () => {
    const can = { ...anAccount().can, disable: "not_allowed" as const };
    const of = serve({ getAccount: anAccount({ can }) });
    await showScreen(AccountScreen, { path, at });
    await press("More actions for Viktor Maes");
    expect(await screen.findByRole("menuitem", { name: /^Deactivate.+/ })).toBeDisabled();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(of("disableAccount")).toEqual([]);
  });
});
