import { fill, idOf, refusal } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { button, heading, renderApp } from "../../app/testing/render-app.tsx";
import { aMoment, aReadShout, aShout, ownShout } from "./testing/samples.ts";

afterEach(() => localStorage.clear());

const quiet = { conversations: { listComments: { items: [], next: null, can: { comment: true as const } } } };
const page = (items: ReturnType<typeof aShout>[], next: string | null = null) => ({ items, next });
const staff = { kind: "staff" as const, name: "Stad Gent", isMe: false };

test("the list shows neighbours' messages with their type and progress; the next ten are loaded on demand", async () => {
  const first = aShout({ title: "Dark street", kind: "alert", status: "in-progress", commentCount: 2 });
  const second = aShout({ title: "Children’s bike", kind: "give-away", sharing: "neighbours", solvedAs: "given" });
  const third = aShout({ title: "A choir", kind: "general", sharing: "neighbours" });
  const { user, last } = await renderApp("/gent/neighbours", {
    shouts: {
      listNeighbourhoodShouts: ({ query }) => (query.get("cursor") ? page([third]) : page([first, second], "2")),
    },
  });
  const alert = within(await screen.findByRole("article", { name: "Dark street" }));
  expect(alert.getByText("Problem")).toBeVisible();
  expect(alert.getByText("In progress")).toBeVisible();
  expect(alert.getByRole("link", { name: /2\scomments/ })).toBeVisible();
  const bike = within(screen.getByRole("article", { name: "Children’s bike" }));
  expect(bike.getByText("Given away")).toBeVisible();
  expect(screen.getByRole("link", { name: "Neighbours" })).toHaveAttribute("aria-current", "page");
  await user.click(await button("Show older messages"));
  const choir = within(await screen.findByRole("article", { name: "A choir" }));
  // Nobody handles it, so there is no status.
  expect(choir.queryByText("New")).not.toBeInTheDocument();
  expect(last("shouts.listNeighbourhoodShouts")?.query.get("sort")).toBe("latest");
});

