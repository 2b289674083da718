// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type FormEvent, useState } from "react";
import { expect, test, vi } from "vitest";
import { Button, ButtonLink, IconButton, PlainButton } from "../controls/index.ts";
import { renderPart } from "../testing/render-part.tsx";

/** A form that saves for as long as the test likes. */
function Saving({ onSave, onAct }: { onSave: () => void; onAct: () => void }) {
  const [isSaving, setIsSaving] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave();
    setIsSaving(true);
  };
  const act = () => {
    onAct();
    setIsSaving(true);
  };
  return (
    <form onSubmit={save}>
      <input aria-label="Name" />
      <Button type="submit" loading={isSaving}>
        Save
      </Button>
      <IconButton label="Remove" loading={isSaving} onClick={act}>
        x
      </IconButton>
      <PlainButton onClick={() => setIsSaving(false)}>Done</PlainButton>
    </form>
  );
}

test.each(["Save", "Remove"])(
  "%s keeps the keyboard’s focus while it is loading, and a second press does nothing",
  async (name) => {
    const user = userEvent.setup();
    const onPress = vi.fn();
    renderPart(<Saving onSave={onPress} onAct={onPress} />);
    const button = screen.getByRole("button", { name });
    button.focus();
    await user.keyboard("{Enter}");
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
    expect(button).toBeEnabled();
    await user.keyboard("{Enter} ");
    await user.click(button);
    expect(onPress).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole("button", { name: "Done" }));
    await user.click(button);
    expect(onPress).toHaveBeenCalledTimes(2);
  },
);

test("a form is not sent a second time from one of its fields either", async () => {
  const user = userEvent.setup();
  const onSave = vi.fn();
  renderPart(<Saving onSave={onSave} onAct={onSave} />);
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Muide{Enter}{Enter}");
  expect(onSave).toHaveBeenCalledTimes(1);
});

test("a screen reader hears that a button is loading, and that it cannot be pressed", async () => {
  renderPart(<Saving onSave={() => {}} onAct={() => {}} />);
  const button = screen.getByRole("button", { name: "Save" });
  expect(button).not.toHaveAttribute("aria-busy");
  expect(button).not.toHaveAttribute("aria-disabled");
  await userEvent.click(button);
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(button).toHaveAttribute("aria-disabled", "true");
});

test("a link that looks like a button stays a link, and no button sends a form unless it says so", () => {
  renderPart(
    <>
      <ButtonLink href="/inbox">Inbox</ButtonLink>
      <PlainButton>Plain</PlainButton>
    </>,
  );
  expect(screen.getByRole("link", { name: "Inbox" })).toHaveAttribute("href", "/inbox");
  expect(screen.getByRole("button", { name: "Plain" })).toHaveAttribute("type", "button");
});
