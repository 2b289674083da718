// @vitest-environment jsdom

import { refusal } from "@stoep/client/testing";
import { askToLeave, hasUnsavedChanges } from "@stoep/ui";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aMembership, anAccess, aSession } from "../../../app/testing/people.ts";
import { atStep, openEditor, titleField } from "../compose/testing/open-editor.tsx";
import { aPicture, aPost, aPreview, idOf } from "../compose/testing/samples.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const phone = () => screen.getByRole("region", { name: "On a resident’s phone" });

describe("writing", () => {
  test("saves by itself and makes one message", async () => {
    const { of } = await openEditor();
    await userEvent.type(await titleField(), "Straat");
    await waitFor(() => expect(of("createPost")).toHaveLength(1));
    await userEvent.type(await titleField(), " dicht");
    await userEvent.tab();
    await waitFor(() => expect(of("updatePost")).toHaveLength(1));
    expect(of("createPost")).toHaveLength(1);
    expect(of("updatePost")[0]?.body).toMatchObject({ version: 1, post: { title: "Straat dicht" } });
    expect(await screen.findByText("Saved 10:00")).toBeVisible();
  });

  test("shows at once what residents will see", async () => {
    await openEditor({ at: "/messages/new?type=urgent" });
    await userEvent.type(await titleField(), "Straat dicht");
    expect(await within(phone()).findByText("Straat dicht")).toBeVisible();
    expect(within(phone()).getByText("Urgent")).toBeVisible();
    await waitFor(() => expect(phone().querySelector("img")).toHaveAttribute("src", `${aPicture(9).address}/320`));
    await userEvent.click(screen.getByRole("radio", { name: "Poll: 1 to 10" }));
    expect(await within(phone()).findByText("Give a score from 1 to 10")).toBeVisible();
  });

  test("counts the title and says when it is too long", async () => {
    await openEditor({ post: aPost({ title: "a".repeat(250) }) });
    expect(screen.getByText("250 of 250 characters")).toBeVisible();
    await userEvent.type(await titleField(), "b");
    expect(screen.getByText(/The title is too long/)).toBeVisible();
  });

  test("says what is not saved, keeps it, and asks before it is left", async () => {
    await openEditor({
      replies: {
        createPost: () => {
          throw refusal("unavailable");
        },
      },
    });
    await userEvent.type(await titleField(), "Straat dicht");
    await userEvent.tab();
    expect(await screen.findByText(/Not saved: Stoep cannot be reached/)).toBeVisible();
    expect(JSON.stringify({ ...sessionStorage })).toContain("Straat dicht");
    expect(hasUnsavedChanges()).toBe(true);
    const answer = askToLeave();
    await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(await answer).toBe(false);
    expect(await titleField()).toHaveValue("Straat dicht");
  });

  test("a live message is saved on request only", async () => {
    const { of } = await openEditor({ post: aPost({ state: "published", publishedAt: "2026-11-20T09:00:00.000Z" }) });
    await userEvent.type(await titleField(), "!");
    await userEvent.tab();
    expect(screen.getByText("Changes not saved, last saved 10:00")).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: /^Check/ }));
    expect(await screen.findByText(/readers see the changes at once/)).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: /^Content/ }));
    expect(of("updatePost")).toHaveLength(0);
    await userEvent.click(button("Save changes"));
    await waitFor(() => expect(of("updatePost")).toHaveLength(1));
    expect(await screen.findByText("Changes saved.")).toBeVisible();
    expect(hasUnsavedChanges()).toBe(false);
  });

  test("somebody else's version is not overwritten unasked", async () => {
    const theirs = aPost({ version: 5, title: "Hun titel", savedAt: "2026-11-21T10:30:00.000Z" });
    let isFirst = true;
    await openEditor({
      post: aPost(),
      replies: {
        getPost: () => (isFirst ? aPost() : theirs),
        updatePost: () => {
          isFirst = false;
          throw refusal("changed_meanwhile");
        },
      },
    });
    await userEvent.type(await titleField(), "!");
    await userEvent.tab();
    expect(await screen.findByText(/saved another version at 11:30/)).toBeVisible();
    await userEvent.click(button("Use the other version"));
    expect(await titleField()).toHaveValue("Hun titel");
  });

  test("viewers are told why they cannot", async () => {
    await openEditor({ session: aSession(aMembership(), [], anAccess({ write: "level_too_low" })) });
    expect(screen.getByText(/Your role does not allow this/)).toBeVisible();
  });
});

