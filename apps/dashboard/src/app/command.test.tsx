// @vitest-environment jsdom

import { api } from "@stoep/client/api";
import { fakeServer, type ReceivedRequest, refusal } from "@stoep/client/testing";
import { switchLanguage } from "@stoep/client/texts";
import { Button, bySchema, TextField, useForm } from "@stoep/ui";
import { onlineManager } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { useCommand } from "./command.ts";
import type { Session } from "./session-store.ts";
import { aSession } from "./testing/people.ts";
import { showScreen } from "./testing/show-screen.tsx";
import { useFieldText } from "./text.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

const anySchema = { "~standard": { validate: (value: unknown) => ({ value }) } };

function Form() {
  const words = useFieldText();
  const form = useForm({ initialValues: { membershipId: "m" }, validate: bySchema(anySchema, words) });
  const command = useCommand(api.accounts.activateMembership, { form, done: "It worked" });
  return (
    <form onSubmit={form.onSubmit((body) => command.run({ body }))}>
      <TextField label="Membership" {...form.getInputProps("membershipId")} />
      <Button type="submit" loading={command.isRunning}>
        Go
      </Button>
    </form>
  );
}

async function press(reply: (asked: ReceivedRequest) => never | Session): Promise<ReceivedRequest[]> {
  const log = fakeServer({ accounts: { activateMembership: reply } });
  await showScreen(Form);
  await userEvent.click(screen.getByRole("button", { name: "Go" }));
  return log;
}

test("a command that worked is reported in a toast", async () => {
  const log = await press(() => aSession());
  expect(await screen.findByText("It worked")).toBeVisible();
  expect(log[0]?.body).toEqual({ membershipId: "m" });
  expect(log[0]?.headers.get("authorization")).toBe("Bearer test");
});

test("field codes are shown at their fields, in words", async () => {
  await press(() => {
    throw refusal("invalid_input", { membershipId: "titleRequired" });
  });
  expect(await screen.findByText("Enter a title.")).toBeVisible();
  expect(screen.getByLabelText("Membership")).toBeInvalid();
});

test("field errors are put in a newly chosen language", async () => {
  await press(() => {
    throw refusal("invalid_input", { membershipId: "titleRequired" });
  });
  await screen.findByText("Enter a title.");
  await act(() => switchLanguage("nl"));
  expect(await screen.findByText("Vul een titel in.")).toBeVisible();
  expect(screen.queryByText("Enter a title.")).toBeNull();
});

test("any other refusal is reported in a toast, in words", async () => {
  await press(() => {
    throw refusal("membership_disabled");
  });
  expect(await screen.findByText(/Your membership has been deactivated/)).toBeVisible();
});

test("retrying after a failed connection sends the same key, so that nothing happens twice", async () => {
  let isDown = true;
  const log = await press(() => {
    if (isDown) throw refusal("unavailable");
    return aSession();
  });
  await screen.findByText(/cannot be reached/);
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Go" }));
  await userEvent.click(screen.getByRole("button", { name: "Go" }));
  const keys = log.map(({ headers }) => headers.get("idempotency-key"));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("without a connection a command fails at once with the reason; what was typed stays, and can be sent later", async () => {
  onlineManager.setOnline(false);
  let isDown = true;
  const log = await press(() => {
    if (isDown) throw refusal("unavailable");
    return aSession();
  });
  expect(await screen.findByText(/cannot be reached/)).toBeVisible();
  expect(screen.getByLabelText("Membership")).toHaveValue("m");
  expect(screen.getByRole("button", { name: "Go" })).toBeEnabled();
  isDown = false;
  onlineManager.setOnline(true);
  await userEvent.click(screen.getByRole("button", { name: "Go" }));
  expect(await screen.findByText("It worked")).toBeVisible();
  expect(log).toHaveLength(2);
});
