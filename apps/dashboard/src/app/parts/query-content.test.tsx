// @vitest-environment jsdom

import { api } from "@stoep/client/api";
import { fakeServer, refusal } from "@stoep/client/testing";
import { queryOf } from "@stoep/contract/kernel";
import { TextField } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { showScreen } from "../testing/show-screen.tsx";
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
