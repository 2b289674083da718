// @vitest-environment jsdom
import { Button } from "@mantine/core";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPart } from "../testing/render-part.tsx";

test("a text-only button starts at the edge of its column, the others keep their padding", () => {
  renderPart(
    <>
      <Button variant="subtle">Select all</Button>
      <Button variant="subtle" size="compact-md">
        None
      </Button>
      <Button>Save</Button>
    </>,
  );
  const padding = (name: string) => screen.getByRole("button", { name }).style.getPropertyValue("--button-padding-x");
  expect([padding("Select all"), padding("None")]).toEqual(["0px", "0px"]);
  expect(padding("Save")).not.toBe("0px");
});
