// @vitest-environment jsdom

import { fill, refusal } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { expectToast } from "../../../app/testing/expect-toast.ts";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { choose, press, serve } from "../testing/office.ts";
import { anOrganisation, id } from "../testing/samples.ts";
import type { Organisation } from "../words.ts";
import { OrganisationScreen } from "./organisation-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
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

  test("that is one-off names the neighbourhoods it covers and ends after its last day", async () => {
    const of = serve({ getOrganisation: anOrganisation(), grantLicence: licence }, areas);
    await showScreen(OrganisationScreen, { path, at });
    await press("Grant licence");
    const dialog = await screen.findByRole("dialog", { name: "Grant Fanfare De Ware Vrienden a licence" });
    expect(within(dialog).queryByRole("combobox", { name: "Neighbourhoods" })).toBeNull();
    await choose("Level", "One-off");
    await choose("Neighbourhoods", "Brugse Poort");
    await fill(within(dialog).getByRole("textbox", { name: "Last day" }), "12/31/2030");
    await userEvent.tab();
    await press("Grant licence", dialog);
    await expectToast("Licence granted.");
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

  const plein = { id: id(81), name: "Het Lindeplein" };
  const park = { id: id(82), name: "Het stadspark" };

  /** A licence for one project, up to the choice of it. */
  async function grantForProject(replies: Parameters<typeof serve>[0]) {
    const listLicensable = ({ query }: { query: URLSearchParams }) => ({
      items: [plein, park].filter(({ name }) => name.toLowerCase().includes(query.get("search") ?? "")),
    });
    const of = serve({ getOrganisation: anOrganisation(), listLicensable, ...replies });
    await showScreen(OrganisationScreen, { path, at });
    await press("Grant licence");
    const dialog = await screen.findByRole("dialog");
    await choose("Module", "Public participation");
    await choose("Level", "One-off");
    return { of, dialog };
  }

  test("for one project chooses it by its name, which the server searches; a kind that does not exist is not offered", async () => {
    const { of, dialog } = await grantForProject({ grantLicence: licence });
    const field = within(dialog).getByRole("combobox", { name: "Project" });
    expect(field).toHaveAccessibleDescription(
      "Everything in this project, including its phases and budget, and nothing else.",
    );
    expect(within(dialog).queryByText(/survey/i)).toBeNull();
    await userEvent.type(field, "linde");
    await waitFor(() => expect(screen.queryByRole("option", { name: park.name })).toBeNull());
    await userEvent.click(await screen.findByRole("option", { name: plein.name }));
    expect(of("listLicensable").map(({ query }) => [query.get("kind"), query.get("search")])).toContainEqual([
      "project",
      "linde",
    ]);
    await fill(within(dialog).getByRole("textbox", { name: "Last day" }), "12/31/2030");
    await userEvent.tab();
    await press("Grant licence", dialog);
    await expectToast("Licence granted.");
    expect(of("grantLicence")[0]?.body).toMatchObject({
      module: "participation",
      level: "oneoff",
      scope: { kind: "thing", thing: { kind: "project", id: plein.id } },
    });
  });

  test("for a project that is gone meanwhile is refused at that field, and so is one without a choice", async () => {
    const refused: Record<string, string>[] = [{ scope: "scopeRequired" }, { "scope.thing.id": "thingUnknown" }];
    const grantLicence = () => {
      throw refusal("invalid_input", refused.shift() ?? {});
    };
    const { of, dialog } = await grantForProject({ grantLicence });
    await press("Grant licence", dialog);
    expect(await within(dialog).findByText("Choose what the licence covers.")).toBeVisible();
    expect(of("grantLicence")[0]?.body).toMatchObject({ scope: null });
    await choose("Project", park.name);
    await press("Grant licence", dialog);
    expect(
      await within(dialog).findByText(
        "This no longer exists, or does not belong to this organisation. Choose another.",
      ),
    ).toBeVisible();
  });

  test("of care is offered at no one-off level, because nothing of it can be named", async () => {
    const { dialog } = await grantForProject({});
    await choose("Level", "Essential");
    await choose("Module", "Care");
    await userEvent.click(within(dialog).getByRole("combobox", { name: "Level" }));
    expect(screen.queryByRole("option", { name: "One-off" })).toBeNull();
  });

  test("names the project that it is for, or says that it is gone", async () => {
    const one = (name: string, isGone: boolean, n: number): typeof licence => ({
      ...licence,
      id: id(n),
      module: "participation",
      scope: { kind: "thing", thing: { kind: "project", id: id(n), name, isGone } },
    });
    serve({ getOrganisation: anOrganisation({ licences: [one("Het Lindeplein", false, 72), one("", true, 73)] }) });
    await showScreen(OrganisationScreen, { path, at });
    expect(await screen.findByText("Project “Het Lindeplein”")).toBeVisible();
    expect(screen.getByText("A project that no longer exists")).toBeVisible();
  });

  test("that lacks an end or what it covers is refused at those fields, and the dialog stays open", async () => {
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

  test("is listed with what it covers, and ends after a confirmation", async () => {
    const of = serve({ getOrganisation: anOrganisation({ licences: [licence] }), setLicenceEnd: { done: true } });
    await showScreen(OrganisationScreen, { path, at });
    const row = (await screen.findByText("Brugse Poort")).closest("tr") as HTMLElement;
    expect(within(row).getAllByRole("cell")[0]).toHaveTextContent("Neighbourhood networkBrugse Poort");
    // The card is 920 px wide on a screen of 1280: in a wider table the actions would be out of sight.
    expect(Number.parseInt(screen.getByRole("table").style.minInlineSize, 10)).toBeLessThanOrEqual(920);
    expect(row).toHaveTextContent("One-off");
    await press("End now: Neighbourhood network");
    const question = await screen.findByRole("dialog", {
      name: "End Neighbourhood network for Fanfare De Ware Vrienden now?",
    });
    expect(of("setLicenceEnd")).toEqual([]);
    await press("End now", question);
    await expectToast("Licence ended.");
    expect(of("setLicenceEnd")[0]?.params).toEqual({ licenceId: id(71) });
  });

  test("gets a different end after a confirmation that names the old and the new", async () => {
    const of = serve({ getOrganisation: anOrganisation({ licences: [licence] }), setLicenceEnd: { done: true } });
    await showScreen(OrganisationScreen, { path, at });
    expect((await screen.findByText("Brugse Poort")).closest("tr")).toHaveTextContent("31 Dec 2030");
    await press("Change end date: Neighbourhood network");
    const dialog = await screen.findByRole("dialog", { name: "Change the end date of Neighbourhood network" });
    expect(dialog).toHaveTextContent("Currently: last day 31 Dec 2030");
    expect(within(dialog).getByRole("button", { name: "Change end date" })).toBeDisabled();
    const day = within(dialog).getByRole("textbox", { name: "Last day" });
    await userEvent.clear(day);
    await fill(day, "06/30/2031");
    await userEvent.tab();
    await press("Change end date", dialog);
    const question = await screen.findByRole("dialog", {
      name: /^Change the end date of .* for Fanfare De Ware Vrienden\?$/,
    });
    expect(question).toHaveTextContent("From “last day 31 Dec 2030” to “last day 30 Jun 2031”.");
    expect(of("setLicenceEnd")).toEqual([]);
    await press("Change end date", question);
    await expectToast("End date changed.");
    expect(of("setLicenceEnd")).toMatchObject([
      { params: { licenceId: id(71) }, body: { until: "2031-06-30T22:00:00.000Z" } },
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("that has ended can be extended, without end unless it is one-off; a refused day is reported at its field", async () => {
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
    await expectToast("End date changed.");
    expect(of("setLicenceEnd").at(-1)?.body).toEqual({ until: null });
  });
});
