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
import { aProject, aServer, ofParticipation } from "../testing/samples.ts";
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

describe("a new project that begins with a resident's message", () => {
  const fromMessage = `${newPath}?${new URLSearchParams({ shout: idOf(8), title: "Meer bomen" })}`;
  const Screen = () => (
    <>
      <AppLink href={newPath}>Create</AppLink>
      <NewProjectScreen />
    </>
  );

  test("leaves nothing of it to the next new project", async () => {
    serve(aProject({ title: "", version: 0 }));
    await showScreen(Screen, { path: newPath, at: fromMessage, also: [edit], session });
    expect(await titleField()).toHaveValue("Meer bomen");
    await userEvent.click(screen.getByRole("link", { name: "Create" }));
    expect(await titleField()).toHaveValue("");
    expect(screen.queryByText("Begins with a resident’s message")).toBeNull();
  });

  test("finds its unsaved changes again at its own address", async () => {
    serve(aProject({ title: "", version: 0 }));
    const { unmount } = await showScreen(Screen, { path: newPath, at: fromMessage, also: [edit], session });
    await titleField();
    await userEvent.click(screen.getByRole("button", { name: "Save draft" }));
    await expectToast("Draft saved.");
    await userEvent.type(await titleField(), " en gras");
    unmount();
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
});
