// @vitest-environment jsdom
/** Those who were asked: their state, their answer, and sending again. */
import { idOf } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../../app/testing/expect-toast.ts";
import { aCandidate, at, lookingFor, openFindHelper } from "../testing/open-find-helper.tsx";

afterEach(() => vi.unstubAllGlobals());

test("helpers who were asked are shown with their state and answer; those who are interested can be chosen", async () => {
  const said = { state: "interested", channel: "mail", answeredAt: at, answer: "On Friday" } as const;
  await openFindHelper({
    listCandidates: {
      items: [
        aCandidate(said),
        aCandidate({ id: idOf(81), helper: { id: idOf(75), name: "Lea Pot", picture: null }, state: "not-interested" }),
      ],
    },
  });
  const list = await screen.findByRole("list", { name: "Asked for this ticket" });
  const [wim, lea] = within(list).getAllByRole("listitem");
  for (const text of ["Wim Bos", "Interested", "“On Friday”", "By email"]) expect(wim).toHaveTextContent(text);
  expect(within(list).getByRole("button", { name: "Choose Wim Bos directly" })).toBeVisible();
  expect(lea).toHaveTextContent("Not interested");
  expect(within(lea as HTMLElement).queryByRole("button")).toBeNull();
});

test("a yes that was held back says why", async () => {
  await openFindHelper({ listCandidates: { items: [aCandidate({ state: "interested", heldBack: "full" })] } });
  expect(await screen.findByText(/Said yes, but already has as many tasks that month/)).toBeVisible();
});

test("an answer by phone is entered; another time requires words", async () => {
  const of = await openFindHelper({ listCandidates: { items: [aCandidate()] }, enterAnswer: { items: [] } });
  await userEvent.click(await screen.findByRole("button", { name: "Enter the answer of Wim Bos" }));
  const dialog = await screen.findByRole("dialog", { name: "Enter the answer of Wim Bos" });
  await userEvent.click(within(dialog).getByRole("radio", { name: "Another time" }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Save answer" }));
  expect(of("enterAnswer")).toEqual([]);
  await userEvent.type(within(dialog).getByRole("textbox", { name: "In their words" }), "Next week");
  await userEvent.click(within(dialog).getByRole("button", { name: "Save answer" }));
  await expectToast("Answer saved.");
  expect(of("enterAnswer")[0]?.params).toMatchObject({ candidateId: idOf(80) });
  expect(of("enterAnswer")[0]?.body).toEqual({ answer: "another-time", text: "Next week" });
});

test("a question that may not have arrived says so, and goes again", async () => {
  const lost = { outcome: "unknown" as const, can: { sendAgain: true as const } };
  const onItsWay = { outcome: "queued" as const, can: { sendAgain: "already_sent" as const } };
  const of = await openFindHelper({
    listCandidates: { items: [aCandidate({ channel: "mail", delivery: lost })] },
    askAgain: { items: [aCandidate({ channel: "mail", delivery: onItsWay })] },
  });
  const row = (await screen.findByText("Possibly not delivered")).closest("li") as HTMLElement;
  expect(row).toHaveTextContent("Waiting for an answer");
  await userEvent.click(within(row).getByRole("button", { name: "Send again to Wim Bos" }));
  await expectToast("On its way again.");
  expect(of("askAgain")[0]?.params).toMatchObject({ candidateId: idOf(80) });
});

test("what cannot be sent again says why", async () => {
  const gone = { outcome: "failed" as const, can: { sendAgain: "words_not_kept" as const } };
  const of = await openFindHelper({ listCandidates: { items: [aCandidate({ channel: "mail", delivery: gone })] } });
  const again = await screen.findByRole("button", { name: "Send again to Wim Bos" });
  await userEvent.click(again);
  expect(again).toHaveAttribute("aria-disabled", "true");
  expect(of("askAgain")).toEqual([]);
});

test("once the ticket has a helper no one is proposed any more, and those who were asked stay listed", async () => {
  const of = await openFindHelper(
    { listCandidates: { items: [aCandidate({ state: "confirmed" })] } },
    lookingFor({ state: "waiting", steps: [] }),
  );
  const list = await screen.findByRole("list", { name: "Asked for this ticket" });
  expect(list).toHaveTextContent("Confirmed");
  expect(within(list).queryByRole("button")).toBeNull();
  expect(of("listMatches")).toEqual([]);
});
