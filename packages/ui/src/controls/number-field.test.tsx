// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { KitProvider } from "../theme/index.ts";
import { NumberField } from "./number-field.tsx";

test("a number has the reader's decimal mark, whichever one is typed", async () => {
  const onChange = vi.fn();
  render(
    <KitProvider locale="nl" zone="Europe/Brussels">
      <NumberField label="Worth" defaultValue={18.5} decimalScale={2} onChange={onChange} />
    </KitProvider>,
  );
  const field = screen.getByLabelText("Worth");
  expect(field).toHaveValue("18,5");
  await userEvent.clear(field);
  await userEvent.type(field, "7.25");
  expect(field).toHaveValue("7,25");
  expect(onChange).toHaveBeenLastCalledWith(7.25);
});

test("a large amount has its thousands set apart as the reader writes them", async () => {
  const onChange = vi.fn();
  render(
    <KitProvider locale="nl" zone="Europe/Brussels">
      <NumberField label="Budget" isGrouped allowDecimal={false} onChange={onChange} />
    </KitProvider>,
  );
  const field = screen.getByLabelText("Budget");
  await userEvent.type(field, "250000");
  expect(field).toHaveValue("250.000");
  expect(onChange).toHaveBeenLastCalledWith(250_000);
});

test.each(["250.000", "250,000", "€ 250 000", "250.000,00"])(
  "the whole amount %s is pasted in any language",
  async (copied) => {
    const onChange = vi.fn();
    render(
      <KitProvider locale="en" zone="Europe/Brussels">
        <NumberField label="Budget" isGrouped allowDecimal={false} value="" onChange={onChange} />
      </KitProvider>,
    );
    await userEvent.click(screen.getByLabelText("Budget"));
    await userEvent.paste(copied);
    expect(onChange).toHaveBeenLastCalledWith(250_000);
  },
);
