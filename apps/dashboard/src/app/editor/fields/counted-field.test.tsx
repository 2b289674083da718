// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { showScreen } from "../../testing/show-screen.tsx";
import { CountedLines } from "./counted-field.tsx";

function Lines() {
  const [text, setText] = useState("");
  return (
    <CountedLines
      label="Introduction"
      max={5}
      tooLong="At most five."
      value={text}
      onChange={setText}
      data-path="introduction"
    />
  );
}

test("what is too long is counted and said, and nothing of it is cut off", async () => {
  await showScreen(Lines);
  const field = await screen.findByRole("textbox", { name: "Introduction" });
  await userEvent.type(field, "123456");
  expect(field).toHaveValue("123456");
  expect(await screen.findByText("6 of 5 characters")).toBeVisible();
  expect(await screen.findByText("At most five.")).toBeVisible();
  await userEvent.type(field, "{Backspace}");
  expect(screen.queryByText("At most five.")).toBeNull();
});
