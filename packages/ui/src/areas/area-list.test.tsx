// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { AreaList } from "./area-list.tsx";

const areas = [
  { id: "z", name: "Zuid" },
  { id: "m", name: "Muide" },
  { id: "b", name: "Brugse Poort" },
];
const labels = {
  list: "Neighbourhoods",
  search: "Search",
  all: "All",
  none: "None",
  nothingFound: "Nothing found",
  chosen: (count: number, total: number) => `${count} of ${total} chosen`,
};

const chosen = vi.fn();

function Chooser() {
  const [value, setValue] = useState<string[]>([]);
  return <AreaList areas={areas} value={value} onChange={setValue} labels={labels} />;
}

test("areas are in the order of their names and can be chosen by keyboard alone", async () => {
  renderPart(<Chooser />);
  expect(screen.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent)).toEqual([
    "Brugse Poort",
    "Muide",
    "Zuid",
  ]);
  await userEvent.tab();
  expect(screen.getByLabelText("Search")).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByLabelText("Brugse Poort")).toHaveFocus();
  await userEvent.keyboard(" ");
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(screen.getByText("2 of 3 chosen")).toBeVisible();
  await userEvent.keyboard(" ");
  expect(screen.getByText("1 of 3 chosen")).toBeVisible();
});

test("Enter in the search takes the first match, and the next name can be typed immediately", async () => {
  renderPart(<Chooser />);
  const search = screen.getByLabelText("Search");
  await userEvent.type(search, "mui{Enter}");
  await userEvent.keyboard("zui{Enter}");
  await userEvent.clear(search);
  expect(screen.getAllByRole("checkbox", { checked: true }).map((box) => box.closest("label")?.textContent)).toEqual([
    "Muide",
    "Zuid",
  ]);
  await userEvent.keyboard("{Enter}");
  expect(screen.getByText("2 of 3 chosen")).toBeVisible();
});

test("the lines of a name do not break at a hyphen within a word", () => {
  const name = "Sint-Michiels - Dorpen en -zone";
  renderPart(<AreaList areas={[{ id: "s", name }]} value={[]} onChange={chosen} labels={labels} />);
  const box = screen.getByRole("checkbox", { name: /^Sint-Michiels\s- Dorpen en -zone$/ });
  const whole = [...(box.closest("label")?.querySelectorAll("span span") ?? [])];
  expect(whole.map(({ textContent }) => textContent)).toEqual(["Sint-Michiels\u00a0-", "-zone"]);
  for (const word of whole) expect(word).toHaveStyle({ whiteSpace: "nowrap" });
});

test("the whole city is a single choice above the list", async () => {
  renderPart(<AreaList areas={areas} value={["z"]} onChange={chosen} labels={{ ...labels, whole: "Whole city" }} />);
  const whole = screen.getByRole("checkbox", { name: "Whole city" });
  expect(whole).not.toBeChecked();
  await userEvent.click(whole);
  expect(chosen).toHaveBeenCalledExactlyOnceWith(["z", "m", "b"]);
});

test("all and none act on the areas that the search found", async () => {
  renderPart(<Chooser />);
  await userEvent.type(screen.getByLabelText("Search"), "u");
  await userEvent.click(screen.getByRole("button", { name: "All" }));
  expect(screen.getByText("3 of 3 chosen")).toBeVisible();
  await userEvent.clear(screen.getByLabelText("Search"));
  await userEvent.type(screen.getByLabelText("Search"), "muid");
  await userEvent.click(screen.getByRole("button", { name: "None" }));
  expect(screen.getByText("2 of 3 chosen")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Search"), "xyz");
  expect(screen.getByText("Nothing found")).toBeVisible();
});

test("one search finds areas and the smaller places in them, which are chosen by keyboard too", async () => {
  const [toggled, searched] = [vi.fn(), vi.fn()];
  const items = [{ id: "zs", name: "Zuidstraat (9000)", note: "Zuid", isChosen: false }];
  const finer = { label: "Streets", items, onToggle: toggled, onSearch: searched };
  renderPart(<AreaList areas={areas} value={[]} onChange={chosen} labels={labels} finer={finer} />);
  const streets = screen.getByRole("list", { name: "Streets" });
  expect(within(streets).getByRole("checkbox", { name: /^Zuidstraat/ })).not.toBeChecked();
  await userEvent.click(within(streets).getByRole("checkbox", { name: /^Zuidstraat/ }));
  await waitFor(() => expect(screen.getByLabelText("Search")).toHaveFocus());
  toggled.mockClear();
  await userEvent.type(screen.getByLabelText("Search"), "zuidst{Enter}");
  expect(searched).toHaveBeenLastCalledWith("zuidst");
  expect(toggled).toHaveBeenCalledExactlyOnceWith("zs");
  expect(screen.queryByText("Nothing found")).toBeNull();
});

test("saved groups stand above the areas: chosen with one press, found by the search, the first four until all are asked for", async () => {
  const toggled = vi.fn();
  const named = (name: string) => ({
    id: name,
    name,
    note: "2 areas",
    isChosen: name === "Haven",
    isEmpty: false,
    menu: null,
  });
  const items = ["Centrum", "Haven", "Rand", "Scholen", "Winkels"].map(named);
  const groups = { label: "Groups", items, onToggle: toggled, save: null, all: (count: number) => `All ${count}` };
  renderPart(<AreaList areas={areas} value={[]} onChange={chosen} labels={labels} groups={groups} />);
  const boxes = () => within(screen.getByRole("list", { name: "Groups" })).getAllByRole("checkbox");
  expect(boxes().map((box) => (box as HTMLInputElement).checked)).toEqual([false, true, false, false]);
  await userEvent.click(screen.getByRole("checkbox", { name: /^Rand/ }));
  expect(toggled).toHaveBeenCalledExactlyOnceWith("Rand");
  await userEvent.click(screen.getByRole("button", { name: "All 5" }));
  expect(boxes()).toHaveLength(5);
  await userEvent.type(screen.getByLabelText("Search"), "hav");
  expect(boxes()).toHaveLength(1);
  await userEvent.type(screen.getByLabelText("Search"), "xyz");
  expect(screen.queryByRole("list", { name: "Groups" })).toBeNull();
});
