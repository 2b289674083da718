// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { SplitView } from "./split-view.tsx";

afterEach(() => vi.unstubAllGlobals());

const rows = ["a", "b"].map((key) => ({
  key,
  href: `#${key}`,
  title: `Row ${key}`,
  meta: "",
  pickLabel: `Pick ${key}`,
}));

function View({ onPick }: { onPick: (keys: string[]) => void }) {
  const [open, setOpen] = useState<string>();
  const [picked, setPicked] = useState<string[]>([]);
  const pick = (keys: string[]) => {
    setPicked(keys);
    onPick(keys);
  };
  return (
    // biome-ignore lint/a11y: replaces the router
    <div
      onClick={(event) => {
        const href = (event.target as Element).closest("a")?.getAttribute("href");
        if (href) setOpen(href === "#list" ? undefined : href.slice(1));
      }}
    >
      <SplitView
        label="Messages"
        rows={rows}
        openKey={open}
        isChosen={open !== undefined}
        back={{ label: "Back", href: "#list" }}
        picking={{ picked, onPick: pick, allLabel: "Pick all" }}
      >
        Record {open}
      </SplitView>
    </div>
  );
}

test("rows are picked one by one and all at once, without opening them", async () => {
  const onPick = vi.fn();
  renderPart(<View onPick={onPick} />);
  await userEvent.click(screen.getByRole("checkbox", { name: "Pick b" }));
  expect(onPick).toHaveBeenLastCalledWith(["b"]);
  expect(screen.getByRole("checkbox", { name: "Pick all" })).toBePartiallyChecked();
  await userEvent.click(screen.getByRole("checkbox", { name: "Pick all" }));
  expect(onPick).toHaveBeenLastCalledWith(["a", "b"]);
  await userEvent.click(screen.getByRole("link", { name: /Row a/ }));
  expect(screen.getByText("Record a")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "Pick b" })).toBeChecked();
});

test("on a narrow screen the record takes the list's place, and going back returns to the row", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  renderPart(<View onPick={() => {}} />);
  await userEvent.click(within(screen.getByRole("navigation")).getByRole("link", { name: /Row b/ }));
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.getByText("Record b")).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Back" }));
  expect(screen.getByRole("link", { name: /Row b/ })).toHaveFocus();
});

const beside = (
  <SplitView label="Messages" rows={rows} openKey="b" isChosen back={{ label: "Back", href: "#list" }}>
    Record b
  </SplitView>
);

test("where a table has given way to it, the row that was pressed keeps the focus", () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  renderPart(beside);
  expect(screen.getByRole("link", { name: /Row b/ })).toHaveFocus();
});

test("a page that is only just opened gives the focus to nobody", () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  renderPart(beside);
  expect(document.body).toHaveFocus();
});
