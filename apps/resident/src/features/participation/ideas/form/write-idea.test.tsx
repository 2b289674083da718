import { aReadProject, fill, now, refusal } from "@stoep/client/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { button, heading, renderApp } from "../../../../app/testing/render-app.tsx";
import { anIdea, ownIdea } from "../../testing/samples.ts";

afterEach(() => localStorage.clear());

const project = aReadProject();
const at = `/gent/projects/${project.id}/write`;
const written = ownIdea({ title: "A bench" });
const quiet = { conversations: { listComments: { items: [], next: null, can: { comment: true as const } } } };
const participation = {
  readProject: project,
  findSimilarIdeas: { items: [] },
  writeIdea: written,
  readIdea: written,
};
const write = async (title: string, text: string) => {
  await fill(await screen.findByLabelText("Title"), title);
  await fill(screen.getByLabelText("Your text"), text);
};

test("an idea is sent with its kind, phase and name, and then shown", async () => {
  const { user, last } = await renderApp(at, { participation, ...quiet });
  await write("A bench", "So that one can sit.");
  await user.click(screen.getByRole("radio", { name: /^Proposal/ }));
  await user.click(screen.getByRole("checkbox", { name: /^Show my name “Dirk V.”/ }));
  await user.click(await button("Publish"));
  expect(await screen.findByText("Your contribution is published.")).toBeVisible();
  expect(location.pathname).toBe(`/gent/ideas/${written.id}`);
  expect(last("participation.writeIdea")?.body).toEqual({
    kind: "proposal",
    title: "A bench",
    text: "So that one can sit.",
    images: [],
    attachmentIds: [],
    place: null,
    showsName: true,
    phaseId: project.takesIdeas?.phaseId,
  });
});

const readFirst = {
  ...participation,
  readProject: aReadProject({ isReadFirst: true }),
  writeIdea: ownIdea({ isWaiting: true }),
};

test("one that is read first is sent in, not published, and appears later", async () => {
  const { user } = await renderApp(at, { participation: readFirst, ...quiet });
  expect(await screen.findByText("The organisation reads each idea before others see it.")).toBeVisible();
  await write("A bench", "So that one can sit.");
  expect(screen.queryByRole("button", { name: /ublish/ })).not.toBeInTheDocument();
  await user.click(await button("Send in"));
  expect(await screen.findByText("Your contribution is sent. It appears once it has been read.")).toBeVisible();
});

