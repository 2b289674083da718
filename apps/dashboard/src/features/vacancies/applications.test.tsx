// @vitest-environment jsdom
import { fakeServer, fill, idOf, now, type ReceivedRequest, type Replies, refusal } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { closeToasts, showScreen } from "../../app/testing/show-screen.tsx";
import { ApplicationsTab } from "./parts/applications-tab.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const postId = idOf(1);
const row = (index: number, name: string, state: "new" | "in-contact" = "new") => ({
  id: idOf(index),
  name,
  createdAt: now,
  updatedAt: now,
  state,
  hasNote: false,
});
const opened = {
  id: idOf(2),
  firstName: "Dirk",
  lastName: "Peeters",
  email: "2@thuis.example",
  phone: "",
  address: "",
  motivation: "I like to read",
  createdAt: now,
  updatedAt: now,
  state: "new" as const,
  stateAt: now,
  stateBy: "",
  toldState: null,
  delivery: null,
  note: "",
  noteBy: "",
  noteAt: null,
};

const Screen = () => <ApplicationsTab post={{ id: postId, title: "Reader wanted", vacancy: null }} />;

async function open(at = `/messages/${postId}?tab=applications`, replies: Replies["vacancies"] = {}) {
  const asked: ReceivedRequest[] = fakeServer({
    vacancies: {
      listApplications: {
        items: [row(2, "Dirk Peeters"), row(3, "Fatma Yılmaz")],
        next: null,
        counts: { new: 2, "in-contact": 0, accepted: 0, declined: 0 },
        found: 2,
      },
      getApplication: opened,
      setApplicationState: { done: true },
      exportApplications: new Blob(),
      noteApplication: { ...opened, note: "Calls back", noteBy: "Els Dhondt", noteAt: now },
      ...replies,
    },
  });
  await showScreen(Screen, { path: "/messages/$postId", at });
  await screen.findByRole("button", { name: "Open the application of Dirk Peeters" });
  return (route: string) => asked.filter((one) => one.route === `vacancies.${route}`);
}

test("an application opens at the side, and is accepted after a confirmation; the applicant is notified unless staff opt out", async () => {
  const of = await open();
  await userEvent.click(screen.getByRole("button", { name: "Open the application of Dirk Peeters" }));
  const drawer = await screen.findByRole("dialog", { name: "Dirk Peeters" });
  expect(await within(drawer).findByText("I like to read")).toBeVisible();
  await userEvent.click(within(drawer).getByRole("button", { name: "Accept" }));
  const dialog = await screen.findByRole("dialog", { name: "Accept the application of Dirk Peeters?" });
  expect(of("setApplicationState")).toHaveLength(0);
  await fill(within(dialog).getByRole("textbox", { name: "Reason (optional)" }), "See you Monday");
  await userEvent.click(within(dialog).getByRole("button", { name: "Accept" }));
  await waitFor(() => expect(of("setApplicationState")).toHaveLength(1));
  expect(of("setApplicationState")[0]?.body).toEqual({
    applicationIds: [idOf(2)],
    state: "accepted",
    tells: true,
    reason: "See you Monday",
  });
});

test("several applications are set at once, by name, and no one is notified of the status in contact", async () => {
  const of = await open();
  await userEvent.click(screen.getByRole("checkbox", { name: /Dirk Peeters/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /Fatma Yılmaz/ }));
  await userEvent.click(screen.getByRole("button", { name: "Mark as in contact" }));
  const dialog = await screen.findByRole("dialog", { name: "Mark 2\u00a0applications as in contact?" });
  expect(within(dialog).getByText("Dirk Peeters and Fatma Yılmaz")).toBeVisible();
  expect(within(dialog).queryByRole("checkbox")).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole("button", { name: "Mark as in contact" }));
  await waitFor(() => expect(of("setApplicationState")).toHaveLength(1));
  expect(of("setApplicationState")[0]?.body).toMatchObject({ state: "in-contact", tells: false });
});

