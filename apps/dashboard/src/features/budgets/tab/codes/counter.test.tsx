// @vitest-environment jsdom
/** Codes one by one: issued at the counter, and revoked. D §11 */
import { fill, refusal } from "@stoep/client/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { expectToast } from "../../../../app/testing/expect-toast.ts";
import { closeToasts } from "../../../../app/testing/show-screen.tsx";
import { someCodes } from "../../testing/codes.ts";
import { chooseDistrict, openAct, twoDistricts } from "../../testing/open-codes.tsx";
import { district } from "../../testing/samples.ts";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const code = "K7QM-3RTX-9WPD-HN42";

describe("at the counter", () => {
  const counter = "Issue a code at the counter";
  const issueCode = { serial: 1203, code };

  test("a code is issued once, however often it is pressed, and shown with its number and where to vote", async () => {
    const { dialog, sent } = await openAct(counter, { issueCode });
    await userEvent.dblClick(dialog.getByRole("button", { name: "Issue a code" }));
    expect((await dialog.findAllByText(code))[0]).toHaveFocus();
    expect(dialog.getByText("Serial number: 1203", { selector: "[data-screen-only] *" })).toBeVisible();
    expect(dialog.getByText(/^To be entered at http.*\/gent\/vote until 31\sJan\s2027\.$/)).toBeVisible();
    expect(dialog.getByText(/^This code is shown once/)).toBeVisible();
    expect(sent("issueCode").map(({ body }) => body)).toEqual([{ districtId: district.north }]);
  });

  test("the second click of two reaches no button that came in the meantime", async () => {
    const { dialog } = await openAct(counter, { issueCode });
    await userEvent.click(dialog.getByRole("button", { name: "Issue a code" }));
    const another = await dialog.findByRole("button", { name: "Issue another code" });
    another.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    expect(dialog.getAllByText(code)[0]).toBeVisible();
    await userEvent.click(another);
    expect(await dialog.findByRole("button", { name: "Issue a code" })).toBeVisible();
    expect(screen.queryByText(code)).toBeNull();
  });

  test("of several districts one is chosen first", async () => {
    const { dialog, sent } = await openAct(counter, { issueCode }, { districts: twoDistricts });
    await userEvent.click(dialog.getByRole("button", { name: "Issue a code" }));
    expect(await dialog.findByText("Choose a district.")).toBeVisible();
    expect(sent("issueCode")).toEqual([]);
    await chooseDistrict("Onder");
    await userEvent.click(dialog.getByRole("button", { name: "Issue a code" }));
    await dialog.findAllByText(code);
    expect(sent("issueCode").map(({ body }) => body)).toEqual([{ districtId: district.south }]);
  });

  test("it is printed in the languages of the network", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    const { dialog } = await openAct(counter, { issueCode });
    await userEvent.click(dialog.getByRole("button", { name: "Issue a code" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledOnce();
    for (const [title, day] of [
      ["Stemcode", "31 januari 2027"],
      ["Votre code de vote", "31 janvier 2027"],
      ["Your code to vote with", "31 January 2027"],
      ["Oylama kodunuz", "31 Ocak 2027"],
    ] as const) {
      const part = (await dialog.findByText(title)).closest("section");
      expect(part?.textContent?.replaceAll("\u00a0", " ")).toContain(day);
      expect(part).toHaveTextContent(/\/gent\/vote.*1203/);
    }
  });

  test("once the dialog is closed the code is gone", async () => {
    const { dialog } = await openAct(counter, { issueCode });
    await userEvent.click(dialog.getByRole("button", { name: "Issue a code" }));
    const [close] = (await dialog.findAllByText(code)) && dialog.getAllByRole("button", { name: "Close" });
    await userEvent.click(close as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.body.textContent).not.toContain(code);
  });

  test.each([
    ["round_not_open", "The vote is not open."],
    ["too_many_codes", "This vote has as many codes as it can have."],
  ] as const)("what is refused is said: %s", async (refused, words) => {
    const { dialog } = await openAct(counter, {
      issueCode: () => {
        throw refusal(refused);
      },
    });
    await userEvent.click(dialog.getByRole("button", { name: "Issue a code" }));
    await expectToast(words);
  });
});

describe("revoking", () => {
  const revoke = "Withdraw a code";
  const serial = () => screen.getByRole("textbox", { name: "Serial number" });

  test("a code is revoked by its serial number, and a new one offered", async () => {
    const { dialog, sent } = await openAct(revoke, { revokeCode: { done: true }, issueCode: { serial: 1204, code } });
    await userEvent.click(dialog.getByRole("button", { name: "Withdraw the code" }));
    expect(await dialog.findByText("Enter the serial number.")).toBeVisible();
    await fill(serial(), "1203");
    await userEvent.click(dialog.getByRole("button", { name: "Withdraw the code" }));
    expect(await screen.findByText("The code with serial number 1203 is withdrawn.")).toBeVisible();
    expect(sent("revokeCode").map(({ body }) => body)).toEqual([{ serial: 1203 }]);
    await userEvent.click(screen.getByRole("button", { name: "Issue a new code" }));
    expect(await screen.findByRole("dialog", { name: "Issue a code at the counter" })).toBeVisible();
    expect(sent("issueCode")).toEqual([]);
  });

  test("where none may be issued, none is offered", async () => {
    const readCodes = someCodes({ can: { make: "level_too_low", revoke: true } });
    const { dialog } = await openAct(revoke, { readCodes, revokeCode: { done: true } });
    await fill(serial(), "7");
    await userEvent.click(dialog.getByRole("button", { name: "Withdraw the code" }));
    await expectToast("The code with serial number 7 is withdrawn.");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test.each([
    ["code_used", refusal("code_used"), "Someone has voted with this code, so it cannot be withdrawn."],
    ["code_revoked", refusal("code_revoked"), "This code is already withdrawn."],
    ["serialUnknown", refusal("invalid_input", { serial: "serialUnknown" }), /^There is no code with this serial/],
  ] as const)("what is wrong with it is said at the field: %s", async (_, refused, words) => {
    const { dialog } = await openAct(revoke, {
      revokeCode: () => {
        throw refused;
      },
    });
    await fill(serial(), "12");
    await userEvent.click(dialog.getByRole("button", { name: "Withdraw the code" }));
    expect(await dialog.findByText(words)).toBeVisible();
    expect(serial()).toHaveAttribute("aria-invalid", "true");
  });
});
