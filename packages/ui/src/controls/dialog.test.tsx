import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { show } from "../testing/show.tsx";
import { Dialog } from "./index.ts";

function Question() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {isOpen && (
        <Dialog opened onClose={() => setOpen(false)} title="When?" closeButtonProps={{ "aria-label": "Close" }} />
      )}
    </>
  );
}

test("the focus comes back when a dialog is taken away while it is open", async () => {
  const user = userEvent.setup();
  show(<Question />);
  await user.click(screen.getByRole("button", { name: "Ask" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Ask" })).toHaveFocus());
});
