import { idOf, type Replies, refusal } from "@stoep/client/testing";
import { count, type Election, moneyPerUnit, writePb } from "@stoep/tally";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, renderApp } from "../../../../app/testing/render-app.tsx";
import { openBallot, project } from "../../testing/ballot-page.tsx";
import { aCountedRound, aDistrictResult } from "../../testing/samples.ts";

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const page = `/gent/projects/${project.id}`;
const [first, second] = [idOf(801), idOf(802)];
const rule = { name: "most-votes", stopsAtFirst: false, leastVotes: 0 } as const;

/** 120 ballots, of which 90 name the first idea. */
const election: Election = {
  budget: 50_000 * moneyPerUnit,
  ideas: [
    { id: first, cost: 9000 * moneyPerUnit },
    { id: second, cost: 1200 * moneyPerUnit },
  ],
  ballots: Array.from({ length: 120 }, (_, voter) => ({ ideas: voter < 90 ? [0] : [] })),
};
const about = {
  description: "A million for Gent",
  country: "Belgium",
  unit: "Gent",
  instance: "1",
  language: "en",
  currency: "EUR",
  begin: "2026-12-01",
  end: "2026-12-15",
  rule,
};
const file = () => new Blob([writePb(election, about, { names: ["", ""], winners: count(election, rule).winners })]);

const open = (readBallots: NonNullable<Replies["budgets"]>["readBallots"], result = aDistrictResult()) =>
  openBallot(page, { round: aCountedRound(result), budgets: { readBallots } });
const again = () => button("Count again on this device");

test("counting again on the device says that both results agree", async () => {
  const { user, last } = await open(file);
  await user.click(await again());
  expect(await screen.findByText("Both results agree, idea by idea")).toBeVisible();
  expect(screen.getByText("120 ballots were counted on this device.")).toBeVisible();
  expect(last("budgets.readBallots")?.params).toEqual({ roundId: idOf(191), districtId: idOf(181) });
  expect(await again()).toBeVisible();
});

test("where they do not agree, each idea stands with both results", async () => {
  const ideas = [
    { ideaId: first, isChosen: false, votes: 91, reason: { kind: "after-stop" as const } },
    { ideaId: second, isChosen: false, votes: 0, reason: { kind: "no-votes" as const } },
  ];
  const { user } = await open(file, aDistrictResult({ ballots: 121, ideas }));
  await user.click(await again());
  const notice = within((await screen.findByText(/^The results do not agree\./)).parentElement ?? document.body);
  expect(notice.getByText("The published result names 121 ballots.")).toBeVisible();
  const [idea, ...others] = notice.getAllByRole("listitem");
  expect(others).toEqual([]);
  expect(idea).toHaveTextContent("Idea 1");
  expect(idea).toHaveTextContent("Counted here: 90 votes and chosen");
  expect(idea).toHaveTextContent("Published: 91 votes and not chosen");
});

test("a file that is damaged, or of another vote, is not taken for a result", async () => {
  let content = new Blob(["META\nnothing"]);
  const { user } = await open(() => content);
  await user.click(await again());
  expect(await screen.findByText(/^The file is damaged in line \d/)).toBeVisible();
  content = new Blob([(await file().text()).replaceAll("50000", "50001")]);
  await user.click(await again());
  expect(await screen.findByText(/^The file does not fit this vote/)).toBeVisible();
});

test("a file of one’s own is counted here, without asking for the published one, and its faults are told by line", async () => {
  const { user, routes } = await open(file);
  await again();
  const choose = (content: BlobPart) =>
    user.upload(screen.getByLabelText<HTMLInputElement>("Count a file of my own"), new File([content], "kept.pb"));
  const text = await file().text();
  await choose(text);
  expect(await screen.findByText("Both results agree, idea by idea")).toBeVisible();
  const broken = text.replace("\n4;", "\n4;lamp,");
  await choose(broken);
  const line = broken.slice(0, broken.indexOf("lamp")).split("\n").length;
  expect(await screen.findByText(new RegExp(`^The file is damaged in line ${line}\\.`))).toBeVisible();
  expect(routes()).not.toContain("budgets.readBallots");
});

test.each(["unavailable", "not_found", "unexpected"] as const)(
  "a file that cannot be fetched can be tried again: %s",
  async (code) => {
    const { user } = await open(() => {
      throw refusal(code);
    });
    await user.click(await again());
    expect(await screen.findByText("The ballots could not be counted")).toBeVisible();
    expect(await again()).toBeVisible();
  },
);

test("without a connection it is said that the ballots cannot be fetched, also to save them", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { user } = await open(() => {
    throw refusal("unavailable");
  });
  await user.click(await again());
  expect(await screen.findByText(/^You are offline\. Fetching the ballots needs a connection/)).toBeVisible();
  await user.click(await button("Download the ballots (pabulib file)"));
  await vi.waitFor(() => expect(screen.getAllByText(/^You are offline\. Fetching the ballots/)).toHaveLength(2));
});

test("while it runs it shows how far it is, and can be stopped", async () => {
  const { user } = await open(() => new Promise<Blob>(() => {}));
  await user.click(await again());
  expect(await screen.findByRole("progressbar", { name: "Fetching the ballots" })).toBeVisible();
  await user.click(await button("Stop counting"));
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(screen.getByText("Counting was stopped.")).toBeVisible();
  expect(await again()).toBeVisible();
});

test("the file is saved under the name that the server gives it", async () => {
  const names: string[] = [];
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:", revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const name = "ballots-a-million-for-gent-2026-12-15.pb";
  const { user } = await open(() => new File([file()], name));
  await user.click(await button("Download the ballots (pabulib file)"));
  await vi.waitFor(() => expect(names).toEqual([name]));
});

test("visitors count the ballots of a public project again, without signing in", async () => {
  const { user, routes } = await renderApp(
    page,
    {
      participation: { readPublicProject: project, listPublicIdeas: { items: [], next: null } },
      budgets: {
        readPublicRounds: { items: [aCountedRound(aDistrictResult())] },
        readPublicBallots: file,
      },
    },
    null,
  );
  await user.click(await again());
  expect(await screen.findByText("Both results agree, idea by idea")).toBeVisible();
  expect(routes()).toContain("budgets.readPublicBallots");
});
