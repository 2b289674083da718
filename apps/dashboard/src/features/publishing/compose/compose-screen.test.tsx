// @vitest-environment jsdom
/** Writing a message, and a poll that has votes. */
import { fill, now, type Replies, refusal } from "@stoep/client/testing";
import { switchLanguage } from "@stoep/client/texts";
import type { Consequences } from "@stoep/contract/publishing";
import { askToLeave, hasUnsavedChanges } from "@stoep/ui";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { messageIn, openReader } from "../../../app/testing/open-reader.ts";
import { aMembership, anAccess, aSession } from "../../../app/testing/people.ts";
import { openEditor, titleField } from "./testing/open-editor.tsx";
import { aPicture, aPost, idOf } from "./testing/samples.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const button = (name: string | RegExp) => screen.getByRole("button", { name });
type Reply = NonNullable<Replies["publishing"]>["updatePost"];
const phone = () => screen.getByRole("region", { name: "On a resident’s phone" });

describe("writing", () => {
  test("saves automatically and creates one message", async () => {
    const { of } = await openEditor();
    await userEvent.type(await titleField(), "Straat");
    await waitFor(() => expect(of("createPost")).toHaveLength(1));
    await userEvent.type(await titleField(), " dicht");
    await userEvent.tab();
    await waitFor(() => expect(of("updatePost")).toHaveLength(1));
    expect(of("createPost")).toHaveLength(1);
    expect(of("updatePost")[0]?.body).toMatchObject({ version: 1, post: { title: "Straat dicht" } });
    expect(await screen.findByText(/^Saved .*10:00$/)).toBeVisible();
  });

  test("keeps a type that was chosen before anything was written, even if other steps are opened in between", async () => {
    const { of } = await openEditor({ at: "/messages/new?type=standard" });
    await userEvent.click(screen.getByRole("radio", { name: "Poll: 1 to 10" }));
    for (const step of [/^Audience/, /^Content/]) {
      await userEvent.click(screen.getByRole("link", { name: step }));
      await waitFor(() => expect(screen.getByRole("link", { name: step })).toHaveAttribute("aria-current", "step"));
    }
    expect(await screen.findByRole("radio", { name: "Poll: 1 to 10" })).toBeChecked();
    expect(of("createPost")).toHaveLength(1);
  });

  test("has the kind of message as its heading", async () => {
    await openEditor({ at: "/messages/new?type=urgent" });
    expect(screen.getByRole("heading", { level: 1, name: "New alert" })).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: "Poll: 1 to 10" }));
    expect(screen.getByRole("heading", { level: 1, name: "New poll" })).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: "Message" }));
    expect(screen.getByRole("heading", { level: 1, name: "New message" })).toBeVisible();
  });

  test("immediately shows what residents will see", async () => {
    await openEditor({ at: "/messages/new?type=urgent" });
    const reading = openReader(phone());
    await fill(await titleField(), "Straat dicht");
    await waitFor(() =>
      expect(messageIn(reading()).post).toMatchObject({ title: "Straat dicht", type: "urgent", poll: null }),
    );
    await waitFor(() => expect(messageIn(reading()).post.organisation.logo).toEqual(aPicture(9)));
    await userEvent.click(screen.getByRole("radio", { name: "Poll: 1 to 10" }));
    await waitFor(() =>
      expect(messageIn(reading()).post.poll).toMatchObject({ kind: "perception", can: { vote: true } }),
    );
    await userEvent.click(
      within(screen.getByRole("radiogroup", { name: "Where residents see it" })).getByText("Opened"),
    );
    await waitFor(() =>
      expect(reading()).toMatchObject({ subject: { place: "page" }, language: "en", network: { slug: "gent" } }),
    );
  });

  test("counts the title and says when it is too long", async () => {
    await openEditor({ post: aPost({ title: "a".repeat(250) }) });
    expect(screen.getByText("250 of 250 characters")).toBeVisible();
    await userEvent.type(await titleField(), "b");
    expect(screen.getByText(/The title is too long/)).toBeVisible();
  });

  test("says when changes are unsaved, keeps them, and asks before leaving", async () => {
    await openEditor({
      replies: {
        createPost: () => {
          throw refusal("unavailable");
        },
      },
    });
    await fill(await titleField(), "Straat dicht");
    await userEvent.tab();
    expect(await screen.findByText(/Not saved: Stoep cannot be reached/)).toBeVisible();
    expect(JSON.stringify({ ...sessionStorage })).toContain("Straat dicht");
    expect(hasUnsavedChanges()).toBe(true);
    const answer = askToLeave();
    await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(await answer).toBe(false);
    expect(await titleField()).toHaveValue("Straat dicht");
  });

  test("says what is missing in a newly chosen language too", async () => {
    await openEditor();
    await userEvent.click(button("Continue to audience"));
    expect(await screen.findAllByText("Enter a title.")).toHaveLength(2);
    await act(() => switchLanguage("fr"));
    expect(await screen.findAllByText("Indiquez un titre.")).toHaveLength(2);
    expect(screen.queryByText("Enter a title.")).toBeNull();
  });

  test("saves a published message on request only", async () => {
    const { of } = await openEditor({ post: aPost({ state: "published", publishedAt: "2026-11-20T09:00:00.000Z" }) });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Straat dicht");
    await userEvent.type(await titleField(), "!");
    await userEvent.tab();
    expect(screen.getByText(/^Changes not saved, last saved .*10:00$/)).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: /^Review/ }));
    expect(await screen.findByText(/readers see saved changes right away/)).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: /^Content/ }));
    expect(of("updatePost")).toHaveLength(0);
    await userEvent.click(button("Save changes"));
    await waitFor(() => expect(of("updatePost")).toHaveLength(1));
    expect(await screen.findByText("Changes saved.")).toBeVisible();
    expect(hasUnsavedChanges()).toBe(false);
  });

  test("asks before a change of a published message reaches people, and keeps what is unsaved if they should not be", async () => {
    const found: Consequences = [
      { kind: "alerted", people: 380, channels: ["bell", "mail", "push"] },
      { kind: "public", people: null, channels: [] },
    ];
    const updatePost: Reply = ({ body: { confirmed } }) => {
      if (!confirmed?.length) throw refusal("consequences_unconfirmed", {}, found);
      return aPost({ state: "published", publishedAt: now, type: "urgent", version: 2 });
    };
    const { of } = await openEditor({ post: aPost({ state: "published", publishedAt: now }), replies: { updatePost } });
    await userEvent.click(screen.getByRole("radio", { name: "Alert" }));
    await userEvent.click(button("Save changes"));
    const question = await screen.findByRole("dialog", { name: "This change reaches people" });
    expect(question).toHaveTextContent(
      "The alert goes out right away to 380 residents: in the app, by email and on their devices.",
    );
    expect(question).toHaveTextContent("Anyone can read it among your public messages.");
    await userEvent.click(within(question).getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await screen.findByText(/^Changes not saved, last saved/)).toBeVisible();
    expect([of("updatePost").length, hasUnsavedChanges()]).toEqual([1, true]);
    await userEvent.click(button("Save changes"));
    await userEvent.click(await screen.findByRole("button", { name: "Save and send alert" }));
    expect(await screen.findByText("Changes saved.")).toBeVisible();
    expect(of("updatePost").at(-1)?.body).toMatchObject({ confirmed: found });
    expect(hasUnsavedChanges()).toBe(false);
  });

  test("does not overwrite someone else's version without asking", async () => {
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
    expect(await screen.findByText(/saved another version \(.*11:30\)/)).toBeVisible();
    expect(screen.getByText("You both changed this")).toBeVisible();
    expect(screen.getByRole("radio", { name: /Your version Straat dicht!/ })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: /Your colleague’s version Hun titel/ }));
    await userEvent.click(button("Save these choices"));
    expect(await titleField()).toHaveValue("Hun titel");
  });

  test("says why viewers cannot write", async () => {
    await openEditor({ session: aSession(aMembership(), [], anAccess({ write: "level_too_low" })) });
    expect(screen.getByText(/Your role does not allow this/)).toBeVisible();
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
    expect(screen.getAllByText(/^12 votes: the type and the options are locked/)).toHaveLength(2);
    expect(screen.getByRole("radio", { name: "Message" })).toBeDisabled();
    expect(screen.getByRole("textbox", { name: "Option 1" })).toBeDisabled();
    await userEvent.click(button("Add an option"));
    expect(screen.getByRole("textbox", { name: "Option 3" })).toBeEnabled();
  });

  test("never shows fewer than ten as a number", async () => {
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
