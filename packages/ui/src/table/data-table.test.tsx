// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "../testing/show.tsx";
import type { Column } from "./columns.ts";
import { FirstOf } from "./cut.tsx";
import { DataTable } from "./data-table.tsx";
import type { DataTableProps } from "./table-props.ts";

type Row = { id: string; title: string; reach: number };
const rows: Row[] = [
  { id: "1", title: "Street works", reach: 1240 },
  { id: "2", title: "New bench", reach: 402 },
];
const columns: Column<Row>[] = [
  { key: "title", title: "Title", render: (row) => row.title, isSortable: true },
  { key: "reach", title: "Reached", render: (row) => row.reach, align: "end", isOptional: true },
];
const labels = {
  table: "Messages",
  columns: "Columns",
  previous: "Previous",
  next: "Next",
  loading: "Loading",
  sortBy: (column: string) => `Sort by ${column}`,
};

const barLabels = {
  filters: "Filters",
  clear: "Clear all",
  show: "Show results",
  close: "Close",
  remove: (label: string) => `Remove ${label}`,
};

function table(props: Partial<DataTableProps<Row>> = {}) {
  return show(
    <DataTable rows={rows} columns={columns} rowKey={(row) => row.id} labels={labels} empty="Nothing yet" {...props} />,
  );
}

function onPhone() {
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes("max-width: 767px"),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
}

function Picked() {
  const [picked, setPicked] = useState<string[]>([]);
  return (
    <DataTable
      rows={rows}
      columns={columns}
      rowKey={(row) => row.id}
      labels={labels}
      empty=""
      filterBar={{ search: <input type="search" aria-label="Search" />, labels: barLabels }}
      picking={{
        picked,
        onPick: setPicked,
        labelOf: (row) => `Choose ${row.title}`,
        allLabel: "Choose all",
        said: `${picked.length} chosen`,
        clearLabel: "Clear selection",
        actions: <button type="button">Delete</button>,
      }}
    />
  );
}

afterEach(() => vi.restoreAllMocks());

