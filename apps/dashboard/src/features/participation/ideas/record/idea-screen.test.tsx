// @vitest-environment jsdom
import { fill, idOf, now, refusal } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { expectToast } from "../../../../app/testing/expect-toast.ts";
import { closeToasts } from "../../../../app/testing/show-screen.tsx";
import { aMoment, anIdea, anIdeaRow, anIdeaServer, aPage, showIdeas } from "../testing/samples.ts";
import { IdeaScreen } from "./idea-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

type Replies = Parameters<typeof anIdeaServer>[1];

async function open(change: Parameters<typeof anIdea>[0] = {}, replies: Replies = {}, query = "") {
  const idea = anIdea(change);
  const asked = anIdeaServer([idea], replies);
  const path = "/participation/ideas/$ideaId";
  const shown = await showIdeas(IdeaScreen, path, `/participation/ideas/${idOf(41)}${query}`);
  await screen.findByRole("heading", { level: 1, name: idea.title });
  return { ...shown, idea, of: (route: string) => asked.filter((one) => one.route === `participation.${route}`) };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
async function choose(name: RegExp) {
  await press("More actions");
  await userEvent.click(await screen.findByRole("menuitem", { name }));
}
const inDialog = async () => within(await screen.findByRole("dialog"));

describe("an idea that waits to be read", () => {
  test("says so, and is shown to residents after a question that names it", async () => {
    const { of } = await open({ standing: "waiting" }, { admitIdea: anIdea() });
    expect(screen.getByText(/within three working days/)).toBeVisible();
    await press("Show to residents");
    const dialog = await inDialog();
    expect(dialog.getByText("Show “Meer banken langs het water” to residents?")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Show to residents" }));
    await expectToast("Residents can read it now.");
    expect(of("admitIdea")[0]).toMatchObject({ params: { ideaId: idOf(41) }, body: { version: anIdea().version } });
  });
});

async function chooseType(name: string) {
  await userEvent.click((await inDialog()).getByRole("combobox", { name: "Status" }));
  await userEvent.click(await screen.findByRole("option", { name }));
}

describe("a decision", () => {
  test("begins without the reason of the one before, which is back where the type is", async () => {
    const { of } = await open({ type: "rejected", reason: "De kade is te smal." });
    await press("Decide");
    const dialog = await inDialog();
    const reason = () => dialog.getByRole("textbox", { name: /Reason/ });
    expect(reason()).toHaveValue("De kade is te smal.");
    await chooseType("Accepted");
    expect(reason()).toHaveValue("");
    await userEvent.click(dialog.getByRole("button", { name: "Save decision" }));
    expect(of("setIdeaType")).toEqual([]);
    await chooseType("Not feasible");
    expect(reason()).toHaveValue("De kade is te smal.");
    await fill(reason(), " Toch.");
    expect(dialog.queryByText(/We tell/)).toBeNull();
    await chooseType("Accepted");
    expect(reason()).toHaveValue("De kade is te smal. Toch.");
  });

  test("says first how many people hear of it, and keeps what was typed when a colleague was first", async () => {
    let version = 3;
    const { of, idea } = await open(
      {},
      {
        setIdeaType: ({ body }) => {
          if (body.version !== version) throw refusal("changed_meanwhile");
          return anIdea({ type: body.type });
        },
      },
    );
    await press("Decide");
    const dialog = await inDialog();
    await chooseType("Accepted");
    expect(await dialog.findByText(/We tell 15 people/)).toBeVisible();
    await fill(dialog.getByRole("textbox", { name: /Reason/ }), "We zoeken een plek.");
    version = 4;
    Object.assign(idea, { version: 4, type: "investigation", supportCount: 20 });
    await userEvent.click(dialog.getByRole("button", { name: "Save decision" }));
    expect(await dialog.findByText("Someone else changed this in the meantime")).toBeVisible();
    expect(dialog.getByText("Status: Being looked into")).toBeVisible();
    expect(dialog.getByRole("textbox", { name: /Reason/ })).toHaveValue("We zoeken een plek.");
    await userEvent.click(dialog.getByRole("button", { name: "Save decision" }));
    await waitFor(() => expect(of("setIdeaType")).toHaveLength(2));
    expect(of("setIdeaType")[1]?.body).toMatchObject({ version: 4, reason: "We zoeken een plek." });
  });

  test("is refused with its reason in sight where the licence does not cover it", async () => {
    await open({ can: { ...anIdea().can, decide: "licence_level_too_low" } });
    expect(screen.getByRole("button", { name: "Decide" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(screen.getByRole("button", { name: "Decide" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("has a reason that everybody reads beside it", async () => {
    await open({ type: "rejected", reason: "De kade is te smal." });
    expect(screen.getByRole("heading", { name: "Not feasible: the reason" })).toBeVisible();
    expect(screen.getByText("De kade is te smal.")).toBeVisible();
  });

  test("says that residents made it, where they chose the idea by vote", async () => {
    const moment = aMoment({ kind: "type", type: "implemented", isByVote: true });
    await open({ type: "implemented", isChosenByVote: true, timeline: [moment] }, {}, "?pane=timeline");
    expect(screen.getByText("The residents chose it by vote.")).toBeVisible();
    expect(await screen.findByText("Chosen by vote")).toBeVisible();
  });
});

describe("the official answer", () => {
  test("is told when it is given", async () => {
    const { of } = await open({}, { answerIdea: anIdea() });
    await choose(/Give an official answer/);
    const dialog = await inDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Publish answer" }));
    expect(dialog.getByText("Write something.")).toBeVisible();
    await fill(dialog.getByRole("textbox", { name: /Official answer/ }), "Dank u, we nemen het mee.");
    await userEvent.click(dialog.getByRole("button", { name: "Publish answer" }));
    await expectToast("Answer published.");
    expect(of("answerIdea")[0]?.body).toEqual({ version: 3, text: "Dank u, we nemen het mee.", isAnnounced: false });
  });

  test("is told again only where that is asked for", async () => {
    const { of } = await open({ answer: { text: "Dank u.", at: now, by: "Els Peeters" } }, { answerIdea: anIdea() });
    expect(screen.getByText("Dank u.")).toBeVisible();
    await choose(/Change the official answer/);
    const dialog = await inDialog();
    expect(dialog.queryByText(/We tell/)).toBeNull();
    await userEvent.click(dialog.getByRole("checkbox", { name: "Tell people about the change" }));
    expect(await dialog.findByText(/We tell 15 people/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Save answer" }));
    await expectToast("Answer changed.");
    expect(of("answerIdea")[0]?.body).toMatchObject({ text: "Dank u.", isAnnounced: true });
  });
});

describe("duplicates", () => {
  const other = anIdeaRow({ id: idOf(42), title: "Banken aan de kade", supportCount: 3 });

  test("with a similar title are proposed first; merging says what follows, and can be undone", async () => {
    const { of } = await open(
      {},
      {
        listDeskIdeas: ({ query }) => aPage(query.get("search") === "banken" ? [anIdeaRow(), other] : []),
        mergeIdeas: anIdea(),
        takeIdeaApart: anIdea(),
      },
    );
    await choose(/Merge duplicates/);
    const dialog = await inDialog();
    expect(dialog.getByText(/You can separate them again for 30 days/)).toBeVisible();
    await userEvent.click(await dialog.findByRole("checkbox", { name: "Banken aan de kade" }));
    expect(dialog.queryByRole("checkbox", { name: "Meer banken langs het water" })).toBeNull();
    await userEvent.click(await dialog.findByRole("button", { name: /Merge 1.contribution/ }));
    await waitFor(() => expect(of("mergeIdeas")[0]?.body).toEqual({ ideaIds: [idOf(42)] }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(of("takeIdeaApart")[0]?.params).toEqual({ ideaId: idOf(42) }));
  });

  test("that were merged can be separated until their last day, and merged again", async () => {
    const one = { id: idOf(42), title: "Banken aan de kade", author: anIdea().author, mergedAt: now };
    const kept = { ...one, id: idOf(43), title: "Zitplaatsen", apartUntil: null };
    const { of, idea } = await open(
      { merged: [{ ...one, apartUntil: "2026-12-21T11:00:00.000Z" }, kept] },
      { takeIdeaApart: () => Object.assign(idea, { merged: [kept] }), mergeIdeas: anIdea() },
    );
    expect(screen.getByText(/can be separated until 21.Dec.2026/)).toBeVisible();
    const [first, late] = screen.getAllByRole("button", { name: "Separate" });
    expect(late).toHaveAttribute("aria-disabled", "true");
    if (first) await userEvent.click(first);
    // Its row is gone: the focus is on the same button of the next.
    await waitFor(() => expect(screen.getByRole("button", { name: "Separate" })).toHaveFocus());
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(of("mergeIdeas")[0]?.body).toEqual({ ideaIds: [idOf(42)] }));
  });
});

describe("the works of a chosen idea", () => {
  const chosen = { type: "implemented", reason: "Veel steun.", works: { state: "under-way", percent: 40 } } as const;

  test("are told with state, percentage, cost and day; what is completed is at 100", async () => {
    const { of } = await open(chosen, { updateWorks: anIdea() });
    expect(screen.getByText("Under way, 40%")).toBeVisible();
    await press("Add an update");
    const drawer = await inDialog();
    expect(drawer.getByRole("textbox", { name: "How much is done" })).toHaveValue("40 %");
    await userEvent.click(drawer.getByRole("combobox", { name: "Progress" }));
    await userEvent.click(await screen.findByRole("option", { name: "Done" }));
    expect(drawer.getByRole("textbox", { name: "How much is done" })).toHaveValue("100 %");
    await fill(drawer.getByRole("textbox", { name: "Spent so far" }), "12500");
    await fill(drawer.getByRole("textbox", { name: "What has happened?" }), "De banken staan er.");
    await userEvent.click(drawer.getByRole("button", { name: "Publish update" }));
    await expectToast("Update published.");
    expect(of("updateWorks")[0]?.body).toEqual({
      version: 3,
      state: "done",
      percent: 100,
      costToDate: 12_500,
      on: null,
      text: "De banken staan er.",
      images: [],
    });
  });

  test("are put right without telling anybody, and stay marked, also once the idea is no longer chosen", async () => {
    const works = { state: "under-way", percent: 40, costToDate: null } as const;
    const moment = aMoment({ kind: "works", works, text: "Er is begonen.", isCorrected: true });
    const can = { ...anIdea().can, update: "idea_not_chosen" } as const;
    const rejected = { ...chosen, type: "rejected" as const, works: null, can, timeline: [moment] };
    const { of } = await open(rejected, { correctWorks: anIdea() }, "?pane=timeline");
    expect(screen.getByText(/corrected/)).toBeVisible();
    await press("Correct this update");
    const drawer = await inDialog();
    expect(drawer.queryByText(/We tell/)).toBeNull();
    await fill(drawer.getByRole("textbox", { name: "What has happened?" }), " Eindelijk!");
    await userEvent.click(drawer.getByRole("button", { name: "Save correction" }));
    await expectToast("Update corrected.");
    expect(of("correctWorks")[0]?.params).toEqual({ ideaId: idOf(41), momentId: idOf(51) });
    expect(of("correctWorks")[0]?.body).toMatchObject({ text: "Er is begonen. Eindelijk!" });
  });
});

test("an idea is hidden with a ground and a reason that its author reads", async () => {
  const { of } = await open({}, { hideIdea: anIdea({ standing: "hidden" }) });
  await choose(/Hide contribution/);
  const dialog = await inDialog();
  const [ground] = dialog.getAllByRole("radio");
  if (ground) await userEvent.click(ground);
  await fill(dialog.getByRole("textbox"), "Dit beledigt iemand.");
  await userEvent.click(dialog.getByRole("button", { name: "Hide contribution" }));
  await expectToast("Hidden. Only the author can still see it.");
  expect(of("hideIdea")[0]?.body).toMatchObject({ decision: "hidden", reason: "Dit beledigt iemand." });
});

test("one that was merged and hidden can be shown again", async () => {
  await open({ standing: "hidden", mergedInto: { id: idOf(44), title: "Zitplaatsen" } });
  expect(screen.getByText("Only the author can still see it.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Zitplaatsen" })).toBeVisible();
  await press("More actions");
  expect(await screen.findByRole("menuitem", { name: "Show contribution again" })).toBeVisible();
  expect(screen.queryByRole("menuitem", { name: "Hide contribution" })).toBeNull();
});

test("one that was merged leads to the other, and can be edited only where it was entered at the counter", async () => {
  await open({ standing: "merged", mergedInto: { id: idOf(44), title: "Zitplaatsen" } });
  expect(screen.getByRole("link", { name: "Zitplaatsen" })).toHaveAttribute(
    "href",
    `/dashboard/participation/ideas/${idOf(44)}`,
  );
  await press("More actions");
  expect(await screen.findByRole("menuitem", { name: /Hide contribution/ })).toBeVisible();
  expect(screen.queryByRole("menuitem", { name: /Edit/ })).toBeNull();
});
