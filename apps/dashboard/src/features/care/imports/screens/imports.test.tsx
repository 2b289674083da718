// @vitest-environment jsdom

import { fakeServer, idOf, type Replies, refusal } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { inCare } from "../../testing/people.ts";
import { anImport, aRow } from "../testing/samples.ts";
import { ImportScreen } from "./import-screen.tsx";
import { ImportsScreen } from "./imports-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

async function open(replies: Replies["care"]) {
  const asked = fakeServer({ care: { listImportRows: { items: [], next: null }, ...replies } });
  const at = `/care/import/${idOf(60)}`;
  await showScreen(ImportScreen, { path: "/care/import/$importId", at, session: inCare() });
  return (route: string) => asked.filter((one) => one.route === `care.${route}`);
}

test("a table is uploaded as members or as helpers, with recent imports listed below", async () => {
  const asked = fakeServer({
    care: { listPeopleImports: { items: [anImport({ state: "done" })] }, uploadPeople: anImport({ kind: "helpers" }) },
  });
  await showScreen(ImportsScreen, { path: "/care/import", at: "/care/import", session: inCare() });
  expect(await screen.findByText("members.csv")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Helpers" }));
  const file = new File(["a;b"], "helpers.csv", { type: "text/csv" });
  await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
  const [sent] = asked.filter((one) => one.route === "care.uploadPeople");
  expect(Object.fromEntries(sent?.query ?? [])).toEqual({ kind: "helpers" });
});

test("a file that cannot be read is refused on the page, with the reason", async () => {
  const refused = () => {
    throw refusal("import_too_slow");
  };
  fakeServer({ care: { listPeopleImports: { items: [] }, uploadPeople: refused } });
  await showScreen(ImportsScreen, { path: "/care/import", at: "/care/import", session: inCare() });
  const file = new File(["a;b"], "members.csv", { type: "text/csv" });
  await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
  expect(await screen.findByText(/Reading this file takes too long/)).toBeVisible();
});

test("an empty file is refused before it is sent", async () => {
  const asked = fakeServer({ care: { listPeopleImports: { items: [] } } });
  await showScreen(ImportsScreen, { path: "/care/import", at: "/care/import", session: inCare() });
  const file = new File([], "members.csv", { type: "text/csv" });
  await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
  expect(await screen.findByText("This file is empty.")).toBeVisible();
  expect(asked.some(({ route }) => route === "care.uploadPeople")).toBe(false);
});

test("columns are corrected by hand; rows cannot be checked without a column of phone numbers or email addresses", async () => {
  const of = await open({ getPeopleImport: anImport(), checkPeopleImport: anImport({ state: "checking" }) });
  const check = await screen.findByRole("button", { name: "Check the rows" });
  expect(check).toBeDisabled();
  expect(screen.getByText("Choose a column with phone numbers or email addresses.")).toBeVisible();
  expect(screen.getByText("Lies Peeters · An Claes")).toBeVisible();
  await userEvent.click(screen.getByRole("combobox", { name: "What the column Gsm holds" }));
  expect(screen.queryByRole("option", { name: "IBAN" })).toBeNull();
  await userEvent.click(await screen.findByRole("option", { name: "Phone" }));
  await userEvent.click(check);
  expect(of("checkPeopleImport")[0]?.body).toEqual({
    fields: ["fullName", "phone"],
    language: "nl",
    skipsAddress: false,
    skipsDay: false,
    dayOrder: "day-first",
  });
});

test("another sheet is chosen, and the order of dates where a column holds one", async () => {
  const columns = [{ heading: "Sinds", samples: ["03/04/2025"], field: "subscribedOn" as const }];
  const workbook = anImport({ sheets: ["Leden", ""], columns });
  const of = await open({ getPeopleImport: workbook, chooseImportSheet: workbook });
  expect(await screen.findByRole("combobox", { name: "Order of dates" })).toHaveValue(
    "Day first: 03/04/2025 is 3 Apr 2025",
  );
  expect(screen.getByRole("checkbox", { name: /date that cannot be read/ })).not.toBeChecked();
  await userEvent.click(screen.getByRole("combobox", { name: "Sheet" }));
  await userEvent.click(await screen.findByRole("option", { name: "Sheet 2" }));
  expect(of("chooseImportSheet")[0]?.body).toEqual({ sheet: 1 });
});

test("the review says how dates were read and without what a row is taken, and saves the rows that are wrong", async () => {
  const columns = [{ heading: "Sinds", samples: [], field: "subscribedOn" as const }];
  await open({
    getPeopleImport: anImport({ state: "previewed", columns, wrongRowsUntil: "2026-05-06T09:00:00.000Z" }),
    listImportRows: {
      items: [aRow({ faults: [{ code: "dayFormat", field: "subscribedOn", detail: "ooit" }] })],
      next: null,
    },
  });
  expect(await screen.findByText(/03\/04\/2025 is 3 Apr 2025/)).toBeVisible();
  expect(await screen.findByText(/^Imported without this: Subscription since “ooit”/)).toBeVisible();
  expect(screen.getByText(/^Save the rows to correct as a file/)).toBeVisible();
});

test("each row shows what will happen to it and why, and importing asks for confirmation", async () => {
  const fates = { new: 1, added: 0, there: 1, double: 1, wrong: 1 };
  const of = await open({
    getPeopleImport: anImport({ state: "previewed", rows: 4, fates }),
    confirmPeopleImport: anImport({ state: "queued", fates }),
    listImportRows: {
      items: [
        aRow(),
        aRow({ place: 3, fate: "there", person: { id: idOf(70), name: "An Claes" } }),
        aRow({ place: 4, fate: "double", sameAs: 2 }),
        aRow({ place: 5, fate: "wrong", name: "Bob", faults: [{ code: "phoneFormat", field: "phone", detail: "12" }] }),
      ],
      next: null,
    },
  });
  expect(await screen.findByText("1 new · 1 already on the list · 1 twice in the file · 1 to correct")).toBeVisible();
  const row = (await screen.findByText("Bob")).closest("tr") as HTMLElement;
  expect(within(row).getByText("Phone “12”: This is not a phone number.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Open An Claes" })).toHaveAttribute(
    "href",
    expect.stringContaining(idOf(70)),
  );
  await userEvent.click(screen.getByRole("button", { name: "Import" }));
  expect(await screen.findByText(/^1 new person will be added/)).toBeVisible();
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Import" }));
  expect(of("confirmPeopleImport")).toHaveLength(1);
});

test("a running import shows how far it is", async () => {
  const fates = { new: 50, added: 50, there: 0, double: 0, wrong: 0 };
  await open({ getPeopleImport: anImport({ state: "running", progress: 50, rows: 100, fates }) });
  expect(await screen.findByRole("progressbar", { name: "Importing" })).toHaveAttribute("aria-valuenow", "50");
  expect(screen.getByText("People imported: 50 of 100")).toBeVisible();
});
