// @vitest-environment jsdom

import { api } from "@stoep/client/api";
import { fakeServer, refusal } from "@stoep/client/testing";
import { queryOf } from "@stoep/contract/kernel";
import { Select, TextArea, TextField } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showScreen } from "../testing/show-screen.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { QueryContent } from "./query-content.tsx";

function Screen() {
  const query = useQuery(queryOf(api.neighbourhoods.listNetworks));
  return (
    <QueryContent query={query} waiting="waiting">
      {() => <TextField label="Name" />}
    </QueryContent>
  );
}

test("what turns out to be gone while it is open says so, and keeps what was being typed", async () => {
  let isThere = true;
  fakeServer({
    neighbourhoods: {
      listNetworks: () => {
        if (!isThere) throw refusal("not_found");
        return { items: [] };
      },
    },
  });
  await showScreen(Screen);
  await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), "Bench");
  isThere = false;
  act(() => void window.dispatchEvent(new Event("visibilitychange")));
  expect(await screen.findByText("This no longer exists")).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Bench");
});

function Withdrawn() {
  const query = useQuery(queryOf(api.neighbourhoods.listNetworks));
  const gone = { codes: ["not_found"], show: (_: string, typed: readonly string[]) => <p>kept: {typed.join(", ")}</p> };
  return (
    <QueryContent query={query} waiting="waiting" gone={gone}>
      {() => (
        // The dialog is part of something that is read by itself.
        <QueryContent query={query} waiting="waiting">
          {() => (
            <FormDialog title="Why?" cancel="Cancel" act={{ label: "Save" }} onSubmit={vi.fn()} onClose={vi.fn()}>
              <TextField label="Name" />
              <TextArea label="Reason" />
              <Select label="Who" data={["Els"]} value="Els" />
            </FormDialog>
          )}
        </QueryContent>
      )}
    </QueryContent>
  );
}

test("whatever replaces what is gone gets the text typed in every dialog about it, and the dialog is closed", async () => {
  let isThere = true;
  fakeServer({
    neighbourhoods: {
      listNetworks: () => {
        if (!isThere) throw refusal("not_found");
        return { items: [] };
      },
    },
  });
  await showScreen(Withdrawn);
  await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), "Bench");
  await userEvent.type(screen.getByRole("textbox", { name: "Reason" }), "It wobbles");
  isThere = false;
  act(() => void window.dispatchEvent(new Event("visibilitychange")));
  expect(await screen.findByText("kept: Bench, It wobbles")).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
});