test("after setting several, the focus is where they were selected", async () => {
  await open();
  await userEvent.click(screen.getByRole("checkbox", { name: /Fatma Yılmaz/ }));
  await userEvent.click(screen.getByRole("button", { name: "Mark as in contact" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Mark as in contact" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(screen.getByRole("checkbox", { name: /Fatma Yılmaz/ })).toHaveFocus());
});

test("after marking an opened application as in contact, the focus is on Accept", async () => {
  let state: "new" | "in-contact" = "new";
  await open(undefined, {
    getApplication: () => ({ ...opened, state }),
    setApplicationState: () => {
      state = "in-contact";
      return { done: true };
    },
  });
  await userEvent.click(screen.getByRole("button", { name: "Open the application of Dirk Peeters" }));
  const drawer = await screen.findByRole("dialog", { name: "Dirk Peeters" });
  await userEvent.click(await within(drawer).findByRole("button", { name: "Mark as in contact" }));
  const question = await screen.findByRole("dialog", { name: /Mark the application/ });
  await userEvent.click(within(question).getByRole("button", { name: "Mark as in contact" }));
  await waitFor(() => expect(within(drawer).queryByRole("button", { name: "Mark as in contact" })).toBeNull());
  await waitFor(() => expect(within(drawer).getByRole("button", { name: "Accept" })).toHaveFocus());
});

test("a file of the selected applications leaves out the others", async () => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:list", revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  const of = await open();
  await userEvent.click(screen.getByRole("checkbox", { name: /Fatma Yılmaz/ }));
  await userEvent.click(screen.getByRole("button", { name: "Export" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^CSV$/ }));
  await waitFor(() => expect(of("exportApplications")).toHaveLength(1));
  expect(Object.fromEntries(of("exportApplications")[0]?.query ?? [])).toEqual({ ids: idOf(3), format: "csv" });
});

test("a note replaces only the version that was shown", async () => {
  const of = await open(`/messages/${postId}?tab=applications&application=${idOf(2)}`);
  const note = await screen.findByRole("textbox", { name: "Note" });
  await fill(note, "Calls back");
  await userEvent.click(screen.getByRole("button", { name: "Save note" }));
  await waitFor(() => expect(of("noteApplication")[0]?.body).toEqual({ note: "Calls back", replaces: "" }));
  expect(await screen.findByText("Note saved.")).toBeVisible();
});

test("a colleague's newer note is not overwritten, but shown beside the text being written", async () => {
  const theirs = { ...opened, note: "Moved away", noteBy: "Ada De Vos", noteAt: now };
  let isTheirs = false;
  const of = await open(`/messages/${postId}?tab=applications&application=${idOf(2)}`, {
    getApplication: () => (isTheirs ? theirs : opened),
    noteApplication: ({ body }) => {
      const { note, replaces } = body as { note: string; replaces: string };
      if (replaces !== theirs.note) throw refusal("changed_meanwhile");
      return { ...theirs, note, noteBy: "Els Dhondt" };
    },
  });
  const note = await screen.findByRole("textbox", { name: "Note" });
  await fill(note, "Calls back");
  isTheirs = true;
  await userEvent.click(screen.getByRole("button", { name: "Save note" }));
  expect(await screen.findByText("Ada De Vos changed the note to: Moved away")).toBeVisible();
  expect(note).toHaveValue("Calls back");
  await userEvent.click(screen.getByRole("button", { name: "Save note" }));
  expect(await screen.findByText("Note saved.")).toBeVisible();
  expect(of("noteApplication").map(({ body }) => body)).toEqual([
    { note: "Calls back", replaces: "" },
    { note: "Calls back", replaces: "Moved away" },
  ]);
});

test("text written while a note is being saved stays", async () => {
  let saved = () => {};
  await open(`/messages/${postId}?tab=applications&application=${idOf(2)}`, {
    noteApplication: () =>
      new Promise((resolve) => {
        saved = () => resolve({ ...opened, note: "Calls back", noteBy: "Els Dhondt", noteAt: now });
      }),
  });
  const note = await screen.findByRole("textbox", { name: "Note" });
  await fill(note, "Calls back");
  await userEvent.click(screen.getByRole("button", { name: "Save note" }));
  await fill(note, " on Monday");
  saved();
  expect(await screen.findByText("Note saved.")).toBeVisible();
  expect(note).toHaveValue("Calls back on Monday");
});

test("the list is requested for this vacancy with the status in the address", async () => {
  const of = await open(`/messages/${postId}?tab=applications&state=new`);
  const [asked] = of("listApplications");
  expect(asked?.params).toEqual({ postId });
  expect(asked?.query.get("state")).toBe("new");
});

test("closing an application with an unsaved note asks first", async () => {
  await open(`/messages/${postId}?tab=applications&application=${idOf(2)}`);
  const drawer = await screen.findByRole("dialog", { name: "Dirk Peeters" });
  await fill(await within(drawer).findByRole("textbox", { name: /Note/ }), "Calls back");
  await userEvent.keyboard("{Escape}");
  const question = await screen.findByRole("dialog", { name: "Leave without saving?" });
  await userEvent.click(within(question).getByRole("button", { name: "Keep editing" }));
  expect(await within(drawer).findByRole("textbox", { name: /Note/ })).toHaveValue("Calls back");
  await userEvent.click(within(drawer).getByRole("button", { name: "Close" }));
  const again = await screen.findByRole("dialog", { name: "Leave without saving?" });
  await userEvent.click(within(again).getByRole("button", { name: "Leave without saving" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Dirk Peeters" })).toBeNull());
});
