// @vitest-environment jsdom
/** Asking helpers: whom, by which way, and in which words. */
import { fill, idOf } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../../app/testing/expect-toast.ts";
import { aPerson } from "../../people/testing/people.ts";
import { an, confirmed, jef, lookingFor, openFindHelper, pick, press } from "../testing/open-find-helper.tsx";

afterEach(() => vi.unstubAllGlobals());

test("several helpers are asked at once, after a confirmation that says how many and whom", async () => {
  const of = await openFindHelper({ askHelpers: { items: [] } });
  await pick("Jef Maes");
  await pick("An Claes");
  await press("Ask by phone");
  const dialog = await screen.findByRole("dialog", { name: "Ask 2\u00a0helpers by phone?" });
  await fill(within(dialog).getByRole("textbox", { name: "Line for helpers" }), "Groceries");
  await confirmed("Ask 2\u00a0helpers by phone?", "Ask by phone");
  expect(dialog).toHaveTextContent("Jef Maes and An Claes");
  await expectToast("2 helpers are now under “Asked for this ticket”.");
  expect(of("askHelpers")[0]?.body).toEqual({ helperIds: [jef.id, an.id], channel: "phone", helperLine: "Groceries" });
  expect(screen.getByRole("checkbox", { name: "Select Jef Maes" })).not.toBeChecked();
});

test("the dialog proposes the kind of help, shows what is sent word for word, and says what gives someone away", async () => {
  const messages = [
    {
      channel: "text" as const,
      language: "nl" as const,
      names: ["Jef Maes"],
      subject: "",
      text: "Kun je helpen? Boodschappen",
    },
  ];
  const category = { id: idOf(60), name: "Groceries", icon: "shopping" as const };
  const of = await openFindHelper(
    { previewAsk: { messages, toCall: [] } },
    lookingFor({ title: "Rosa, Muidelaan 12", category }),
  );
  await pick("Jef Maes");
  await press("Ask by text message");
  const dialog = await screen.findByRole("dialog", { name: "Ask 1\u00a0helper by text message?" });
  expect(await within(dialog).findByText("Kun je helpen? Boodschappen")).toBeVisible();
  expect(dialog).not.toHaveTextContent("Muidelaan");
  const line = within(dialog).getByRole("textbox", { name: "Line for helpers" });
  expect(line).toHaveValue("Groceries");
  await userEvent.clear(line);
  await fill(line, "Groceries for Rosa, Muidelaan 12");
  expect(await within(dialog).findByText(/seems to give someone away: Muidelaan 12, Rosa\./)).toBeVisible();
  await vi.waitFor(() =>
    expect(of("previewAsk").at(-1)?.body).toMatchObject({ helperLine: "Groceries for Rosa, Muidelaan 12" }),
  );
  await userEvent.clear(line);
  await userEvent.click(within(dialog).getByRole("button", { name: "Ask by text message" }));
  expect(of("askHelpers")).toEqual([]);
});

test("a way that reaches none of the selected helpers is disabled, and says so; one whom it misses does not stop the others", async () => {
  await openFindHelper();
  await pick("An Claes");
  const button = screen.getByRole("button", { name: "Ask by email" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.hover(button);
  expect(await screen.findByText("No email address: An Claes")).toBeVisible();
  await userEvent.click(button);
  expect(screen.queryByRole("dialog")).toBeNull();
  await pick("Jef Maes");
  expect(button).not.toHaveAttribute("aria-disabled");
});

test("each is asked their usual way, and the dialog says who is called", async () => {
  const of = await openFindHelper({
    getPerson: aPerson({ id: an.id }),
    askHelpers: { items: [] },
    previewAsk: { messages: [], toCall: [{ id: an.id, name: an.name }] },
  });
  expect(await screen.findByText(/Company · .* · usually by text message/)).toBeVisible();
  await pick("Jef Maes");
  await press("Ask each their usual way");
  const dialog = await screen.findByRole("dialog", { name: "Ask 1\u00a0helper?" });
  await fill(within(dialog).getByRole("textbox", { name: "Line for helpers" }), "Groceries");
  expect(await within(dialog).findByText("You call, and then enter the answer of: An Claes.")).toBeVisible();
  expect(await within(dialog).findByRole("link", { name: /0470 12 34 56/ })).toHaveAttribute(
    "href",
    "tel:+32470123456",
  );
  await userEvent.click(within(dialog).getByRole("button", { name: "Ask each their usual way" }));
  await vi.waitFor(() => expect(of("askHelpers")[0]?.body).toMatchObject({ channel: "usual" }));
});