test("order, type, theme and words are sent to the server and kept in the address", async () => {
  const { user, last } = await renderApp("/gent/neighbours", { shouts: { listNeighbourhoodShouts: page([]) } });
  expect(await heading("No messages from neighbours yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "Write the first message" })).toHaveAttribute("href", "/gent/write");
  await user.click(await button("Trending"));
  await user.click(await button("Filter"));
  await user.selectOptions(screen.getByLabelText("Type"), "borrow");
  await user.selectOptions(screen.getByLabelText("Theme"), "housing");
  await fill(screen.getByLabelText("Search in messages"), "ladder");
  const asked = () => last("shouts.listNeighbourhoodShouts")?.query;
  await waitFor(() => expect(asked()?.get("search")).toBe("ladder"));
  expect([asked()?.get("sort"), asked()?.get("kinds"), asked()?.get("theme")]).toEqual([
    "trending",
    "borrow",
    "housing",
  ]);
  expect(location.search).toBe("?sort=trending&kind=borrow&theme=housing&search=ladder");
  await heading("No messages found");
  await user.click(await button("Clear filters"));
  await waitFor(() => expect(location.search).toBe("?sort=trending"));
});

test("loaded messages can be read without a connection", async () => {
  const list = { listNeighbourhoodShouts: page([aShout({ title: "Read before" })]) };
  const { leave } = await renderApp("/gent/neighbours", { shouts: list });
  await heading("Read before");
  leave();
  const cutOff = {
    listNeighbourhoodShouts: () => {
      throw refusal("unavailable");
    },
  };
  await renderApp("/gent/neighbours", { shouts: cutOff });
  expect(await heading("Read before")).toBeVisible();
  expect(screen.getByText(/^You are offline\./)).toBeVisible();
});

test("a message shows its progress and its outcome", async () => {
  const shout = aReadShout({
    status: "done",
    outcome: "The lamp burns again.",
    place: { street: "Muidelaan", longitude: 3.73, latitude: 51.07 },
    timeline: [
      aMoment(),
      aMoment({ kind: "in-progress", by: staff }),
      aMoment({ kind: "done", by: staff, text: "The lamp burns again." }),
      aMoment({ kind: "reopened", text: "It is dark again." }),
    ],
  });
  await renderApp(`/gent/neighbours/${shout.id}`, { shouts: { readShout: shout }, ...quiet });
  expect(await heading("A bench by the water")).toBeVisible();
  expect(screen.getByText("Outcome, from Stad Gent")).toBeVisible();
  expect(screen.getByText("Muidelaan")).toBeVisible();
  expect(screen.getByText("For neighbours in Muide and the city")).toBeVisible();
  const timeline = within(screen.getByRole("region", { name: "What happened" }));
  expect(timeline.getAllByRole("listitem").map((one) => one.querySelector("p")?.textContent)).toEqual([
    "Fatma Y. wrote this message",
    "Stad Gent is working on it",
    "Stad Gent marked it as done",
    "Fatma Y. reopened it",
  ]);
  expect(timeline.getByText("It is dark again.")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Your message" })).not.toBeInTheDocument();
});

test("its author is led to what it became, in the order of what happened", async () => {
  const became = [
    {
      kind: "idea",
      id: idOf(90),
      at: "2026-05-11T08:00:00.000Z",
      text: "This message became an idea",
      name: "More trees",
      path: `/ideas/${idOf(90)}`,
    },
  ];
  const timeline = [
    aMoment({ at: "2026-05-10T08:00:00.000Z" }),
    aMoment({ kind: "done", by: staff, at: "2026-05-12T08:00:00.000Z" }),
  ];
  const shout = ownShout({ timeline, became });
  await renderApp(`/gent/neighbours/${shout.id}`, { shouts: { readShout: shout }, ...quiet });
  const region = within(await screen.findByRole("region", { name: "What happened" }));
  expect(region.getAllByRole("listitem")[1]).toHaveTextContent("This message became an idea");
  expect(region.getByRole("link", { name: "More trees" })).toHaveAttribute("href", `/gent/ideas/${idOf(90)}`);
});

test("a neighbour follows it, and stops following", async () => {
  const shout = aReadShout();
  const { user, routes } = await renderApp(`/gent/neighbours/${shout.id}`, {
    shouts: {
      readShout: shout,
      followShout: { isFollowed: true, followers: 1 },
      unfollowShout: { isFollowed: false, followers: 0 },
    },
    ...quiet,
  });
  await user.click(await button("Follow this message"));
  expect(await screen.findByText(/^1\sneighbour follows this$/)).toBeVisible();
  await user.click(await button("Following this message"));
  expect(await button("Follow this message")).toBeVisible();
  expect(screen.queryByText(/follows? this$/)).not.toBeInTheDocument();
  expect(routes()).toEqual(expect.arrayContaining(["shouts.followShout", "shouts.unfollowShout"]));
});

test("a withdrawn message is said to no longer exist", async () => {
  const gone = () => {
    throw refusal("not_found");
  };
  await renderApp(`/gent/neighbours/${aShout().id}`, { shouts: { readShout: gone } });
  expect(await heading("This message no longer exists")).toBeVisible();
});

test("the address in an email leads to it", async () => {
  const shout = aReadShout();
  await renderApp(`/gent/shouts/${shout.id}`, { shouts: { readShout: shout }, ...quiet });
  expect(await heading("A bench by the water")).toBeVisible();
  expect(location.pathname).toBe(`/gent/neighbours/${shout.id}`);
});

test("its author withdraws it after being asked", async () => {
  const shout = ownShout();
  const { user, routes } = await renderApp(`/gent/neighbours/${shout.id}`, {
    shouts: { readShout: shout, withdrawShout: { done: true }, listMyShouts: page([]) },
    ...quiet,
  });
  await user.click(await button("Withdraw"));
  const question = within(await screen.findByRole("dialog", { name: "Withdraw “A bench by the water”?" }));
  expect(routes()).not.toContain("shouts.withdrawShout");
  await user.click(question.getByRole("button", { name: "Withdraw" }));
  expect(await heading("My messages")).toBeVisible();
  expect(location.pathname).toBe("/gent/me/messages");
});

test("the word at the end fits the type", async () => {
  const shout = ownShout({ kind: "give-away", sharing: "neighbours" });
  const { user } = await renderApp(`/gent/neighbours/${shout.id}`, {
    shouts: { readShout: shout, solveShout: { ...shout, solvedAs: "given" } },
    ...quiet,
  });
  await user.click(await button("It is given away"));
  expect(await screen.findByText("Thank you. Your neighbours can now see this.")).toBeVisible();
});

test("its author reopens it with a reason", async () => {
  const { can, ...shout } = ownShout({ status: "done", outcome: "Done", reopenUntil: "2026-12-20T09:00:00.000Z" });
  let isReasonGiven = false;
  const { user, last } = await renderApp(`/gent/neighbours/${shout.id}`, {
    shouts: {
      readShout: { ...shout, can: { ...can, reopen: true } },
      reopenShout: ({ body }) => {
        isReasonGiven = (body as { reason: string }).reason !== "";
        if (!isReasonGiven) throw refusal("invalid_input", { reason: "reopenReasonRequired" });
        return { ...shout, can };
      },
    },
    ...quiet,
  });
  expect(await screen.findByText("Not solved? You can reopen it until 20 Dec 2026.")).toBeVisible();
  await user.click(await button("Reopen"));
  const dialog = within(await screen.findByRole("dialog", { name: "Reopen your message" }));
  await user.click(dialog.getByRole("button", { name: "Reopen" }));
  expect(await dialog.findAllByText("Say why it is not done.")).not.toHaveLength(0);
  await fill(dialog.getByLabelText("Why is it not done?"), "It is still broken");
  await user.click(dialog.getByRole("button", { name: "Reopen" }));
  expect(await screen.findByText("Reopened. We have told the city.")).toBeVisible();
  expect(last("shouts.reopenShout")?.body).toEqual({ reason: "It is still broken" });
});

test("an unsent reason for reopening is still there after a closed phone, until it is sent", async () => {
  const { can, ...shout } = ownShout({ status: "done", outcome: "Done", reopenUntil: "2026-12-20T09:00:00.000Z" });
  const open = async () => {
    const shown = await renderApp(`/gent/neighbours/${shout.id}`, {
      shouts: { readShout: { ...shout, can: { ...can, reopen: true } }, reopenShout: { ...shout, can } },
      ...quiet,
    });
    await shown.user.click(await button("Reopen"));
    return { ...shown, box: await screen.findByLabelText("Why is it not done?") };
  };
  const first = await open();
  await first.user.type(first.box, "Still dark");
  first.leave();
  const { user, box, leave } = await open();
  expect(box).toHaveValue("Still dark");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Reopen" }));
  await screen.findByText("Reopened. We have told the city.");
  leave();
  expect((await open()).box).toHaveValue("");
});

test("its author agrees to the city's request", async () => {
  const { can, ...shout } = ownShout({
    sharing: "neighbours",
    askedBy: { organisation: "Stad Gent", at: "2026-11-22T09:00:00.000Z" },
  });
  const { user, routes } = await renderApp(`/gent/neighbours/${shout.id}`, {
    shouts: { readShout: { ...shout, can: { ...can, share: true } }, shareShout: { ...shout, can } },
    ...quiet,
  });
  expect(await screen.findByText("Stad Gent would like to read your message too")).toBeVisible();
  await user.click(await button("Share my message"));
  expect(await screen.findByText("Shared with the city.")).toBeVisible();
  expect(routes()).toContain("shouts.shareShout");
});

test("one's own and followed messages are listed with their progress", async () => {
  const { user } = await renderApp("/gent/me/messages", {
    shouts: {
      listMyShouts: page([aShout({ title: "Mine", status: "done" })]),
      listFollowedShouts: page([aShout({ title: "Of Fatma", status: "in-progress", isFollowed: true })]),
    },
  });
  expect(within(await screen.findByRole("article", { name: "Mine" })).getByText("Done")).toBeVisible();
  await user.click(await button("Followed"));
  expect(within(await screen.findByRole("article", { name: "Of Fatma" })).getByText("In progress")).toBeVisible();
  expect(screen.queryByRole("article", { name: "Mine" })).not.toBeInTheDocument();
});
