// @vitest-environment jsdom
/** An act that removes what it was pressed in leaves the focus where the next act is, or where it was about. */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { SideDrawer } from "../panels/side-drawer.tsx";
import { renderPart } from "../testing/render-part.tsx";
import { ConfirmArea } from "./confirm-area.tsx";
import { confirm } from "./confirmations.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

// Its code comes a moment after the page: here it is there already.
beforeAll(() => import("./keep-focus.ts"));
afterEach(() => vi.useRealTimers());

const question = { title: "Remove it?", confirmLabel: "Yes", cancelLabel: "No" };

function Rows({ names, isAsked = false }: { names: string[]; isAsked?: boolean }) {
  const [left, setLeft] = useState(names);
  const remove = async (name: string) => {
    if (!isAsked || (await confirm(question))) setLeft((now) => now.filter((one) => one !== name));
  };
  return left.map((name) => (
    <div key={name} className="row">
      <a href={`/${name}`}>{name}</a>
      <button type="button" onClick={() => void remove(name)}>{`Separate ${name}`}</button>
    </div>
  ));
}

function Merged({ names, isAsked }: { names: string[]; isAsked?: boolean }) {
  useKeptFocus();
  return (
    <main>
      <h1>Idea</h1>
      <h2>Merged ideas</h2>
      <section>
        <h3>This year</h3>
        <Rows names={names} isAsked={isAsked ?? false} />
      </section>
      <ConfirmArea />
    </main>
  );
}

const press = async (name: string) => {
  screen.getByRole("button", { name }).focus();
  await userEvent.keyboard("{Enter}");
};
const expectFocus = (role: string, name: string) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());

test("it goes to the same control of the next row, from the last to that before, and without rows to their heading", async () => {
  renderPart(<Merged names={["bench", "tree", "lamp"]} />);
  await press("Separate tree");
  await expectFocus("button", "Separate lamp");
  await press("Separate lamp");
  await expectFocus("button", "Separate bench");
  await press("Separate bench");
  await expectFocus("heading", "This year");
});

test("also if the act is confirmed in a dialog first", async () => {
  renderPart(<Merged names={["bench", "tree"]} isAsked />);
  await press("Separate bench");
  await screen.findByRole("button", { name: "Yes" });
  await press("Yes");
  await expectFocus("button", "Separate tree");
});

function Drawn() {
  useKeptFocus();
  return (
    <SideDrawer title="Merged ideas" closeLabel="Close" onClose={() => {}}>
      <Rows names={["bench", "tree"]} />
    </SideDrawer>
  );
}

test("also in a drawer", async () => {
  renderPart(<Drawn />);
  await screen.findByRole("dialog");
  await press("Separate bench");
  await expectFocus("button", "Separate tree");
});

function Act({ after }: { after: "button" | "section" | "other" }) {
  useKeptFocus();
  const [isDone, setDone] = useState(false);
  const button = (
    <button type="button" onClick={() => setDone(true)}>
      Approve
    </button>
  );
  return (
    <main>
      <h1>Idea</h1>
      <section>
        <h2>Decision</h2>
        {after === "button" && (isDone ? <p>Approved</p> : button)}
      </section>
      <div>
        {after === "section" && !isDone && (
          <section>
            <h2>Approval</h2>
            {button}
          </section>
        )}
        {after === "other" && (isDone ? <form aria-label="Reason" /> : <p>{button}</p>)}
      </div>
    </main>
  );
}

test.each([
  ["from a button that is gone to its section's heading", "button", "Decision"],
  ["from a section that is gone to the screen's heading", "section", "Idea"],
] as const)("it goes %s", async (_, after, name) => {
  renderPart(<Act after={after} />);
  await press("Approve");
  await expectFocus("heading", name);
});

test("what replaces a part is left to take the focus itself", async () => {
  vi.useFakeTimers();
  renderPart(<Act after="other" />);
  const button = screen.getByRole("button", { name: "Approve" });
  button.focus();
  fireEvent.click(button);
  expect(screen.getByRole("form")).toBeVisible();
  await vi.advanceTimersByTimeAsync(100);
  expect(document.body).toHaveFocus();
});
