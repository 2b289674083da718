import { idOf, refusal } from "@stoep/client/testing";
import type { CodeBallot } from "@stoep/contract/budgets";
import type { RefusalCode } from "@stoep/contract/kernel";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { button, heading } from "../../../app/testing/render-app.tsx";
import { aSession } from "../../../app/testing/samples.ts";
import { aCodeBallot, code, codePage, field, openCodePage } from "../testing/code-page.tsx";

const refuses =
  (...given: Parameters<typeof refusal>) =>
  (): CodeBallot => {
    throw refusal(...given);
  };

test.each([undefined, aSession()])("the screen has no menu and no way out of it, signed in or not", async (session) => {
  await openCodePage({ session: session ?? null });
  await heading("Vote with a code");
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.queryByRole("link", { name: "Sign in" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Gent" })).toBeNull();
  expect(screen.getByText("Gent")).toBeVisible();
  expect(await screen.findByRole("combobox", { name: "Language" })).toBeVisible();
});

test("the field is named and explained, and neither kept, proposed nor corrected by the browser", async () => {
  await openCodePage();
  const input = await field();
  expect(input).toHaveAccessibleDescription("16 letters and digits, as in your letter");
  for (const [name, value] of [
    ["autocomplete", "off"],
    ["spellcheck", "false"],
    ["autocapitalize", "characters"],
    ["inputmode", "text"],
  ] as const)
    expect(input).toHaveAttribute(name, value);
  expect(input).not.toHaveAttribute("name");
});

test.each(["k7qm3rtx9wpdhn42", "K7QM 3RTX 9WPD HN42", "k7qm-3rtx-9wpd-hn42", "  K7QM – 3RTX – 9WPD – HN42 "])(
  "a code is typed and pasted in any form, and shown in groups: %j",
  async (form) => {
    const { user, last } = await openCodePage();
    await user.type(await field(), form);
    expect(await field()).toHaveValue(code);
    await user.clear(await field());
    await user.click(await field());
    await user.paste(form);
    expect(await field()).toHaveValue(code);
    await user.keyboard("{Enter}");
    await heading("Your vote");
    expect(last("budgets.readCodeBallot")?.body).toEqual({ code });
    expect(last("budgets.readCodeBallot")?.params).toEqual({ networkSlug: "gent" });
  },
);

test("a sign is put in or removed in the middle without moving the caret away", async () => {
  const { user } = await openCodePage();
  await user.type(await field(), "K7M3");
  await user.type(await field(), "q", { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(await field()).toHaveValue("K7QM-3");
  expect((await field()).selectionStart).toBe(3);
  await user.keyboard("x{Backspace}{Backspace}");
  expect(await field()).toHaveValue("K7M3");
  expect((await field()).selectionStart).toBe(2);
});

test("a code that cannot be one is told at the field, and not sent", async () => {
  const { user, enter, routes } = await openCodePage();
  await enter("K7QM-3RTX");
  expect(await field()).toHaveAccessibleDescription(/This code is not right\. Compare it with your letter/);
  expect(await field()).toBeInvalid();
  expect(await field()).toHaveFocus();
  expect(routes()).not.toContain("budgets.readCodeBallot");
  await user.type(await field(), "9");
  expect(await field()).not.toHaveAccessibleDescription(/not right/);
});

test("a wrong code is told at the field, which keeps what was typed", async () => {
  const { enter } = await openCodePage({
    budgets: { readCodeBallot: refuses("invalid_input", { code: "codeWrong" }) },
  });
  await enter();
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/This code is not right/));
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveValue(code);
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each<[RefusalCode, string]>([
  ["code_revoked", "This code is no longer valid: it was replaced by another one."],
  ["round_not_active", "The vote with this code is not open now: it has not begun yet, or it is over."],
  ["too_many_requests", "Too many wrong codes were entered on this connection. Try again in an hour"],
  ["unavailable", "There is no connection, so the code could not be checked."],
  ["not_found", "This no longer exists"],
  ["unexpected", "Something went wrong"],
])("what else hinders is said in clear words: %s", async (refused, words) => {
  let isRefused = true;
  const readCodeBallot = () => (isRefused ? refuses(refused)() : aCodeBallot());
  const { user, enter } = await openCodePage({ budgets: { readCodeBallot } });
  await enter();
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
  isRefused = false;
  await user.click(await button("Go on"));
  await heading("Your vote");
});

test.each([
  ["upcoming", "The vote opens on 1 Dec 2026; its last day is 15 Dec 2026."],
  ["finished", "The vote is over; its last day was 15 Dec 2026."],
  ["replaced", "A cost was wrong."],
] as const)("a vote that is %s says when it is or was open, and asks no one to choose", async (state, words) => {
  const can = { cast: "round_not_active", withdraw: "round_not_active" } as const;
  const { round, ballot } = aCodeBallot();
  const replaced = state === "replaced" ? { at: "2026-11-20T10:00:00.000Z", reason: "A cost was wrong." } : null;
  const opened = aCodeBallot({ round: { ...round, state, replaced }, ballot: { ...ballot, can } });
  const { enter, user } = await openCodePage({ opened });
  await enter();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Add/ })).toBeNull();
  await user.click(await button("Stop"));
  await heading("You have not voted");
});

test("pressed twice, a code is asked for once", async () => {
  let answer = (_: CodeBallot) => {};
  const readCodeBallot = () => new Promise<CodeBallot>((done) => (answer = done));
  const { user, enter, routes } = await openCodePage({ budgets: { readCodeBallot } });
  await enter();
  await user.click(await button("Go on"));
  await user.keyboard("{Enter}");
  expect(routes().filter((route) => route === "budgets.readCodeBallot")).toHaveLength(1);
  act(() => answer(aCodeBallot()));
  await heading("Your vote");
});

test("nothing of an account that is signed in goes along with a code", async () => {
  const { enter, asked, user } = await openCodePage({ session: aSession() });
  await enter();
  await user.click(await button("Add: Idea 1"));
  await user.click(await button("Check and send"));
  await user.click(await button("Send my vote"));
  await heading("You have voted");
  const sent = asked.filter(({ route }) => /Code/.test(route));
  expect(sent.map(({ route }) => route)).toContain("budgets.castCodeBallot");
  for (const { headers } of sent) {
    expect(headers.get("authorization")).toBeNull();
    expect(headers.get("x-place")).toBeNull();
  }
  expect(location.pathname).toBe(codePage);
  expect(JSON.stringify(sent.map(({ body }) => body))).not.toContain(idOf(1));
});
