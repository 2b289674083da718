// @vitest-environment jsdom
import { idOf } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { closeToasts } from "../../../../app/testing/show-screen.tsx";
import { ProjectScreen } from "../../project/project-screen.tsx";
import { anIdea, anIdeaRow, anIdeaServer, aPage, showIdeas } from "../testing/samples.ts";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const path = "/participation/projects/$projectId";
const address = `/participation/projects/${idOf(1)}?tab=contributions`;

async function open(replies: Parameters<typeof anIdeaServer>[1] = {}, query = "") {
  const asked = anIdeaServer([anIdea()], replies);
  const shown = await showIdeas(ProjectScreen, path, address + query);
  const of = (route: string) => asked.filter((one) => one.route === `participation.${route}`);
  return { ...shown, of };
}

test("a row says what it is, who contributed it and what is unusual about that", async () => {
  const author = { name: "", isMe: false, isUnproven: true, isFromCounter: true };
  await open({ listDeskIdeas: aPage([anIdeaRow({ author, standing: "waiting", mergedCount: 2 })]) });
  const row = await screen.findByRole("row", { name: /Meer banken/ });
  expect(row).toHaveTextContent(
    "Idea · A resident of Muide · address not confirmed · entered at the counter · with 2 duplicates",
  );
  expect(within(row).getByText("Not read yet")).toBeVisible();
  expect(within(row).getByText("Proposed")).toBeVisible();
});

test("each type has its number, and choosing one stands in the address", async () => {
  const counts = { byType: { ...aPage([]).counts.byType, proposed: 7, rejected: 1200 }, waiting: 3, all: 1210 };
  const { of, address: where } = await open({ listDeskIdeas: aPage([anIdeaRow()], { counts }) });
  const parts = await screen.findByRole("group", { name: "Status" });
  expect(await within(parts).findByRole("button", { name: "Proposed 7" })).toBeVisible();
  await userEvent.click(within(parts).getByRole("button", { name: "Not feasible 1,200" }));
  expect(where()).toContain("part=rejected");
  expect(of("listDeskIdeas").at(-1)?.query.getAll("types")).toEqual(["rejected"]);
  await userEvent.click(within(parts).getByRole("button", { name: "Not read yet 3" }));
  expect(of("listDeskIdeas").at(-1)?.query.get("standing")).toBe("waiting");
});

test("filters and the order stand in the address, and say how many match", async () => {
  const { of } = await open(
    { listDeskIdeas: aPage([anIdeaRow()], { found: 1, counts: { ...aPage([]).counts, all: 12 } }) },
    "&search=bank&kind=idea&answered=no&sort=support",
  );
  expect(await screen.findByText("1 of 12")).toBeVisible();
  expect(Object.fromEntries(of("listDeskIdeas")[0]?.query ?? [])).toMatchObject({
    search: "bank",
    kind: "idea",
    answered: "no",
    sort: "support",
  });
});

test("the day can be turned around, other headings have one order", async () => {
  const { address: where } = await open();
  const heading = (name: string) => screen.getByRole("button", { name });
  await screen.findByRole("row", { name: /Meer banken/ });
  await userEvent.click(heading("Support"));
  expect(where()).toContain("sort=support");
  await userEvent.click(heading("Sent in"));
  expect(where()).toContain("sort=newest");
  await userEvent.click(heading("Sent in"));
  expect(where()).toContain("sort=oldest");
});

test("an empty list offers to enter an idea for somebody", async () => {
  await open({ listDeskIdeas: aPage([]) });
  await screen.findByText("No contributions yet");
  for (const link of screen.getAllByRole("link", { name: "Enter an idea" }))
    expect(link).toHaveAttribute("href", `/dashboard/participation/ideas/new?project=${idOf(1)}`);
});

test("the map has the ideas that the filters find, and says what its colours mean", async () => {
  const { of } = await open({ listIdeaPlaces: { items: [], isCut: false } }, "&view=map&kind=idea");
  const legend = await screen.findByRole("list", { name: "Colours on the map" });
  expect(within(legend).getAllByRole("listitem")).toHaveLength(6);
  expect(of("listIdeaPlaces")[0]?.query.get("kind")).toBe("idea");
  expect(screen.getByRole("link", { name: /Meer banken/ })).toBeVisible();
});

test("an idea opens beside the list, at an address of its own", async () => {
  await open({}, `&idea=${idOf(41)}`);
  expect(await screen.findByText("Dan kunnen ouderen onderweg rusten.")).toBeVisible();
  const beside = screen.getByRole("article", { name: "Meer banken langs het water" });
  expect(within(beside).getByRole("link", { name: "Meer banken langs het water" })).toHaveAttribute(
    "href",
    `/dashboard/participation/ideas/${idOf(41)}`,
  );
});
