// @vitest-environment jsdom
import { idOf, refusal } from "@stoep/client/testing";
import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../../../app/testing/expect-toast.ts";
import { closeToasts } from "../../../../../app/testing/show-screen.tsx";
import { ProjectScreen } from "../../../project/project-screen.tsx";
import { anIdea, anIdeaServer, showIdeas } from "../../testing/samples.ts";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

async function open(replies: Parameters<typeof anIdeaServer>[1] = {}) {
  const idea = anIdea();
  const asked = anIdeaServer([idea], replies);
  const path = "/participation/projects/$projectId";
  const shown = await showIdeas(ProjectScreen, path, `/participation/projects/${idOf(1)}?tab=contributions&view=board`);
  await screen.findByRole("link", { name: idea.title });
  return { ...shown, idea, of: (route: string) => asked.filter((one) => one.route === `participation.${route}`) };
}

const lane = (name: string) => screen.getByRole("region", { name });
const isIn = (name: string) => within(lane(name)).queryByRole("link", { name: /Meer banken/ }) !== null;

async function moveTo(column: string) {
  const button = screen.getByRole("button", { name: "Move “Meer banken langs het water”" });
  button.focus();
  await userEvent.keyboard("{Enter}");
  const item = await screen.findByRole("menuitem", { name: `Move to “${column}”` });
  item.focus();
  await userEvent.keyboard("{Enter}");
  return screen.findByRole("dialog", { name: "Decide on “Meer banken langs het water”" });
}

test("each type is a column with its ideas and their number", async () => {
  await open();
  expect(within(lane("Proposed")).getByRole("heading")).toHaveTextContent("Proposed 1");
  expect(within(lane("Not feasible")).getByText("Nothing in this column.")).toBeVisible();
});

test("a card is moved by keyboard: the decision asks for its reason, and the card stays until the server has agreed", async () => {
  let answer = () => {};
  const agreed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { idea, of } = await open({
    setIdeaType: async ({ body }) => {
      await agreed;
      return Object.assign(idea, { type: body.type, reason: body.reason ?? "" });
    },
  });
  const dialog = await moveTo("Not feasible");
  await waitFor(() => expect(within(dialog).getByRole("combobox", { name: "Status" })).toHaveFocus());
  expect(await within(dialog).findByText(/We tell 15 people/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole("button", { name: "Save decision" }));
  expect(within(dialog).getByText("Enter an explanation. The author will read it.")).toBeVisible();
  expect(of("setIdeaType")).toEqual([]);
  await userEvent.click(within(dialog).getByRole("textbox", { name: /Reason/ }));
  await userEvent.paste("De kade is te smal.");
  await userEvent.click(within(dialog).getByRole("button", { name: "Save decision" }));
  expect(of("setIdeaType")[0]?.body).toEqual({
    version: 3,
    type: "rejected",
    reason: "De kade is te smal.",
    cost: null,
  });
  expect(isIn("Proposed")).toBe(true);
  await act(async () => answer());
  await waitFor(() => expect(isIn("Not feasible")).toBe(true));
  expect(isIn("Proposed")).toBe(false);
  const moved = within(lane("Not feasible")).getByRole("button", { name: /Move “Meer banken/ });
  await waitFor(() => expect(moved).toHaveFocus());
  await expectToast("“Meer banken langs het water” is now: Not feasible.");
});

test("a card that the server refuses to move stays where it is", async () => {
  await open({
    setIdeaType: () => {
      throw refusal("licence_level_too_low");
    },
  });
  const dialog = await moveTo("Being looked into");
  await userEvent.click(within(dialog).getByRole("button", { name: "Save decision" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Close notification" })).toBeVisible());
  expect(isIn("Proposed")).toBe(true);
});

test("a card that is dragged to another column asks for the decision", async () => {
  const { of } = await open();
  const card = screen.getByRole("link", { name: /Meer banken/ }).closest("[draggable=true]") as HTMLElement;
  const transfer = { setData: () => {}, effectAllowed: "" };
  fireEvent.dragStart(card, { dataTransfer: transfer });
  const over = createEvent.dragOver(lane("Accepted"));
  fireEvent(lane("Accepted"), over);
  expect(over.defaultPrevented).toBe(true);
  fireEvent.drop(lane("Accepted"));
  const dialog = await screen.findByRole("dialog", { name: /Decide on/ });
  expect(within(dialog).getByRole("combobox", { name: "Status" })).toHaveValue("Accepted");
  expect(within(dialog).getByRole("textbox", { name: /Cost/ })).toBeVisible();
  expect(of("setIdeaType")).toEqual([]);
});

test("a card is not dropped on its own column", async () => {
  await open();
  const card = screen.getByRole("link", { name: /Meer banken/ }).closest("[draggable=true]") as HTMLElement;
  fireEvent.dragStart(card, { dataTransfer: { setData: () => {}, effectAllowed: "" } });
  fireEvent.drop(lane("Proposed"));
  expect(screen.queryByRole("dialog")).toBeNull();
});
