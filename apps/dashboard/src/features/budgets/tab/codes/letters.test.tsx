// @vitest-environment jsdom
/** Letters from a list of names, and files for a printer. D §11 */
import { fill, now, refusal } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { expectToast } from "../../../../app/testing/expect-toast.ts";
import { closeToasts } from "../../../../app/testing/show-screen.tsx";
import { aBatch } from "../../testing/codes.ts";
import { chooseDistrict, openAct, twoDistricts } from "../../testing/open-codes.tsx";
import { district } from "../../testing/samples.ts";
import type { CheckedCodeList } from "./words.ts";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const upload = (content = "Naam;Straat\nLies;Voorhavenlaan 4", name = "lijst.csv") =>
  userEvent.upload(
    document.querySelector('input[type="file"]') as HTMLInputElement,
    new File(content === "" ? [] : [content], name, { type: "text/csv" }),
  );

describe("letters from a list", () => {
  const letters = "Make letters from a list";
  const waiting = aBatch({ state: "checked", codes: 40, written: 0, serials: null, parts: 0, filesUntil: null });
  const read = (change: Partial<CheckedCodeList> = {}): CheckedCodeList => ({
    batch: waiting,
    sample: [["Lies Peeters", "Voorhavenlaan 4", "9000 Gent"], ["An Claes"]],
    wrongRows: [],
    usedAt: null,
    ...change,
  });

  test("a list is read first, shown, and confirmed", async () => {
    const { dialog, sent } = await openAct(letters, {
      checkCodeList: read(),
      makeCodeLetters: aBatch({ state: "queued" }),
    });
    expect(dialog.getByText(/deleted after 24 hours/)).toBeVisible();
    const make = dialog.getByRole("button", { name: "Make letters" });
    expect(make).toBeDisabled();
    await upload();
    expect(await dialog.findByText("40 letters will be made.")).toHaveFocus();
    const shown = within(dialog.getByRole("list", { name: /^The first addresses/ })).getAllByRole("listitem");
    expect(shown.map((one) => one.textContent)).toEqual(["Lies Peeters\nVoorhavenlaan 4\n9000 Gent", "An Claes"]);
    expect(dialog.queryByText(/already made/)).toBeNull();
    await userEvent.dblClick(make);
    await expectToast("The letters are being made.");
    expect(sent("checkCodeList").map(({ params }) => params)).toMatchObject([{ districtId: district.north }]);
    expect(sent("makeCodeLetters").map(({ params }) => params)).toEqual([{ batchId: waiting.id }]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sent("discardCodeList")).toEqual([]);
  });

  test("of several districts one is chosen before a list is read", async () => {
    const { dialog, sent } = await openAct(letters, { checkCodeList: read() }, { districts: twoDistricts });
    await upload();
    expect(await dialog.findByText("Choose a district.")).toBeVisible();
    expect(sent("checkCodeList")).toEqual([]);
    await chooseDistrict("Onder");
    await upload();
    expect(await dialog.findByText("40 letters will be made for Onder.")).toBeVisible();
    expect(sent("checkCodeList")[0]?.params).toMatchObject({ districtId: district.south });
  });

  test("of wrong rows nothing is made: each is said by its number, and another list is chosen", async () => {
    const wrongRows = (["empty", "tooManyLines", "tooLong", "listedTwice"] as const).map((problem, at) => ({
      row: at + 2,
      problem,
    }));
    const answers = [read({ batch: null, sample: [], wrongRows }), read()];
    const { dialog } = await openAct(letters, { checkCodeList: () => answers.shift() ?? read() });
    await upload();
    expect(await dialog.findByText(/^No letters were made/)).toHaveFocus();
    expect(dialog.getAllByRole("listitem").map((one) => one.textContent?.replaceAll("\u00a0", " "))).toEqual([
      "Row 2: there is nothing in it.",
      "Row 3: more than 6 columns are filled in.",
      "Row 4: a line has more than 100 characters.",
      "Row 5: the same row is already in the list.",
    ]);
    expect(dialog.getByRole("button", { name: "Make letters" })).toBeDisabled();
    await upload();
    expect(await dialog.findByText("40 letters will be made.")).toBeVisible();
    expect(dialog.queryByText(/^No letters were made/)).toBeNull();
  });

  test("it warns when letters were made of the very same list", async () => {
    const { dialog } = await openAct(letters, { checkCodeList: read({ usedAt: now }) });
    await upload();
    expect(await dialog.findByText(/already made from exactly this list/)).toBeVisible();
  });

  test.each(["Discard the list", "Close"])("who leaves it discards the list: %s", async (button) => {
    const { dialog, sent } = await openAct(letters, { checkCodeList: read() });
    await upload();
    await dialog.findByText("40 letters will be made.");
    await userEvent.click(dialog.getByRole("button", { name: button }));
    await waitFor(() => expect(sent("discardCodeList").map(({ params }) => params)).toEqual([{ batchId: waiting.id }]));
    expect(sent("makeCodeLetters")).toEqual([]);
  });

  test("also who leaves while it is being read, and nothing is said when that fails", async () => {
    let answer: (list: CheckedCodeList) => void = () => {};
    const { dialog, sent } = await openAct(letters, {
      checkCodeList: () => new Promise((resolve) => (answer = resolve)),
      discardCodeList: () => {
        throw refusal("not_found");
      },
    });
    await upload();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    answer(read());
    await waitFor(() => expect(sent("discardCodeList")).toHaveLength(1));
    expect(screen.queryByRole("button", { name: "Close notification" })).toBeNull();
  });

  test("an empty file, and one of another kind, are refused before they are sent", async () => {
    const { dialog, sent } = await openAct(letters, {});
    await upload("");
    expect(await dialog.findByText("This file is empty.")).toBeVisible();
    await userEvent
      .setup({ applyAccept: false })
      .upload(
        document.querySelector('input[type="file"]') as HTMLInputElement,
        new File(["x"], "lijst.pdf", { type: "application/pdf" }),
      );
    expect(await dialog.findByText(/^Choose a CSV file/)).toBeVisible();
    expect(sent("checkCodeList")).toEqual([]);
  });

  test.each([
    ["import_not_a_table", /^This file is not a table/],
    ["import_empty", /no rows below its headings/],
    ["import_too_long", /more than 20,000 rows/],
    ["too_many_codes", "This vote has as many codes as it can have."],
    ["round_not_open", "The vote is not open."],
  ] as const)("a list that cannot be used is refused: %s", async (code, words) => {
    await openAct(letters, {
      checkCodeList: () => {
        throw refusal(code);
      },
    });
    await upload();
    await expectToast(words);
  });
});

