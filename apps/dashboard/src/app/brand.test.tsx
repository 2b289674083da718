// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Brand } from "./brand.tsx";
import { showScreen } from "./testing/show-screen.tsx";

test("a network with a logo of its own shows it and its name where Stoep's would stand", async () => {
  await showScreen(() => <Brand network={{ name: "Gent", logo: "/api/networks/gent/logo" }} />);
  const mark = screen.getByRole("link", { name: "Gent" });
  expect(mark.querySelector("img")).toHaveAttribute("src", "/api/networks/gent/logo");
});

test("a network without a logo has Stoep's", async () => {
  await showScreen(() => <Brand network={{ name: "Gent", logo: null }} />);
  expect(screen.getByRole("link", { name: "Stoep" })).toHaveTextContent("Stoep");
});
