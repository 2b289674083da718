// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { Dialog } from "../controls/index.ts";
import { renderPart } from "../testing/render-part.tsx";
import { BottomSheet } from "./bottom-sheet.tsx";
import { SideDrawer } from "./side-drawer.tsx";

test.each([
  ["a drawer", SideDrawer],
  ["a bottom sheet", BottomSheet],
])("%s has a title and buttons of its own, closes by Escape, and gives the focus back", async (_, Part) => {
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Filters
        </button>
        {isOpen && (
          <Part
            title="Filters of the list"
            closeLabel="Close"
            onClose={() => setIsOpen(false)}
            footer={<button type="button">Show</button>}
          >
            <input aria-label="Type" />
          </Part>
        )}
      </>
    );
  }
  renderPart(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Filters" }));
  const panel = await screen.findByRole("dialog", { name: "Filters of the list" });
  expect(panel).toContainElement(screen.getByRole("button", { name: "Show" }));
  expect(screen.getByRole("button", { name: "Close" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(screen.getByRole("button", { name: "Filters" })).toHaveFocus());
});

test("a drawer with a form starts at its first field, one to read at its cross", async () => {
  const drawer = (content: ReactNode) => (
    <SideDrawer title="Member" closeLabel="Close" onClose={() => {}}>
      {content}
    </SideDrawer>
  );
  const { rerender } = renderPart(drawer(<input aria-label="Note" />));
  await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
  rerender(<div />);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  rerender(
    drawer(
      <form>
        <input aria-label="Role" />
      </form>,
    ),
  );
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Role" })).toHaveFocus());
});

function Asking() {
  const [isOpen, setIsOpen] = useState(true);
  const [isAsked, setIsAsked] = useState(false);
  return isOpen ? (
    <SideDrawer title="Application" closeLabel="Close" onClose={() => setIsOpen(false)}>
      <button type="button" onClick={() => setIsAsked(true)}>
        Accept
      </button>
      <Dialog opened={isAsked} onClose={() => setIsAsked(false)} title="Accept Farida?" withCloseButton={false}>
        <button type="button">Yes</button>
      </Dialog>
    </SideDrawer>
  ) : null;
}

test("Escape closes only the window that has the focus: a dialog, then the drawer below it", async () => {
  renderPart(<Asking />);
  await userEvent.click(await screen.findByRole("button", { name: "Accept" }));
  const question = await screen.findByRole("dialog", { name: "Accept Farida?" });
  await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Accept Farida?" })).toBeNull());
  expect(screen.getByRole("dialog", { name: "Application" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