describe("a file for a printer", () => {
  const file = "Make a file for a printer";

  test("is made for a district, with a number of codes, once", async () => {
    const { dialog, sent } = await openAct(
      file,
      { makeCodeFile: aBatch({ issue: "file" }) },
      { districts: twoDistricts },
    );
    const make = dialog.getByRole("button", { name: "Make the file" });
    await userEvent.click(make);
    expect(dialog.getByText("Choose a district.")).toBeVisible();
    expect(dialog.getByText("Enter a whole number from 1 to 20,000.")).toBeVisible();
    await chooseDistrict("Onder");
    await fill(dialog.getByRole("textbox", { name: "Number of codes" }), "20001");
    await userEvent.click(make);
    expect(dialog.getByText("Enter a whole number from 1 to 20,000.")).toBeVisible();
    expect(sent("makeCodeFile")).toEqual([]);
    await userEvent.clear(dialog.getByRole("textbox", { name: "Number of codes" }));
    await fill(dialog.getByRole("textbox", { name: "Number of codes" }), "500");
    await userEvent.dblClick(make);
    await expectToast("The file is being made.");
    expect(sent("makeCodeFile").map(({ body }) => body)).toEqual([{ districtId: district.south, codes: 500 }]);
  });

  test("more than a phase may have is refused", async () => {
    const { dialog } = await openAct(file, {
      makeCodeFile: () => {
        throw refusal("too_many_codes");
      },
    });
    await fill(dialog.getByRole("textbox", { name: "Number of codes" }), "500");
    await userEvent.click(dialog.getByRole("button", { name: "Make the file" }));
    await expectToast("This vote has as many codes as it can have.");
  });
});
