// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { showScreen } from "../testing/show-screen.tsx";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { useShortcutsKey } from "./use-shortcuts-key.ts";

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  useShortcutsKey(() => setIsOpen(true));
  return (
    <>
      <input aria-label="Name" />
      <div contentEditable suppressContentEditableWarning>
        <p>Text</p>
      </div>
      {isOpen && <ShortcutsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

test("? opens the list of keys, and Escape closes it", async () => {
  await showScreen(Page);
  await userEvent.keyboard("?");
  const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  expect(dialog).toHaveTextContent("Search and go to a screenCtrlK");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("? is an ordinary character while someone is typing", async () => {
  await showScreen(Page);
  await userEvent.type(screen.getByLabelText("Name"), "Who?");
  expect(screen.getByLabelText("Name")).toHaveValue("Who?");
  await userEvent.click(screen.getByText("Text"));
  await userEvent.keyboard("?");
  expect(screen.queryByRole("dialog")).toBeNull();
});
