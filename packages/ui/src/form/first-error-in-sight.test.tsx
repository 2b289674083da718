// @vitest-environment jsdom
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button, TextField } from "../controls/index.ts";
import { ErrorSummary } from "../feedback/index.ts";
import { KitProvider } from "../theme/index.ts";
import { type Form, useForm } from "./index.ts";

type Values = { name: string; on: string; phone: string };
let form: Form<Values>;

function Person({ onSave, attempt }: { onSave: () => void; attempt?: number | undefined }) {
  const need = (value: string) => (value ? null : "Enter this.");
  form = useForm<Values>({ initialValues: { name: "", on: "", phone: "" }, validate: { name: need, on: need } });
  const { value, onChange, error } = form.getInputProps("on");
  return (
    <form onSubmit={form.onSubmit(onSave)} noValidate>
      {attempt !== undefined && <ErrorSummary title="To correct" errors={form.errors} attempt={attempt} />}
      <TextField label="Phone" {...form.getInputProps("phone")} />
      {/* As many forms do: only what it shows, not which field it is. */}
      <TextField label="Day" value={value} onChange={onChange} error={error} />
      <TextField label="Name" {...form.getInputProps("name")} />
      <Button type="submit">Save</Button>
    </form>
  );
}

function open(attempt?: number) {
  const onSave = vi.fn();
  render(
    <KitProvider locale="en">
      <Person onSave={onSave} attempt={attempt} />
    </KitProvider>,
  );
  return onSave;
}
const field = (name: string) => screen.getByRole("textbox", { name });
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

test("the first wrong field of the page gets the focus, though another is named first in the rules", async () => {
  open();
  await save();
  await waitFor(() => expect(field("Day")).toHaveFocus());
});

test("so does the field that the server refuses, once its refusal comes", async () => {
  const onSave = open();
  act(() => form.setValues({ name: "Els", on: "2026-11-29" }));
  await save();
  expect(onSave).toHaveBeenCalledOnce();
  act(() => form.setErrors({ name: "Too long", phone: "No such number" }));
  await waitFor(() => expect(field("Phone")).toHaveFocus());
});

test("a summary of the errors keeps it", async () => {
  open(1);
  await save();
  await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
});

test("an error that comes while somebody goes on writing takes it from nobody", async () => {
  open();
  act(() => form.setValues({ name: "Els", on: "2026-11-29" }));
  await save();
  await userEvent.type(field("Name"), "x");
  act(() => form.setFieldError("phone", "No such number"));
  expect(field("Name")).toHaveFocus();
});
