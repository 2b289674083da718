// @vitest-environment jsdom
/** The steps of the editor: their addresses, and what is missing. */
import { fill } from "@stoep/client/testing";
import { askToLeave, hasUnsavedChanges } from "@stoep/ui";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aMembership } from "../../../app/testing/people.ts";
import { atStep, openEditor, titleField } from "./testing/open-editor.tsx";
import { aPost } from "./testing/samples.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("steps", () => {
  test("an untouched new message creates no draft, and nothing is unsaved", async () => {
    const { of } = await openEditor();
    await userEvent.click(await titleField());
    await userEvent.tab();
    await userEvent.click(screen.getByRole("link", { name: /^Audience/ }));
    await screen.findByRole("heading", { name: "Who is it for?" });
    expect(hasUnsavedChanges()).toBe(false);
    expect(of("createPost")).toHaveLength(0);
  });

  const pick = (role: "radio" | "option", name: string | RegExp) => async () =>
    userEvent.click(await screen.findByRole(role, { name }));
  const open = (field: string) => async () => userEvent.click(await screen.findByRole("combobox", { name: field }));
  const step = (name: RegExp) => async () => userEvent.click(await screen.findByRole("link", { name }));

  test.each([
    ["type", [pick("radio", "Poll: options")], { type: "option" }],
    ["theme", [open("Theme"), pick("option", "Culture")], { theme: "culture" }],
    ["audience", [step(/^Audience/), pick("radio", /^Public message/)], { visibility: "public-page" }],
  ])("a %s chosen before any words are typed is part of the draft", async (_, acts, saved) => {
    const { of } = await openEditor();
    await titleField();
    for (const act of acts) await act();
    await waitFor(() => expect(of("createPost")[0]?.body).toMatchObject(saved));
  });

  test("each has an address, and the browser's Back goes one step back and keeps what was written", async () => {
    const { address, goBack } = await openEditor();
    await fill(await titleField(), "Straat dicht");
    await userEvent.click(screen.getByRole("link", { name: /^Audience/ }));
    await screen.findByRole("heading", { name: "Who is it for?" });
    expect(address()).toBe(atStep("audience"));
    expect(screen.getByRole("link", { name: /^Content/ })).toHaveAccessibleName(/1\smissing/);
    await userEvent.click(screen.getByRole("link", { name: /^Extras/ }));
    await screen.findByRole("heading", { name: "What do you want to add?" });
    await goBack();
    await screen.findByRole("heading", { name: "Who is it for?" });
    expect(address()).toBe(atStep("audience"));
    await userEvent.click(screen.getByRole("link", { name: /^Content/ }));
    expect(await titleField()).toHaveValue("Straat dicht");
  });

  test("the focus starts at the step's title", async () => {
    await openEditor({ post: aPost() });
    await userEvent.click(button("Continue to audience"));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Who is it for?" })).toHaveFocus());
    await userEvent.click(button("Continue to extras"));
    await waitFor(() => expect(screen.getByRole("heading", { name: "What do you want to add?" })).toHaveFocus());
  });

  test("what a step lacks is listed before the next one opens, and marked on the step once it was passed", async () => {
    await openEditor({ post: aPost({ neighbourhoodIds: [] }), at: atStep("audience") });
    await userEvent.click(button("Continue to extras"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Choose at least one neighbourhood.");
    expect(screen.getByRole("heading", { name: "Who is it for?" })).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: /^Extras/ }));
    expect(screen.getByRole("link", { name: /^Audience/ })).toHaveAccessibleName(/1\smissing/);
  });

  test("Ctrl+Enter presses the main button", async () => {
    await openEditor({ post: aPost() });
    await userEvent.click(await titleField());
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(await screen.findByRole("heading", { name: "Who is it for?" })).toBeVisible();
  });

  test("changes to a published message are discarded, which can be undone", async () => {
    const { of } = await openEditor({ post: aPost({ state: "published", publishedAt: "2026-11-20T09:00:00.000Z" }) });
    await userEvent.type(await titleField(), "!");
    await userEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
    expect(await titleField()).toHaveValue("Straat dicht");
    expect([hasUnsavedChanges(), sessionStorage.length]).toEqual([false, 0]);
    const notices = within(screen.getByRole("region", { name: "Notifications" }));
    await userEvent.click(notices.getByRole("button", { name: "Undo" }));
    expect(await titleField()).toHaveValue("Straat dicht!");
    expect(of("updatePost")).toEqual([]);
  });

  test("leaving without saving keeps no copy", async () => {
    const post = aPost({ state: "published", publishedAt: "2026-11-20T09:00:00.000Z" });
    await openEditor({ post });
    await userEvent.type(await titleField(), "!");
    expect(JSON.stringify({ ...sessionStorage })).toContain("Straat dicht!");
    await waitFor(() => expect(hasUnsavedChanges()).toBe(true));
    const answer = askToLeave();
    await userEvent.click(await screen.findByRole("button", { name: "Leave without saving" }));
    expect(await answer).toBe(true);
    expect(sessionStorage.length).toBe(0);
  });

  test("a new message starts in the author's last language", async () => {
    localStorage.setItem(`stoep.compose.language.${aMembership().id}`, "fr");
    await openEditor();
    expect(await screen.findByRole("combobox", { name: /Language you are writing in/ })).toHaveValue("Français");
    localStorage.clear();
  });
});
