// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
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
  return renderPart(
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

test("a row's first cell is a link", () => {
  table({ rowHref: (row) => `/messages/${row.id}` });
  expect(screen.getByRole("table", { name: "Messages" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Street works" })).toHaveAttribute("href", "/messages/1");
});

test("on a phone the rows are cards with the same content", () => {
  onPhone();
  table({ rowHref: (row) => `/messages/${row.id}` });
  expect(screen.queryByRole("table")).toBeNull();
  const [card] = within(screen.getByRole("list", { name: "Messages" })).getAllByRole("listitem");
  expect(card).toHaveTextContent("Street works");
  expect(card).toHaveTextContent("Reached");
  expect(screen.getByRole("link", { name: "New bench" })).toBeVisible();
});

test("on a phone an item has a title, one line, and the part at its end", () => {
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

test("on a phone an empty value leaves no gap in the line", () => {
  onPhone();
  const empty = ["", null, undefined, false].map((value, turn) => ({
    key: `empty${turn}`,
    title: "Empty",
    render: () => value,
    onPhone: "line" as const,
  }));
  table({
    columns: [
      { key: "title", title: "Title", render: (row) => row.title, line: () => "Message" },
      ...empty,
      { key: "day", title: "Day", render: () => "21 Nov", onPhone: "line" },
    ],
  });
  const [item] = within(screen.getByRole("list", { name: "Messages" })).getAllByRole("listitem");
  const parts = [...(item?.querySelectorAll("span") ?? [])].map(({ textContent }) => textContent);
  expect(parts).toEqual(["Message", "21 Nov"]);
});

test("a row that opens on the same page is opened by its first cell", async () => {
  const run = vi.fn();
  table({ rowAct: { run, labelOf: ({ title }) => `Details: ${title}` } });
  await userEvent.click(screen.getByRole("button", { name: "Details: New bench" }));
  expect(run).toHaveBeenCalledExactlyOnceWith(rows[1]);
});

test("while rows are picked, bulk actions replace the filters", async () => {
  renderPart(<Picked />);
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

test("after a bulk action the focus returns to where rows were picked, since its button is gone", async () => {
  renderPart(<Picked />);
  const boxes = ["Choose Street works", "Choose New bench"].map((name) => screen.getByRole("checkbox", { name }));
  for (const box of boxes) await userEvent.click(box);
  await userEvent.click(screen.getByRole("button", { name: "Clear selection" }));
  expect(screen.queryByRole("button", { name: "Clear selection" })).toBeNull();
  await waitFor(() => expect(boxes[1]).toHaveFocus());
});

test("active filters are chips that can be removed, with the number of results", async () => {
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

test("the part of the list can be chosen next to the chips, even while rows are picked", async () => {
  const onChange = vi.fn();
  const parts = {
    label: "Show",
    value: "",
    onChange,
    parts: [
      { value: "", label: "Everything" },
      { value: "a", label: "Activities" },
    ],
  };
  const picking = {
    picked: ["1"],
    onPick: () => {},
    labelOf: () => "Choose",
    allLabel: "Choose all",
    said: "1 chosen",
    clearLabel: "Clear selection",
    actions: null,
  };
  table({ filterBar: { parts, labels: barLabels }, picking });
  const group = screen.getByRole("group", { name: "Show" });
  expect(within(group).getByRole("button", { name: "Everything" })).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(within(group).getByRole("button", { name: "Activities" }));
  expect(onChange).toHaveBeenCalledWith("a");
});

test("on a phone the filters are in a sheet, behind a button that counts them", async () => {
  onPhone();
  const chips = [{ key: "type", label: "Type: Alert", onRemove: () => {} }];
  table({ filterBar: { fields: <input aria-label="Type" />, chips, labels: barLabels } });
  expect(screen.queryByLabelText("Type")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^Filters ?1$/ }));
  expect(await screen.findByRole("dialog", { name: "Filters" })).toContainElement(screen.getByLabelText("Type"));
  await userEvent.click(screen.getByRole("button", { name: "Show results" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("rarely used filters are behind a button that counts those in use, and in the sheet on a phone", async () => {
  const bar = {
    fields: <input aria-label="Type" />,
    rare: { fields: <input aria-label="Transport" />, active: 1 },
    labels: barLabels,
  };
  table({ filterBar: bar });
  const opener = screen.getByRole("button", { name: /^Filters ?1$/ });
  expect(screen.getByLabelText("Type")).toBeVisible();
  expect(screen.queryByLabelText("Transport")).toBeNull();
  await userEvent.click(opener);
  expect(screen.getByLabelText("Transport")).toBeVisible();
  expect(opener).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(opener);
  expect(screen.queryByLabelText("Transport")).toBeNull();
  cleanup();
  onPhone();
  table({ filterBar: bar });
  await userEvent.click(screen.getByRole("button", { name: "Filters" }));
  expect(await screen.findByRole("dialog", { name: "Filters" })).toContainElement(screen.getByLabelText("Transport"));
});

test("several names show the first, how many more there are, and all of them on hover", () => {
  renderPart(<FirstOf names={["Muide", "Ledeberg", "Wondelgem"]} />);
  const cell = screen.getByTitle("Muide, Ledeberg, Wondelgem");
  expect(cell).toHaveTextContent(/^Muide\+2$/);
});

test("a heading sorts ascending, then reverses, and says so", async () => {
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

test("columns can be hidden, and stay hidden", async () => {
  const { unmount } = table({ rememberAs: "messages" });
  await userEvent.click(screen.getByRole("button", { name: "Columns" }));
  expect(await screen.findByRole("checkbox", { name: "Title" })).toBeDisabled();
  await userEvent.click(screen.getByRole("checkbox", { name: "Reached" }));
  expect(screen.queryByRole("columnheader", { name: "Reached" })).toBeNull();
  unmount();
  table({ rememberAs: "messages" });
  expect(screen.queryByRole("columnheader", { name: "Reached" })).toBeNull();
});

const withQuiet = [
  ...columns,
  { key: "reactions", title: "Reactions", isOptional: true, isHiddenAtFirst: true, render: () => "3" },
];

test.each([
  ["an earlier choice of what to hide", ["reach", "gone"], ["Title"]],
  ["a choice that names a column that is gone", { gone: true, reach: true }, ["Title", "Reached"]],
  ["a choice to show a column", { reactions: true }, ["Title", "Reached", "Reactions"]],
  ["something else", "reached", ["Title", "Reached"]],
])("%s decides only about the columns that it names and that exist", (_, stored, titles) => {
  localStorage.setItem("stoep.columns.messages", JSON.stringify(stored));
  table({ rememberAs: "messages", columns: withQuiet });
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(titles);
});

test("when a list hides a column by default, it is hidden for people who hid another one too, and shown again when chosen", async () => {
  localStorage.setItem("stoep.columns.messages", JSON.stringify(["reach"]));
  table({ rememberAs: "messages", columns: withQuiet });
  expect(screen.queryByRole("columnheader", { name: "Reactions" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Columns" }));
  await userEvent.click(await screen.findByRole("checkbox", { name: "Reactions" }));
  expect(screen.getByRole("columnheader", { name: "Reactions" })).toBeVisible();
  expect(screen.queryByRole("columnheader", { name: "Reached" })).toBeNull();
});

test("the pager offers only neighbouring pages that exist", async () => {
  const onNext = vi.fn();
  table({ paging: { onNext } });
  expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(onNext).toHaveBeenCalledOnce();
});

test("an empty list differs from one that is loading", () => {
  const { unmount } = table({ rows: [] });
  expect(screen.getByText("Nothing yet")).toBeVisible();
  unmount();
  table({ rows: undefined });
  expect(screen.getByRole("status", { name: "Loading" })).toBeInTheDocument();
  expect(screen.getByRole("table")).toHaveAttribute("aria-busy", "true");
});

function Decided() {
  const [left, setLeft] = useState(rows);
  const decide = (id: string) => setLeft((before) => before.filter((row) => row.id !== id));
  const act: Column<Row> = {
    key: "act",
    title: "Actions",
    isWhole: true,
    render: ({ id, title }) => (
      <>
        <button type="button">{`Open ${title}`}</button>
        <button type="button" onClick={() => decide(id)}>{`Decline ${title}`}</button>
      </>
    ),
  };
  return (
    <>
      <h1>Addresses</h1>
      <DataTable rows={left} columns={[...columns, act]} rowKey={(row) => row.id} labels={labels} empty="Nothing yet" />
    </>
  );
}

test("a row that disappears passes its focus to the same button of the next row, and the last row to the heading", async () => {
  await renderPart(<Decided />);
  await userEvent.click(screen.getByRole("button", { name: "Decline Street works" }));
  expect(screen.getByRole("button", { name: "Decline New bench" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByText("Nothing yet")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Addresses" })).toHaveFocus();
});
