import { fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { ConfirmArea, confirm } from "../feedback/index.ts";
import { renderPart } from "../testing/render-part.tsx";
import { Dialog, Menu, Select } from "./index.ts";

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

test("the focus returns when an open dialog is unmounted", async () => {
  const user = userEvent.setup();
  renderPart(<Question />);
  await user.click(screen.getByRole("button", { name: "Ask" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Ask" })).toHaveFocus());
});

function Form({ children }: { children: ReactNode }) {
  return (
    <Dialog opened onClose={() => {}} title="Decide" closeButtonProps={{ "aria-label": "Close" }}>
      <a href="/rules">Rules</a>
      {children}
    </Dialog>
  );
}

test("a dialog with a form starts at its first field, not at the cross", async () => {
  renderPart(
    <Form>
      <form>
        <input type="hidden" />
        <input aria-label="Ended" disabled />
        <textarea aria-label="Reason" />
        <input aria-label="Cost" />
      </form>
    </Form>,
  );
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Reason" })).toHaveFocus());
});

test("a dialog that begins with a choice starts at the chosen one", async () => {
  renderPart(
    <Form>
      <form>
        <input type="radio" name="role" aria-label="Owner" />
        <input type="radio" name="role" aria-label="Editor" defaultChecked />
      </form>
    </Form>,
  );
  await waitFor(() => expect(screen.getByRole("radio", { name: "Editor" })).toHaveFocus());
});

test("a control that says it comes first keeps the focus from the form", async () => {
  renderPart(
    <Form>
      <form>
        <input aria-label="Cost" />
        <button type="submit" data-autofocus>
          Save
        </button>
      </form>
    </Form>,
  );
  await waitFor(() => expect(screen.getByRole("button", { name: "Save" })).toHaveFocus());
});

function Late() {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <Form>
        {isThere && (
          <form>
            <input aria-label="Cost" />
          </form>
        )}
      </Form>
      <button type="button" onClick={() => setThere(true)}>
        Answer
      </button>
    </>
  );
}

test("a form that is read first takes the focus when it comes, unless something else in the dialog has it", async () => {
  const { unmount } = renderPart(<Late />);
  const answer = () => fireEvent.click(screen.getByText("Answer"));
  await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
  answer();
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Cost" })).toHaveFocus());
  unmount();
  renderPart(<Late />);
  await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
  screen.getByRole("link", { name: "Rules" }).focus();
  answer();
  expect(await screen.findByRole("textbox", { name: "Cost" })).not.toHaveFocus();
  await waitFor(() => expect(screen.getByRole("link", { name: "Rules" })).toHaveFocus());
});

function Removable() {
  const [isThere, setThere] = useState(true);
  const remove = async () => {
    if (await confirm({ title: "Delete it?", confirmLabel: "Delete it", cancelLabel: "Keep it" })) setThere(false);
  };
  return (
    <main id="main" tabIndex={-1}>
      {isThere && (
        <button type="button" onClick={() => void remove()}>
          Delete
        </button>
      )}
      <ConfirmArea />
    </main>
  );
}

test("when the element that opened it is gone, the focus goes to the page's content", async () => {
  const user = userEvent.setup();
  renderPart(<Removable />);
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await user.click(await screen.findByRole("button", { name: "Delete it" }));
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
});

function Acts() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main id="main" tabIndex={-1}>
      <Menu>
        <Menu.Target>
          <button type="button">More</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen(true)}>Rename</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="New name"
        closeButtonProps={{ "aria-label": "Close" }}
      />
    </main>
  );
}

test("from a dialog that an act of a menu opened, the focus returns to the button of the menu", async () => {
  const user = userEvent.setup();
  renderPart(<Acts />);
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Rename" }));
  await user.click(await screen.findByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(screen.getByRole("button", { name: "More" })).toHaveFocus());
});

test("a dialog that begins with a field to search in keeps the field's options closed until they are asked for", async () => {
  const user = userEvent.setup();
  renderPart(
    <Form>
      <form>
        <Select label="Colleague" data={["Ada", "Els"]} searchable />
        <button type="submit">Assign</button>
      </form>
    </Form>,
  );
  const field = screen.getByRole("combobox", { name: "Colleague" });
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.queryByRole("option")).toBeNull();
  await user.keyboard("{ArrowDown}");
  expect(await screen.findAllByRole("option")).toHaveLength(2);
});
