// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { showScreen } from "../testing/show-screen.tsx";
import { Brand } from "./brand.tsx";

test("a network with its own logo shows it, with its name, instead of Stoep's", async () => {
  await showScreen(() => <Brand network={{ name: "Gent", logo: "/api/networks/gent/logo" }} />);
  const mark = screen.getByRole("link", { name: "Gent" });
  expect(mark.querySelector("img")).toHaveAttribute("src", "/api/networks/gent/logo");
});

test("a network without a logo shows Stoep's", async () => {
  await showScreen(() => <Brand network={{ name: "Gent", logo: null }} />);
  expect(screen.getByRole("link", { name: "Stoep" })).toHaveTextContent("Stoep");
});