test("nor does any question before it is sent in speak of publishing", async () => {
  const similar = { ...readFirst, findSimilarIdeas: { items: [anIdea()] } };
  const writeIdea = () => Promise.reject(refusal("own_address"));
  const { user } = await renderApp(at, { participation: { ...similar, writeIdea }, ...quiet });
  await write("A bench", "Ask me: 0470 12 34 56.");
  await user.click(await button("Send in"));
  const check = within(await screen.findByRole("region", { name: "Before you send it in" }));
  expect(check.getByText(/^Phone number/)).toBeVisible();
  expect(screen.queryByText(/ublish/)).not.toBeInTheDocument();
  await user.click(check.getByRole("button", { name: "No, send mine in" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("button", { name: "Send in without a pin" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /ublish/ })).not.toBeInTheDocument();
});

test("similar ones are shown first, to support instead of writing", async () => {
  const other = anIdea();
  const { user, routes } = await renderApp(at, {
    participation: {
      ...participation,
      findSimilarIdeas: { items: [other] },
      supportIdea: { isSupported: true, supportCount: 5 },
      withdrawSupport: { isSupported: false, supportCount: 4 },
    },
    ...quiet,
  });
  await write("A bench", "So that one can sit.");
  await user.click(await button("Publish"));
  expect(await screen.findByText("Someone wrote nearly the same. Support it instead?")).toBeVisible();
  expect(routes()).not.toContain("participation.writeIdea");
  await user.click(await button(`Support “${other.title}”`));
  expect(await screen.findByText("5 people support it")).toBeVisible();
  await user.click(await button(/^You support “/));
  expect(await screen.findByText("4 people support it")).toBeVisible();
  expect(routes()).toEqual(expect.arrayContaining(["participation.supportIdea", "participation.withdrawSupport"]));
  await user.click(await button("No, publish mine"));
  expect(await screen.findByText("Your contribution is published.")).toBeVisible();
});

test("a pin at the author’s own address asks first, and can be left out", async () => {
  const place = { longitude: 3.73, latitude: 51.07 };
  const draft = {
    kind: "idea",
    title: "A bench",
    text: "Here.",
    photos: [],
    attachments: [],
    pin: place,
    showsName: false,
  };
  const stored = () =>
    localStorage.setItem(
      `stoep.unsent.${accountId()}.idea.${project.id}`,
      JSON.stringify({ written: draft, at: Date.parse(now) }),
    );
  const accountId = () => JSON.parse(localStorage.getItem("stoep.resident") ?? "{}").accountId as string;
  const answers = [() => Promise.reject(refusal("own_address")), () => written];
  const replies = {
    participation: { ...participation, writeIdea: () => answers.shift()?.() ?? written },
    ...quiet,
  };
  const first = await renderApp(at, replies);
  await screen.findByLabelText("Title");
  first.leave();
  stored();
  const { user, last } = await renderApp(at, replies);
  await user.click(await button("Publish"));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Show it there" }));
  expect(await screen.findByText("Your contribution is published.")).toBeVisible();
  expect(last("participation.writeIdea")?.body).toMatchObject({ place, confirmsPlace: true });
});

test("a project that was ended meanwhile refuses, and what was written is there again", async () => {
  const shown = await renderApp(at, {
    participation: { ...participation, writeIdea: () => Promise.reject(refusal("ideas_closed")) },
    ...quiet,
  });
  await write("A bench", "So that one can sit.");
  await shown.user.click(await button("Publish"));
  expect(await screen.findByText("What you wrote stays on this device.")).toBeVisible();
  expect(screen.getByLabelText("Your text")).toHaveValue("So that one can sit.");
  shown.leave();
  await renderApp(at, { participation, ...quiet });
  expect(await screen.findByLabelText("Your text")).toHaveValue("So that one can sit.");
  expect(screen.getByText(/what you wrote earlier/)).toBeVisible();
});

test("without a connection nothing is lost: it is sent when one presses again", async () => {
  let isCut = true;
  const { user, asked } = await renderApp(at, {
    participation: {
      ...participation,
      writeIdea: () => (isCut ? Promise.reject(refusal("unavailable")) : written),
    },
    ...quiet,
  });
  await write("A bench", "So that one can sit.");
  await user.click(await button("Publish"));
  await waitFor(() => expect(asked.some(({ route }) => route === "participation.writeIdea")).toBe(true));
  isCut = false;
  await user.click(await button("Publish"));
  expect(await screen.findByText("Your contribution is published.")).toBeVisible();
  const keys = asked
    .filter(({ route }) => route === "participation.writeIdea")
    .map(({ headers }) => headers.get("idempotency-key"));
  expect(new Set(keys).size).toBe(1);
});

test("the field says how much room is left when it is nearly full", async () => {
  await renderApp(at, { participation });
  await fill(await screen.findByLabelText("Title"), "x".repeat(240));
  expect(await screen.findByText("10 characters left")).toBeVisible();
});

test("documents are added and taken out again", async () => {
  const file = {
    id: "0199a000-0000-7000-8000-000000000077",
    kind: "attachment" as const,
    name: "plan.pdf",
    bytes: 9,
    width: null,
    height: null,
    address: "/api/files/b",
  };
  const { user, last } = await renderApp(at, { participation, files: { uploadAttachment: file }, ...quiet });
  await write("A bench", "So that one can sit.");
  const input = screen.getByLabelText("Add documents", { selector: "input" });
  fireEvent.change(input, { target: { files: [new File(["?"], "plan.pdf")] } });
  expect(await button("Remove plan.pdf")).toBeVisible();
  await user.click(await button("Publish"));
  await screen.findByText("Your contribution is published.");
  expect(last("participation.writeIdea")?.body).toMatchObject({ attachmentIds: [file.id] });
});

test("a project that takes none now offers no form", async () => {
  await renderApp(at, { participation: { ...participation, readProject: aReadProject({ takesIdeas: null }) } });
  expect(await heading("No ideas can be added now")).toBeVisible();
  expect(screen.queryByLabelText("Title")).not.toBeInTheDocument();
});

test("an own idea is changed until it was decided on; then the page says why not", async () => {
  const idea = ownIdea();
  const { user, last, leave } = await renderApp(`/gent/ideas/${idea.id}/edit`, {
    participation: { readIdea: idea, readProject: project, editIdea: idea },
    ...quiet,
  });
  await user.clear(await screen.findByLabelText("Title"));
  await fill(screen.getByLabelText("Title"), "Two benches");
  await user.click(await button("Save changes"));
  expect(await screen.findByText("Changes saved.")).toBeVisible();
  expect(last("participation.editIdea")?.body).toMatchObject({ title: "Two benches", version: 1, showsName: false });
  leave();
  const decided = ownIdea({ can: { ...idea.can, edit: "idea_decided" } });
  await renderApp(`/gent/ideas/${decided.id}/edit`, { participation: { readIdea: decided, readProject: project } });
  expect(await screen.findByText(/decided/)).toBeVisible();
});
