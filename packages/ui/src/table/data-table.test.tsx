// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "../testing/show.tsx";
import type { Column } from "./columns.ts";
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
  expect(screen.getByRole("checkbox", { name: "Title" })).toBeDisabled();
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
