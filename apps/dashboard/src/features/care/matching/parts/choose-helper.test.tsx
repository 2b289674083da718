// @vitest-environment jsdom
/** Choosing a helper directly, also one whom something keeps from the task. */
import { idOf, refusal } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../../app/testing/expect-toast.ts";
import { confirmed, jef, lookingFor, openFindHelper, press } from "../testing/open-find-helper.tsx";

afterEach(() => vi.unstubAllGlobals());

test("choosing a helper directly asks for confirmation with both names, and sends the status that the ticket had", async () => {
  const of = await openFindHelper({ matchTicket: lookingFor({ state: "waiting" }) });
  await screen.findByText("Jef Maes");
  await press("Choose Jef Maes directly");
  await confirmed("Choose Jef Maes to help Rosa Peeters?", "Choose Jef Maes");
  await expectToast("Helper chosen.");
  expect(of("matchTicket")[0]?.body).toEqual({ from: "looking", helperId: jef.id });
});

test("a helper who has enough tasks is chosen only with a reason", async () => {
  const of = await openFindHelper({
    matchTicket: ({ body }: { body?: { override?: string } }) => {
      if (!body?.override) throw refusal("helper_full");
      return lookingFor({ state: "waiting" });
    },
  });
  await screen.findByText("Jef Maes");
  await press("Choose Jef Maes directly");
  const dialog = await screen.findByRole("dialog", { name: "Choose Jef Maes to help Rosa Peeters?" });
  const send = () => userEvent.click(within(dialog).getByRole("button", { name: "Choose Jef Maes" }));
  await send();
  expect(await within(dialog).findByText(/already has as many tasks that month/)).toBeVisible();
  await send();
  expect(await within(dialog).findByText("Choose one.")).toBeVisible();
  await userEvent.click(within(dialog).getByRole("radio", { name: "Jef Maes agreed when asked" }));
  await send();
  await expectToast("Helper chosen.");
  expect(of("matchTicket").at(-1)?.body).toEqual({ from: "looking", helperId: jef.id, override: "agreed" });
});

test("a step that the user may not take is disabled, with the reason", async () => {
  await openFindHelper({}, lookingFor({ steps: [{ to: "waiting", verdict: "licence_expired", tells: [] }] }));
  const button = await screen.findByRole("button", { name: "Choose Jef Maes directly" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("button", { name: "Ask by phone" })).toHaveAttribute("aria-disabled", "true");
});

test("helpers whom something keeps from it come last, marked, cannot be asked, and are chosen only with a reason", async () => {
  const eva = { id: idOf(79), name: "Eva Dam" };
  const leftOut = [
    { ...eva, obstacles: ["check-expired" as const, "absent" as const], checks: ["Criminal record extract"] },
    { id: idOf(78), name: "Ivo Pot", obstacles: ["full" as const], checks: [] },
  ];
  const of = await openFindHelper({
    listMatches: { items: [jef], total: 1, isRanked: true, leftOut },
    matchTicket: ({ body }: { body?: { override?: string } }) => {
      if (!body?.override) throw refusal("helper_check_expired");
      return lookingFor({ state: "waiting" });
    },
  });
  const list = await screen.findByRole("list", { name: "Not suggested" });
  const [first, second] = within(list).getAllByRole("listitem");
  // Without an appointment they are judged by today.
  expect(first).toHaveTextContent("Expired: Criminal record extract · absent today");
  expect(second).toHaveTextContent("enough tasks this month");
  expect(within(list).getByRole("link", { name: "Eva Dam" })).toHaveAttribute(
    "href",
    expect.stringContaining(`/care/helpers/${eva.id}`),
  );
  expect(screen.queryByRole("checkbox", { name: "Select Eva Dam" })).toBeNull();
  await press("Choose Eva Dam anyway");
  const dialog = await screen.findByRole("dialog", { name: "Choose Eva Dam to help Rosa Peeters?" });
  for (const said of [/check or certificate of this helper has expired/, /absent on that day/])
    expect(within(dialog).getByText(said)).toBeVisible();
  const send = () => userEvent.click(within(dialog).getByRole("button", { name: "Choose Eva Dam" }));
  await send();
  expect(await within(dialog).findByText("Choose one.")).toBeVisible();
  await userEvent.click(within(dialog).getByRole("radio", { name: "It cannot wait" }));
  await send();
  await expectToast("Helper chosen.");
  expect(of("matchTicket").at(-1)?.body).toEqual({ from: "looking", helperId: eva.id, override: "urgent" });
});