describe("pictures", () => {
  const images = [1, 2].map((number) => aPicture(number));
  const withTwo = () =>
    aPost({ imageFiles: images, images: images.map(({ id }, place) => ({ id, altText: `Text ${place + 1}` })) });

  test("need a description, and the summary leads to it", async () => {
    await openEditor({ post: aPost(), at: atStep("extras") });
    await userEvent.click(button("Add a picture"));
    const file = new File(["png"], "brug.png", { type: "image/png" });
    await userEvent.upload(screen.getByLabelText(/Choose pictures/), file);
    const alt = await screen.findByRole("textbox", { name: /What is in picture 1/ });
    await userEvent.click(button("Continue to check"));
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole("button", { name: /Picture 1: Describe the picture/ }));
    await waitFor(() => expect(alt).toHaveFocus());
    await userEvent.type(alt, "Een brug");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("change places by buttons, and say so", async () => {
    const { of } = await openEditor({ post: withTwo(), at: atStep("extras") });
    await userEvent.click(button("Move Picture 1 down"));
    expect(screen.getByText("Picture 1 is now number 2 of 2.")).toBeInTheDocument();
    expect(button("Move Picture 2 up")).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(of("updatePost")).not.toHaveLength(0));
    expect(of("updatePost")[0]?.body).toMatchObject({
      post: { images: [{ altText: "Text 2" }, { altText: "Text 1" }] },
    });
  });

  test("of other kinds or too large are left out, in words", async () => {
    const { asked } = await openEditor({ post: aPost(), at: atStep("extras") });
    await userEvent.click(button("Add a picture"));
    const large = new File([new Uint8Array(11 * 1024 * 1024)], "groot.jpg", { type: "image/jpeg" });
    const upload = userEvent.setup({ applyAccept: false });
    await upload.upload(screen.getByLabelText(/Choose pictures/), [new File(["x"], "brug.heic"), large]);
    expect(await screen.findByText(/brug.heic: this type of picture is not supported/)).toBeVisible();
    expect(screen.getByText(/groot.jpg is too large/)).toBeVisible();
    expect(asked.filter(({ route }) => route.startsWith("files."))).toEqual([]);
  });
});

describe("a poll that has votes", () => {
  const options = [1, 2].map((number) => ({ id: idOf(30 + number), text: `Keuze ${number}` }));
  const voted = (votes: number | null) =>
    aPost({
      type: "option",
      state: "published",
      publishedAt: "2026-11-20T09:00:00.000Z",
      options,
      hasVotes: true,
      votes,
    });

  test("has its type and choices locked, with the reason", async () => {
    await openEditor({ post: voted(12) });
    expect(screen.getAllByText(/^12 votes: the type and the choices are locked/)).toHaveLength(2);
    expect(screen.getByRole("radio", { name: "Message" })).toBeDisabled();
    expect(screen.getByRole("textbox", { name: "Choice 1" })).toBeDisabled();
    await userEvent.click(button("Add a choice"));
    expect(screen.getByRole("textbox", { name: "Choice 3" })).toBeEnabled();
  });

  test("never tells fewer than ten as a number", async () => {
    await openEditor({ post: voted(null) });
    expect(screen.getAllByText(/^People have voted/)).toHaveLength(2);
  });

  test("takes no more votes once voting is off", async () => {
    const { of } = await openEditor({ post: voted(12) });
    await userEvent.click(screen.getByRole("switch", { name: /^Voting on/ }));
    await userEvent.click(button("Save changes"));
    await waitFor(() => expect(of("updatePost")[0]?.body).toMatchObject({ post: { isVotingDisabled: true } }));
  });
});

