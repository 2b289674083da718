// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { Stepper } from "./stepper.tsx";

const steps = [
  { key: "content", label: "Content", href: "/new", state: "done", note: "Done" },
  { key: "audience", label: "Audience", href: "/new?step=audience", state: "missing", note: "1 missing" },
  { key: "check", label: "Check", href: "/new?step=check", state: "open", note: "Not yet" },
] as const;

test("each step has its state in words, and the open one is marked", () => {
  renderPart(<Stepper label="Steps" steps={steps} current="audience" />);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "ContentDone",
    "Audience1 missing",
    "3CheckNot yet",
  ]);
  expect(screen.getByRole("link", { current: "step" })).toHaveAccessibleName(/^Audience/);
  expect(screen.getByRole("link", { name: /^Check/ })).toHaveAttribute("href", "/new?step=check");
});

test("a step opens in the page that shows it, or in a new tab through the browser", async () => {
  const go = vi.fn();
  renderPart(<Stepper label="Steps" steps={steps} current="content" onGo={go} />);
  await userEvent.click(screen.getByRole("link", { name: /^Check/ }));
  expect(go).toHaveBeenCalledExactlyOnceWith("check");
});
