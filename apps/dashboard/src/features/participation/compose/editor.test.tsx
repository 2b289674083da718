// @vitest-environment jsdom
import { idOf, type Replies } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { expectToast } from "../../../app/testing/expect-toast.ts";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import type { Project } from "../parts/words.ts";
import { aPhase, aProject, aServer, none, ofParticipation } from "../testing/samples.ts";
import { EditProjectScreen, NewBudgetScreen, NewProjectScreen } from "./editor-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const edit = { path: "/participation/projects/$projectId/edit", screen: EditProjectScreen };
const newPath = "/participation/projects/new";

type Options = {
  project?: Project;
  step?: string;
  at?: string;
  replies?: Replies["participation"];
  session?: ReturnType<typeof ofParticipation>;
};

/** Opens a step of the given project, or a new one. */
async function open({ project, step = "content", at, replies, session = ofParticipation() }: Options = {}) {
  const asked = aServer(project ?? aProject({ title: "", version: 0 }), replies);
  const shown = project
    ? await showScreen(edit.screen, {
        path: edit.path,
        at: `/participation/projects/${idOf(1)}/edit?step=${step}`,
        session,
      })
    : await showScreen(NewProjectScreen, { path: newPath, at: at ?? newPath, also: [edit], session });
  await screen.findByRole("heading", { level: 1 });
  return { ...shown, of: (route: string) => asked.filter((one) => one.route === `participation.${route}`) };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const bodies = (asked: { body: unknown }[]) => asked.map(({ body }) => body as { project: Partial<Project> });

describe("a new project", () => {
  test("is created by its first words, with a month from today", async () => {
    const { of } = await open();
    await userEvent.type(await screen.findByRole("textbox", { name: /^Title/ }), "Een park");
    await userEvent.click(button("Save draft"));
    await expectToast("Draft saved.");
    const body = of("createProject")[0]?.body as Partial<Project>;
    expect(body).toMatchObject({ kind: "project", title: "Een park", isPhased: false });
    expect(body.endsOn?.slice(8)).toBeTruthy();
  });

  test("from a resident's message has its title, place and link, and names it", async () => {
    const search = new URLSearchParams({ shout: idOf(8), title: "Meer bomen", neighbourhood: idOf(20) });
    const { of } = await open({ at: `${newPath}?${search}` });
    expect(await screen.findByRole("textbox", { name: /^Title/ })).toHaveValue("Meer bomen");
    expect(screen.getByRole("link", { name: "Meer bomen" })).toHaveAttribute("href", `/dashboard/shouts/${idOf(8)}`);
    await userEvent.click(button("Save draft"));
    await expectToast("Draft saved.");
    const origin = { shoutId: idOf(8), neighbourhoodIds: [idOf(20)], isBottomUpEnabled: true };
    expect(of("createProject")[0]?.body).toMatchObject(origin);
  });

  test("a citizen budget is refused with its reason where the licence lacks it", async () => {
    aServer(aProject());
    const session = ofParticipation({ citizenBudgets: none });
    await showScreen(NewBudgetScreen, { path: "/participation/budgets/new", session });
    expect(await screen.findByText("You cannot work on citizen budgets here")).toBeVisible();
  });
});

test("what a step lacks is said when one continues, and the next step has its own address", async () => {
  const { address } = await open({ project: aProject({ introduction: "" }) });
  await userEvent.click(button("Continue to audience"));
  expect(await screen.findByRole("button", { name: "Enter an introduction." })).toBeVisible();
  await userEvent.type(screen.getByRole("textbox", { name: /^Introduction/ }), "Kort.");
  await userEvent.click(button("Continue to audience"));
  await waitFor(() => expect(address()).toContain("step=audience"));
});

describe("phases", () => {
  const phased = (change: Partial<Project> = {}) => aProject({ isPhased: true, phases: [aPhase()], ...change });

  test("are offered with the reason where the licence lacks them", async () => {
    const session = ofParticipation({ projects: none });
    const { of } = await open({ project: aProject(), step: "time", session });
    const choice = () => screen.findByRole("switch", { name: /With phases/ });
    expect(await choice()).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(await choice());
    expect(await choice()).not.toBeChecked();
    expect(screen.queryByRole("button", { name: "Add a phase" })).toBeNull();
    await userEvent.tab();
    expect(of("updateProject")).toEqual([]);
  });

  test("a new one follows the last, and opens to be written", async () => {
    const { of } = await open({ project: phased(), step: "time" });
    await userEvent.click(await screen.findByRole("button", { name: "Add a phase" }));
    const titles = await screen.findAllByRole("textbox", { name: /Title of the phase/ });
    await userEvent.type(titles.at(-1) as HTMLElement, "Ideeën");
    await userEvent.click(button("Save draft"));
    await expectToast("Draft saved.");
    const [, second] = bodies(of("updateProject")).at(-1)?.project.phases ?? [];
    expect(second).toMatchObject({ title: "Ideeën", startsOn: "2027-01-01", endsOn: "2027-02-28" });
  });

  test("are moved with buttons, and deleted with undo", async () => {
    const project = phased({ phases: [aPhase(), aPhase({ id: idOf(32), title: "Kiezen" })] });
    await open({ project, step: "time" });
    const list = await screen.findByRole("list", { name: "Phases" });
    const names = () =>
      within(list)
        .getAllByRole("button", { name: /^Edit/ })
        .map((one) => one.getAttribute("aria-label"));
    await userEvent.click(button("Move Kiezen up"));
    expect(names()).toEqual(["Edit Kiezen", "Edit Luisteren"]);
    await userEvent.click(button("Remove Kiezen"));
    expect(names()).toEqual(["Edit Luisteren"]);
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(names()).toEqual(["Edit Kiezen", "Edit Luisteren"]);
    await userEvent.click(button("Save draft"));
    await expectToast("Draft saved.");
  });

  test("that overlap are named beside the list, and refused by nobody", async () => {
    const second = aPhase({ id: idOf(32), title: "Kiezen", startsOn: "2026-12-24", endsOn: "2027-02-28" });
    await open({ project: phased({ phases: [aPhase(), second] }), step: "time" });
    expect(await screen.findByText(/“Luisteren” and “Kiezen” overlap from/)).toBeVisible();
    await userEvent.click(button("Continue to extras"));
    expect(await screen.findByRole("heading", { name: "Theme, budget and ideas" })).toBeVisible();
  });

  test("each shows its own faults, opened where they are", async () => {
    const second = aPhase({ id: idOf(32), title: "", startsOn: "2027-01-01", endsOn: "2027-02-28" });
    await open({ project: phased({ phases: [aPhase(), second] }), step: "time" });
    await userEvent.click(await screen.findByRole("button", { name: "Continue to extras" }));
    expect(await screen.findByRole("button", { name: "Phase 2: Enter the title of the phase." })).toBeVisible();
    const [title] = screen.getAllByRole("textbox", { name: /Title of the phase/ });
    expect(title).toBeInvalid();
  });
});

test("the first amount brings the network's currency", async () => {
  const { of } = await open({ project: aProject(), step: "extras" });
  await userEvent.type(await screen.findByRole("textbox", { name: /^Budget/ }), "5000");
  await userEvent.click(button("Save draft"));
  await expectToast("Draft saved.");
  expect(bodies(of("updateProject")).at(-1)?.project).toMatchObject({ budget: 5000, currency: "GBP" });
});

test("an amount that is not possible is kept, and named", async () => {
  await open({ project: aProject(), step: "extras" });
  const budget = await screen.findByRole("textbox", { name: /^Budget/ });
  await userEvent.type(budget, "0");
  await userEvent.tab();
  expect(budget).toHaveValue("0 GBP");
  await userEvent.click(button("Continue to review"));
  expect(await screen.findByRole("button", { name: "Enter a whole amount above 0." })).toBeVisible();
});

test("a complete project is checked, then published by name", async () => {
  const published = aProject({ state: "published", title: "Een park" });
  const { of, address } = await open({
    project: aProject({ title: "Een park" }),
    step: "check",
    replies: { publishProject: () => published },
  });
  expect(await screen.findByText("58")).toBeVisible();
  expect(screen.getByText(/^Open from/)).toBeVisible();
  await userEvent.click(button("Publish now"));
  const dialog = await screen.findByRole("dialog", { name: "Publish “Een park”?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Publish now" }));
  await expectToast("Project published.");
  expect(of("publishProject")[0]?.body).toEqual({ version: 1, at: null });
  expect(address()).toBe("/participation/projects");
});

test("a live project has its acts in the editor's menu", async () => {
  await open({ project: aProject({ state: "published", timing: "active", publishedAt: aProject().savedAt }) });
  await userEvent.click(button(/Een park/));
  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual([
    "Share with residents",
    "Show on the participation page",
    "End early",
    "Delete",
  ]);
});
