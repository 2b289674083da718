// @vitest-environment jsdom

import { fakeServer, refusal } from "@stoep/client/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { anAccount, id } from "../testing/samples.ts";
import { OfficeLogScreen } from "./office-log-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

async function open(at = "/platform/log", isKnown = true) {
  const { email, name, isSystem, disabledAt, createdAt } = anAccount();
  const row = { id: id(21), email, name, isSystem, disabledAt, createdAt, memberships: 1 };
  const asked = fakeServer({
    platform: {
      listLog: { items: [], next: null },
      listAccounts: { items: [row], next: null },
      getAccount: () => {
        if (isKnown) return anAccount();
        throw refusal("not_found");
      },
    },
  });
  const { address } = await showScreen(OfficeLogScreen, { path: "/platform/log", at });
  return { address, of: (route: string) => asked.filter((one) => one.route === `platform.${route}`) };
}
const person = () => screen.findByRole("combobox", { name: "Person" });

test("anyone with an account is found by email address, and the log is limited to what they did", async () => {
  const { of, address } = await open();
  await userEvent.type(await person(), "viktor@");
  await waitFor(() => expect(of("listAccounts").at(-1)?.query.get("search")).toBe("viktor@"));
  await userEvent.click(await screen.findByRole("option", { name: "Viktor Maes (viktor@gent.example)" }));
  await waitFor(() => expect(address()).toBe(`/platform/log?accountId=${id(21)}`));
  await waitFor(() => expect(of("listLog").at(-1)?.query.get("accountId")).toBe(id(21)));
  await userEvent.click(screen.getByRole("button", { name: "Remove filters" }));
  await waitFor(() => expect(address()).toBe("/platform/log"));
});

test("the person in the address is shown in the field after a reload", async () => {
  await open(`/platform/log?accountId=${id(21)}`);
  await waitFor(async () => expect(await person()).toHaveValue("Viktor Maes (viktor@gent.example)"));
});

test("a person who is no longer known is labelled as such", async () => {
  await open(`/platform/log?accountId=${id(99)}`, false);
  await waitFor(async () => expect(await person()).toHaveValue("Deleted account"));
});