describe("steps", () => {
  test("choosing only a type makes no draft, and leaves nothing to lose", async () => {
    const { of } = await openEditor();
    await titleField();
    await userEvent.click(screen.getByRole("radio", { name: "Poll: choices" }));
    await userEvent.tab();
    await userEvent.click(screen.getByRole("link", { name: /^Audience/ }));
    expect(hasUnsavedChanges()).toBe(false);
    expect(of("createPost")).toHaveLength(0);
  });

  test("each has an address, and the browser's Back goes one step back with what was written", async () => {
    const { address, goBack } = await openEditor();
    await userEvent.type(await titleField(), "Straat dicht");
    await userEvent.click(screen.getByRole("link", { name: /^Audience/ }));
    await screen.findByRole("heading", { name: "Who is it for?" });
    expect(address()).toBe(atStep("audience"));
    expect(screen.getByRole("link", { name: /^Content/ })).toHaveAccessibleName(/1 missing/);
    await userEvent.click(screen.getByRole("link", { name: /^Extras/ }));
    await screen.findByRole("heading", { name: "What do you want to add?" });
    await goBack();
    await screen.findByRole("heading", { name: "Who is it for?" });
    expect(address()).toBe(atStep("audience"));
    await userEvent.click(screen.getByRole("link", { name: /^Content/ }));
    expect(await titleField()).toHaveValue("Straat dicht");
  });

  test("the keyboard begins at the step's title", async () => {
    await openEditor({ post: aPost() });
    await userEvent.click(button("Continue to audience"));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Who is it for?" })).toHaveFocus());
    await userEvent.click(button("Continue to extras"));
    await waitFor(() => expect(screen.getByRole("heading", { name: "What do you want to add?" })).toHaveFocus());
  });

  test("what a step lacks is named before the next one opens, and said on the step once it was passed", async () => {
    await openEditor({ post: aPost({ neighbourhoodIds: [] }), at: atStep("audience") });
    await userEvent.click(button("Continue to extras"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Choose at least one neighbourhood.");
    expect(screen.getByRole("heading", { name: "Who is it for?" })).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: /^Extras/ }));
    expect(screen.getByRole("link", { name: /^Audience/ })).toHaveAccessibleName(/1 missing/);
  });

  test("Control and Enter press the button of the next thing", async () => {
    await openEditor({ post: aPost() });
    await userEvent.click(await titleField());
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(await screen.findByRole("heading", { name: "Who is it for?" })).toBeVisible();
  });

  test("changes of a live message are discarded, and that can be undone", async () => {
    const { of } = await openEditor({ post: aPost({ state: "published", publishedAt: "2026-11-20T09:00:00.000Z" }) });
    await userEvent.type(await titleField(), "!");
    await userEvent.click(button("Discard changes"));
    expect(await titleField()).toHaveValue("Straat dicht");
    expect([hasUnsavedChanges(), sessionStorage.length]).toEqual([false, 0]);
    const notices = within(screen.getByRole("region", { name: "Notifications" }));
    await userEvent.click(notices.getByRole("button", { name: "Undo" }));
    expect(await titleField()).toHaveValue("Straat dicht!");
    expect(of("updatePost")).toEqual([]);
  });

  test("leaving without saving keeps no copy", async () => {
    const post = aPost({ state: "published", publishedAt: "2026-11-20T09:00:00.000Z" });
    await openEditor({ post });
    await userEvent.type(await titleField(), "!");
    expect(JSON.stringify({ ...sessionStorage })).toContain("Straat dicht!");
    const answer = askToLeave();
    await userEvent.click(await screen.findByRole("button", { name: "Leave without saving" }));
    expect(await answer).toBe(true);
    expect(sessionStorage.length).toBe(0);
  });

  test("a new message begins in the language that the author wrote in last", async () => {
    localStorage.setItem(`stoep.compose.language.${aMembership().id}`, "fr");
    await openEditor();
    expect(await screen.findByRole("combobox", { name: /Language you are writing in/ })).toHaveValue("Français");
    localStorage.clear();
  });
});

