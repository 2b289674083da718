// @vitest-environment jsdom
import { Button, Switch, TextField } from "@stoep/ui";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { useMainKey } from "../editor/index.ts";
import { showScreen } from "../testing/show-screen.tsx";
import { VerdictControl } from "./verdict-control.tsx";

type FormProps = { by: true | "level_too_low"; acted: () => void };

function Form({ by, acted }: FormProps) {
  const main = useMainKey();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        acted();
      }}
    >
      <TextField label="Name" />
      <VerdictControl by={by}>
        <Button type="submit" {...main}>
          Send
        </Button>
      </VerdictControl>
      <VerdictControl by={by}>
        <Button onClick={acted}>Publish</Button>
      </VerdictControl>
    </form>
  );
}

async function open(by: FormProps["by"]) {
  const acted = vi.fn();
  const { unmount } = await showScreen(() => <Form by={by} acted={acted} />);
  return { acted, unmount };
}

/** Every way to press: a pointer, keys on the control, Enter in a field of its form, and the shortcut. */
const ways: [string, () => Promise<void>][] = [
  ["a press", () => userEvent.click(screen.getByRole("button", { name: "Publish" }))],
  ["a press on the form's button", () => userEvent.click(screen.getByRole("button", { name: "Send" }))],
  ["Enter", () => onButton("{Enter}")],
  ["the space bar", () => onButton(" ")],
  ["Enter in the form", () => userEvent.type(screen.getByLabelText("Name"), "Els{Enter}")],
  ["Ctrl+Enter", () => userEvent.type(screen.getByLabelText("Name"), "Els{Control>}{Enter}{/Control}")],
];

async function onButton(key: string): Promise<void> {
  screen.getByRole("button", { name: "Publish" }).focus();
  await userEvent.keyboard(key);
}

test("a refused switch neither acts nor is drawn as changed", async () => {
  const changed = vi.fn();
  await showScreen(() => (
    <VerdictControl by="level_too_low">
      <Switch label="With phases" checked={false} onChange={changed} />
    </VerdictControl>
  ));
  await userEvent.click(screen.getByRole("switch"));
  expect(changed).not.toHaveBeenCalled();
  expect(screen.getByRole("switch")).not.toBeChecked();
});

test.each(ways)("a refused control does nothing at %s, and an allowed one acts", async (_, press) => {
  const refused = await open("level_too_low");
  await press();
  expect(refused.acted).not.toHaveBeenCalled();
  refused.unmount?.();
  const allowed = await open(true);
  await press();
  expect(allowed.acted).toHaveBeenCalledOnce();
});
