// @vitest-environment jsdom
import { idOf, type Replies, refusal } from "@stoep/client/testing";
import type { FileView } from "@stoep/contract/files";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { AppLink } from "../../../app/navigation.tsx";
import { expectToast } from "../../../app/testing/expect-toast.ts";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import type { Project } from "../parts/words.ts";
import { aPhase, aProject, aServer, ofParticipation } from "../testing/samples.ts";
import { EditProjectScreen, NewProjectScreen } from "./editor-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const edit = { path: "/participation/projects/$projectId/edit", screen: EditProjectScreen };
const newPath = "/participation/projects/new";
const session = ofParticipation();

const serve = (project: Project, replies?: Replies["participation"]) => {
  const asked = aServer(project, replies);
  return (route: string) => asked.filter((one) => one.route === `participation.${route}`);
};
const openStored = (step = "content") =>
  showScreen(edit.screen, { path: edit.path, at: `/participation/projects/${idOf(1)}/edit?step=${step}`, session });
const titleField = () => screen.findByRole("textbox", { name: /^Title/ });

const aFile = (change: Partial<FileView> = {}): FileView => ({
  id: idOf(50),
  kind: "image",
  name: "kade.jpg",
  bytes: 9,
  width: 320,
  height: 240,
  address: "/files/kade?1",
  ...change,
});
const pictured = (file: FileView, altText: string, change: Partial<Project> = {}) =>
  aProject({ image: { id: file.id, altText }, imageFile: file, ...change });

/** A link to begin another one, beside the first. */
const NewScreen = () => (
  <>
    <AppLink href={newPath}>Create</AppLink>
    <NewProjectScreen />
  </>
);

describe("a new project that begins with a resident's message", () => {
  const fromMessage = `${newPath}?${new URLSearchParams({ shout: idOf(8), title: "Meer bomen" })}`;

  test("leaves nothing of it to the next new project", async () => {
    serve(aProject({ title: "", version: 0 }));
    await showScreen(NewScreen, { path: newPath, at: fromMessage, also: [edit], session });
    expect(await titleField()).toHaveValue("Meer bomen");
    await userEvent.click(screen.getByRole("link", { name: "Create" }));
    expect(await titleField()).toHaveValue("");
    expect(screen.queryByText("Began with a resident’s message")).toBeNull();
  });

  test("finds its unsaved changes again at its own address", async () => {
    serve(aProject({ title: "", version: 0 }));
    await showScreen(NewScreen, { path: newPath, at: fromMessage, also: [edit], session });
    await titleField();
    await userEvent.click(screen.getByRole("button", { name: "Save draft" }));
    await expectToast("Draft saved.");
    await userEvent.type(await titleField(), " en gras");
    cleanup();
    await openStored();
    expect(await titleField()).toHaveValue("Meer bomen en gras");
  });
});