describe("from draft to online", () => {
  async function openCheck(replies: Parameters<typeof openEditor>[0] = {}) {
    const editor = await openEditor({ post: aPost({ type: "urgent" }), at: atStep("check"), ...replies });
    await screen.findByRole("heading", { name: "Who will be reached" });
    return editor;
  }

  test("everything that is missing is named at the check, in the order of the steps, before anything is asked of the server", async () => {
    const { of } = await openEditor();
    await titleField();
    await userEvent.click(screen.getByRole("link", { name: /^Check/ }));
    const summary = await screen.findByRole("alert");
    expect(
      within(summary)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Enter a title.", "Write something.", "Choose at least one neighbourhood."]);
    expect(of("previewPost")).toEqual([]);
    await userEvent.click(within(summary).getByRole("button", { name: "Enter a title." }));
    await waitFor(async () => expect(await titleField()).toHaveFocus());
  });

  test("the check tells who is reached, and warns of the last message", async () => {
    const postedRecently = [{ id: idOf(20), name: "Muide" }];
    await openCheck({ replies: { previewPost: () => aPreview(aPost(), { postedRecently }) } });
    expect(screen.getByText("58")).toBeVisible();
    expect(screen.getByText(/In Muide\. Too many messages/)).toBeVisible();
    await userEvent.click(button("Back"));
    expect(await screen.findByRole("heading", { name: "What do you want to add?" })).toBeVisible();
  });

  test("nobody reached is a warning, and never called complete", async () => {
    const reach = { households: null, residents: null, neighbourhoods: 2, places: [] };
    await openCheck({ replies: { previewPost: () => aPreview(aPost(), { reach }) } });
    expect(screen.getByText("Fewer than 10 people are reached")).toBeVisible();
    expect(screen.queryByText(/The message is complete/)).toBeNull();
  });

  test("a neighbourhood where nobody is reached is named, and the rest is not called complete", async () => {
    const place = (name: string, residents: number | null, streets: string[] = []) => ({
      ...{ id: idOf(name.length), name, households: residents, residents, streets },
    });
    const places = [place("Dampoort", 42), place("Muide", null, ["Voorhavenlaan"])];
    const reach = { households: 42, residents: 42, neighbourhoods: 2, places };
    await openCheck({ replies: { previewPost: () => aPreview(aPost(), { reach }) } });
    expect(screen.getByText("Fewer than 10 people are reached in Muide")).toBeVisible();
    expect(screen.getByRole("row", { name: /^Muide ?Only in Voorhavenlaan/ })).toBeVisible();
    expect(screen.getByText("Neighbourhoods", { selector: "span, div, p" })).toBeVisible();
    expect(screen.queryByText(/The message is complete/)).toBeNull();
  });

  test("the warning about messages in a row follows the moment that is chosen", async () => {
    const { of } = await openCheck({
      post: aPost({ state: "scheduled", publishAt: "2090-01-02T09:00:00.000Z" }),
      replies: { listPostedAround: { items: [{ id: idOf(20), name: "Muide" }] } },
    });
    await userEvent.click(button("Reschedule"));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText(/In Muide\. Too many messages/)).toBeVisible();
    expect(of("listPostedAround").at(-1)?.query.get("at")).toBe("2090-01-02T09:00:00.000Z");
  });

  test("the preview of a planned message shows the moment it is planned for", async () => {
    await openCheck({ post: aPost({ state: "scheduled", publishAt: "2090-01-02T09:00:00.000Z" }) });
    expect(await within(phone()).findByText("2 jan 2090, 10:00")).toBeVisible();
  });

  test("an alert says how many are mailed, and is published as previewed", async () => {
    const live = aPost({ state: "published", publishedAt: "2026-11-21T09:05:00.000Z" });
    const { of, address } = await openCheck({
      post: aPost({ type: "urgent", version: 3 }),
      replies: { publishPost: () => ({ post: live, postedRecently: [] }) },
    });
    await userEvent.click(button("Publish now"));
    const dialog = await screen.findByRole("dialog", { name: "Publish “Straat dicht”?" });
    expect(within(dialog).getByText(/58 people get an e-mail as soon as you publish/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Publish now" }));
    expect(await screen.findByText("Message published.")).toBeVisible();
    expect(of("publishPost")[0]?.body).toEqual({ version: 3, at: null });
    expect(address()).toBe(`/messages/${idOf(1)}`);
  });

  test("a moment is required, has to come, and is refused in words when it has passed meanwhile", async () => {
    await openCheck({
      replies: {
        publishPost: () => {
          throw refusal("schedule_in_past", { at: "momentInPast" });
        },
      },
    });
    await userEvent.click(button("Schedule"));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Schedule" }));
    expect(dialog.getByText("Choose a date and time.")).toBeVisible();
    const date = dialog.getByRole("textbox", { name: "Date" });
    await userEvent.type(date, "01/02/2020");
    await userEvent.type(dialog.getByRole("textbox", { name: "Time" }), "9.30");
    await userEvent.click(dialog.getByRole("button", { name: "Schedule" }));
    expect(await dialog.findByText("Choose a date and time in the future.")).toBeVisible();
    await userEvent.clear(date);
    await userEvent.type(date, "01/02/2090");
    expect(dialog.queryByText("Choose a date and time in the future.")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Schedule" }));
    expect(await dialog.findByText("Choose a date and time in the future.")).toBeVisible();
    await userEvent.type(date, "{Backspace}1");
    expect(dialog.queryByText("Choose a date and time in the future.")).toBeNull();
  });

  test("what is planned can be taken back", async () => {
    const planned = { state: "scheduled", publishAt: "2090-01-01T09:00:00.000Z" } as const;
    const { of } = await openEditor({ post: aPost(planned), replies: { unschedulePost: () => aPost() } });
    await userEvent.click(button("Move back to drafts"));
    expect(await screen.findByText("The message is a draft again.")).toBeVisible();
    expect(of("unschedulePost")).toHaveLength(1);
    expect(button("Save draft")).toBeVisible();
  });

  test("deleting asks by name", async () => {
    const { of, address } = await openEditor({ post: aPost(), replies: { deletePost: { done: true } } });
    await userEvent.click(button("More actions"));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    expect(screen.getByText("Delete “Straat dicht”?")).toBeVisible();
    await userEvent.click(button("Delete message"));
    await waitFor(() => expect(address()).toBe("/inbox?state=concept"));
    expect(of("deletePost")).toHaveLength(1);
  });
});