test("a row leads somewhere by its first cell", () => {
  table({ rowHref: (row) => `/messages/${row.id}` });
  expect(screen.getByRole("table", { name: "Messages" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Street works" })).toHaveAttribute("href", "/messages/1");
});

test("on a phone the rows are cards with the same words", () => {
  onPhone();
  table({ rowHref: (row) => `/messages/${row.id}` });
  expect(screen.queryByRole("table")).toBeNull();
  const [card] = within(screen.getByRole("list", { name: "Messages" })).getAllByRole("listitem");
  expect(card).toHaveTextContent("Street works");
  expect(card).toHaveTextContent("Reached");
  expect(screen.getByRole("link", { name: "New bench" })).toBeVisible();
});

test("on a phone an item is its title, one line, and what stands at its end", () => {
  onPhone();
  table({
    columns: [
      { key: "title", title: "Title", render: (row) => row.title, line: () => "Message" },
      { key: "reach", title: "Reached", render: (row) => row.reach, onPhone: "end" },
      { key: "day", title: "Day", render: () => "21 Nov", onPhone: "line" },
      { key: "author", title: "Author", render: () => "Els" },
    ],
  });
  const [item] = within(screen.getByRole("list", { name: "Messages" })).getAllByRole("listitem");
  expect(item).toHaveTextContent(/^Street worksMessage21 Nov1240$/);
});

test("a row that opens on the same page is pressed at its first cell", async () => {
  const run = vi.fn();
  table({ rowAct: { run, labelOf: ({ title }) => `Details: ${title}` } });
  await userEvent.click(screen.getByRole("button", { name: "Details: New bench" }));
  expect(run).toHaveBeenCalledExactlyOnceWith(rows[1]);
});

test("while rows are picked, what can be done with them stands in the place of the filters", async () => {
  show(<Picked />);
  await userEvent.click(screen.getByRole("checkbox", { name: "Choose New bench" }));
  expect(screen.getByRole("region", { name: "1 chosen" })).toContainElement(
    screen.getByRole("button", { name: "Delete" }),
  );
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(screen.getByRole("checkbox", { name: "Choose all" })).toBePartiallyChecked();
  await userEvent.click(screen.getByRole("checkbox", { name: "Choose all" }));
  expect(screen.getByRole("region", { name: "2 chosen" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Clear selection" }));
  expect(screen.getByRole("searchbox", { name: "Search" })).toBeVisible();
});

test("what is filtered by stands on chips that take it back, with how much is left", async () => {
  const [onRemove, onClear] = [vi.fn(), vi.fn()];
  const bar = {
    chips: [{ key: "type", label: "Type: Alert", onRemove }],
    onClear,
    found: "12 of 480",
    labels: barLabels,
  };
  table({ filterBar: bar });
  expect(screen.getByText("12 of 480")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Remove Type: Alert" }));
  await userEvent.click(screen.getByRole("button", { name: "Clear all" }));
  expect(onRemove).toHaveBeenCalledOnce();
  expect(onClear).toHaveBeenCalledOnce();
});

test("on a phone the choices stand in a sheet, behind a button that counts them", async () => {
  onPhone();
  const chips = [{ key: "type", label: "Type: Alert", onRemove: () => {} }];
  table({ filterBar: { fields: <input aria-label="Type" />, chips, labels: barLabels } });
  expect(screen.queryByLabelText("Type")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^Filters ?1$/ }));
  expect(await screen.findByRole("dialog", { name: "Filters" })).toContainElement(screen.getByLabelText("Type"));
  await userEvent.click(screen.getByRole("button", { name: "Show results" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("of several names the first is shown, how many more there are, and all of them on hover", () => {
  show(<FirstOf names={["Muide", "Ledeberg", "Wondelgem"]} />);
  const cell = screen.getByTitle("Muide, Ledeberg, Wondelgem");
  expect(cell).toHaveTextContent(/^Muide\+2$/);
});

test("a heading sorts upward, then turns around, and says so", async () => {
  const onSort = vi.fn();
  const { unmount } = table({ onSort });
  await userEvent.click(screen.getByRole("button", { name: "Title" }));
  expect(onSort).toHaveBeenLastCalledWith({ by: "title", direction: "asc" });
  unmount();
  table({ onSort, sort: { by: "title", direction: "asc" } });
  expect(screen.getByRole("columnheader", { name: "Title" })).toHaveAttribute("aria-sort", "ascending");
  await userEvent.click(screen.getByRole("button", { name: "Title" }));
  expect(onSort).toHaveBeenLastCalledWith({ by: "title", direction: "desc" });
});

test("columns can be left out, and stay out", async () => {
  const { unmount } = table({ rememberAs: "messages" });
  await userEvent.click(screen.getByRole("button", { name: "Columns" }));
  expect(await screen.findByRole("checkbox", { name: "Title" })).toBeDisabled();
  await userEvent.click(screen.getByRole("checkbox", { name: "Reached" }));
  expect(screen.queryByRole("columnheader", { name: "Reached" })).toBeNull();
  unmount();
  table({ rememberAs: "messages" });
  expect(screen.queryByRole("columnheader", { name: "Reached" })).toBeNull();
});

test("pages have neighbours on the sides where there are any", async () => {
  const onNext = vi.fn();
  table({ paging: { onNext } });
  expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(onNext).toHaveBeenCalledOnce();
});

test("an empty list and one that loads are told apart", () => {
  const { unmount } = table({ rows: [] });
  expect(screen.getByText("Nothing yet")).toBeVisible();
  unmount();
  table({ rows: undefined });
  expect(screen.getByRole("status", { name: "Loading" })).toBeInTheDocument();
  expect(screen.getByRole("table")).toHaveAttribute("aria-busy", "true");
});