describe("when someone else has saved", () => {
  const conflicting = async (mine: Project, theirs: Project) => {
    let current = mine;
    serve(mine, {
      getProject: () => current,
      updateProject: () => {
        current = theirs;
        throw refusal("changed_meanwhile");
      },
    });
    await openStored();
    await userEvent.type(await titleField(), " nu");
    await userEvent.click(screen.getByRole("button", { name: "Save draft" }));
    return screen.findByRole("dialog", { name: "Someone else changed this project" });
  };

  test("two pictures are compared by name, and their descriptions in words", async () => {
    const other = aFile({ id: idOf(51), name: "brug.jpg", address: "/files/brug" });
    const dialog = await conflicting(pictured(aFile(), "De kade"), pictured(other, "De brug", { version: 2 }));
    expect(await within(dialog).findByRole("radio", { name: /kade\.jpg/ })).toBeVisible();
    expect(within(dialog).getByRole("radio", { name: /brug\.jpg/ })).toBeVisible();
  });

  test("a description alone is shown as one, and the same picture does not differ from itself", async () => {
    const later = aFile({ address: "/files/kade?2" });
    const dialog = await conflicting(pictured(aFile(), "De kade"), pictured(later, "De oude kade", { version: 2 }));
    expect(await within(dialog).findByText("Description of the photo", { selector: "p" })).toBeVisible();
    expect(within(dialog).getByRole("radio", { name: /De oude kade/ })).toBeVisible();
    expect(within(dialog).queryByRole("radio", { name: /kade\.jpg/ })).toBeNull();
  });

  test("phases are compared by all that can be said of them", async () => {
    const phased = (change: Parameters<typeof aPhase>[0], version: number) =>
      aProject({ isPhased: true, phases: [aPhase(change)], version });
    const other = { type: "budgeting", budget: 5000, isBottomUpEnabled: true, ideaTypes: ["accepted"] } as const;
    const dialog = await conflicting(phased({}, 1), phased({ ...other, ideaTypes: [...other.ideaTypes] }, 2));
    const theirs = await within(dialog).findByRole("radio", { name: /Dividing the budget/ });
    expect(theirs).toHaveTextContent(/in this phase: On.*Ideas shown: Accepted.*Budget of the phase: 5,000/s);
    expect(within(dialog).getByRole("radio", { name: /Information/ })).toHaveTextContent(/in this phase: Off/);
  });
});

test("a picture that is removed takes its descriptions in other languages along", async () => {
  const french = { language: "fr" as const, title: "Un parc", introduction: "", textHtml: "", phases: {} };
  const translations = [{ ...french, altText: "Le quai" }];
  const of = serve(pictured(aFile(), "De kade", { translations }));
  await openStored();
  await userEvent.click(await screen.findByRole("button", { name: "Remove the photo" }));
  await userEvent.click(screen.getByRole("button", { name: "Save draft" }));
  await expectToast("Draft saved.");
  expect(of("updateProject").at(-1)?.body).toMatchObject({
    project: { image: null, translations: [{ ...french, altText: "" }] },
  });
});

test("unsaved changes outlive reopening the project", async () => {
  const ended = aProject({
    state: "published",
    timing: "finished",
    endsOn: "2099-12-31",
    publishedAt: aProject().savedAt,
  });
  const of = serve(ended, {
    reopenProject: () => ({ ...ended, version: 2, timing: "active", endsOn: "2099-12-30" }),
  });
  await openStored();
  await userEvent.type(await titleField(), " nu");
  await userEvent.click(await screen.findByRole("button", { name: /Een park/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Reopen" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Reopen" }));
  await expectToast("Project reopened.");
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
  await expectToast("Changes saved.");
  expect(of("updateProject").at(-1)?.body).toMatchObject({
    version: 2,
    project: { title: "Een park aan het water nu", endsOn: "2099-12-30" },
  });
});

test("a deleted phase can only be brought back while its list is there", async () => {
  serve(aProject({ isPhased: true, phases: [aPhase(), aPhase({ id: idOf(32), title: "Kiezen" })] }));
  await openStored("time");
  await userEvent.click(await screen.findByRole("button", { name: "Remove Luisteren" }));
  expect(await screen.findByRole("button", { name: "Undo" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Continue to extras" }));
  expect(await screen.findByRole("heading", { name: "Theme, budget and ideas" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("members who may not change a project read it, with the reason", async () => {
  const can = { ...aProject().can, edit: "licence_expired" as const };
  serve(aProject({ state: "published", publishedAt: aProject().savedAt, can }));
  await openStored();
  expect(await screen.findByRole("heading", { level: 1, name: "Een park aan het water" })).toBeVisible();
  expect(screen.getByText(/licence/i)).toBeVisible();
  expect(await screen.findByTitle("The project as residents see it")).toBeVisible();
  expect(screen.getByRole("link", { name: "Projects" })).toBeVisible();
  expect(screen.queryByRole("textbox")).toBeNull();
});
