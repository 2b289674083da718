// @vitest-environment jsdom
import { idOf } from "@stoep/client/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import type { Project } from "../parts/words.ts";
import { aPhase, aProject, aServer, ofParticipation, withOneOff } from "../testing/samples.ts";
import { EditProjectScreen } from "./editor-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

type Options = { step?: string } & Partial<ReturnType<typeof withOneOff>>;

async function open(change: Partial<Project>, { step = "time", session = ofParticipation(), licences }: Options = {}) {
  const asked = aServer(aProject(change), {}, licences);
  const at = `/participation/projects/${idOf(1)}/edit?step=${step}`;
  await showScreen(EditProjectScreen, { path: "/participation/projects/$projectId/edit", at, session });
  await screen.findByRole("heading", { level: 1 });
  return asked;
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const titles = () => screen.queryAllByRole("textbox", { name: /Title of the phase/ });
const untitled = aPhase({ id: idOf(32), title: "", startsOn: "2027-01-01", endsOn: "2027-02-28" });
const phased = { isPhased: true, phases: [aPhase(), untitled] };

describe("a phase with a fault", () => {
  test("stays open, and keeps the focus, while one corrects it", async () => {
    await open(phased);
    await userEvent.click(await screen.findByRole("button", { name: "Continue to extras" }));
    await screen.findByRole("button", { name: "Phase 2: Enter the title of the phase." });
    const [title] = titles();
    await userEvent.type(title as HTMLElement, "Kiezen");
    expect(title).toHaveFocus();
    expect(title).toHaveValue("Kiezen");
    expect(title).toBeInTheDocument();
  });

  test("closes when one closes it, and opens again with the next report or by its fault", async () => {
    await open(phased);
    await userEvent.click(await screen.findByRole("button", { name: "Continue to extras" }));
    await userEvent.click(button("Close Phase 2"));
    expect(titles()).toEqual([]);
    await userEvent.click(button("Continue to extras"));
    expect(titles()).toHaveLength(1);
    await userEvent.click(button("Close Phase 2"));
    await userEvent.click(button("Phase 2: Enter the title of the phase."));
    await waitFor(() => expect(titles()[0]).toHaveFocus());
  });

  test("is there to correct where phases were switched off", async () => {
    await open({ isPhased: false, phases: [aPhase(), aPhase({ id: idOf(32), budget: 0 })] });
    await userEvent.click(await screen.findByRole("button", { name: "Continue to extras" }));
    expect(await screen.findByRole("button", { name: /^Phase 2: / })).toBeVisible();
    expect(titles()).toHaveLength(1);
  });
});

test("what a phase is called in another language stays in sight after the original is emptied", async () => {
  const translation = {
    language: "fr",
    title: "Parc",
    introduction: "Bref.",
    textHtml: "<p>Parc</p>",
    altText: "",
  } as const;
  const phases = { [idOf(31)]: { title: "Écouter", text: "Nous écoutons." } };
  await open({ isPhased: true, phases: [aPhase()], translations: [{ ...translation, phases }] }, { step: "content" });
  await userEvent.click(await screen.findByRole("tab", { name: /Français/ }));
  expect(await screen.findByRole("textbox", { name: /Phase 1: text/ })).toHaveValue("Nous écoutons.");
});

describe("a one-off licence", () => {
  const projectOnly = (id: string) =>
    ({ kind: "thing", thing: { kind: "project", id, name: "", isGone: false } }) as const;
  const only = /Your one-off licence covers these neighbourhoods only/;
  const choice = () => screen.findByRole("switch", { name: /With phases/ });

  test("for this project opens phases, and all neighbourhoods", async () => {
    const given = withOneOff(projectOnly(idOf(1)));
    await open({}, given);
    await waitFor(async () => expect(await choice()).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(await choice());
    expect(await choice()).toBeChecked();
    await userEvent.click(button("Back"));
    expect(await screen.findByText("Who is it for?")).toBeVisible();
    expect(await screen.findByText("Choose at least one, on the map or in the list.")).toBeVisible();
    expect(screen.queryByText(only)).toBeNull();
  });

  test("for another project does not open phases", async () => {
    await open({}, withOneOff(projectOnly(idOf(9))));
    expect(await choice()).toHaveAttribute("aria-disabled", "true");
  });

  test("for neighbourhoods leaves the choice to those", async () => {
    const neighbourhoods = [{ id: idOf(20), name: "Muide" }];
    await open({}, { step: "audience", ...withOneOff({ kind: "neighbourhoods", neighbourhoods }) });
    expect(await screen.findByText(only)).toBeVisible();
  });
});
