// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { KitProvider, useKitLocale } from "../theme/index.ts";
import { useForm } from "./use-form.ts";

let locale = "en";
const Kit = ({ children }: { children: ReactNode }) => <KitProvider locale={locale}>{children}</KitProvider>;

function open() {
  locale = "en";
  return renderHook(
    () => {
      const said = useKitLocale() === "fr" ? "Indiquez un nom." : "Enter a name.";
      const filled = (value: string) => (value === "" ? said : null);
      return useForm({ initialValues: { first: "", last: "" }, validate: { first: filled, last: filled } });
    },
    { wrapper: Kit },
  );
}

test("a visible error is translated when the language changes, and no other field gets one", () => {
  const { result, rerender } = open();
  act(() => void result.current.validateField("first"));
  expect(result.current.errors).toEqual({ first: "Enter a name." });
  locale = "fr";
  rerender();
  expect(result.current.errors).toEqual({ first: "Indiquez un nom." });
});

test("an error that the rules do not know stays", () => {
  const { result, rerender } = open();
  act(() => result.current.setValues({ first: "Els", last: "Claes" }));
  act(() => result.current.setErrors({ last: "Taken" }));
  locale = "fr";
  rerender();
  expect(result.current.errors).toEqual({ last: "Taken" });
});
