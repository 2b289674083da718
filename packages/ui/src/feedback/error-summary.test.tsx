// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { TextField } from "../controls/index.ts";
import { renderPart } from "../testing/render-part.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const errors = { title: "Give a title.", "options.0.text": "Fill in every option.", text: null };

test("every problem links to its field", async () => {
  renderPart(
    <>
      <ErrorSummary title="2 things to correct" errors={errors} attempt={1} />
      <TextField label="Title" data-path="title" />
      <TextField label="Option 1" data-path="options.0.text" />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Fill in every option." }));
  expect(screen.getByLabelText("Option 1")).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Give a title." }));
  expect(screen.getByLabelText("Title")).toHaveFocus();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("the summary is focused after an attempt, not while typing", () => {
  const { rerender } = renderPart(<ErrorSummary title="1 thing to correct" errors={errors} attempt={0} />);
  expect(screen.getByRole("alert")).not.toHaveFocus();
  rerender(<ErrorSummary title="1 thing to correct" errors={errors} attempt={1} />);
  expect(screen.getByRole("alert")).toHaveFocus();
});

test("a path to a part without a field of its own goes to the first field inside", async () => {
  renderPart(
    <>
      <ErrorSummary title="1 thing" errors={{ neighbourhoodIds: "Choose one." }} attempt={1} />
      <fieldset data-path="neighbourhoodIds">
        <input type="checkbox" aria-label="Muide" />
      </fieldset>
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Choose one." }));
  expect(screen.getByLabelText("Muide")).toHaveFocus();
});

function Tabbed() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ErrorSummary title="1 thing" errors={{ fr: "Give a title." }} attempt={1} beforeGo={() => setIsOpen(true)} />
      {isOpen && <TextField label="Titre" data-path="fr" />}
    </>
  );
}

test("a field behind a tab is revealed first", async () => {
  renderPart(<Tabbed />);
  await userEvent.click(screen.getByRole("button", { name: "Give a title." }));
  await waitFor(() => expect(screen.getByLabelText("Titre")).toHaveFocus());
});

test("without problems there is no summary", () => {
  renderPart(<ErrorSummary title="0 things" errors={{}} attempt={3} />);
  expect(screen.queryByRole("alert")).toBeNull();
});
