// @vitest-environment jsdom
import { aReadPost, idOf, now, type Replies, refusal } from "@stoep/client/testing";
import type { Consequences } from "@stoep/contract/publishing";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { messageIn, openReader } from "../../../app/testing/open-reader.ts";
import { closeToasts } from "../../../app/testing/show-screen.tsx";
import { aPost, aVersion } from "../compose/testing/samples.ts";
import { openMessage } from "../testing/open-message.tsx";

type Reply = NonNullable<Replies["publishing"]>["restoreVersion"];

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

describe("the page of a message", () => {
  test("first shows the full message, then the response to it", async () => {
    await openMessage({ textHtml: "<p>Vanaf maandag.</p><p>Tot vrijdag.</p>" });
    const card = await screen.findByTitle("The message as residents see it");
    const reading = openReader(card.parentElement as HTMLElement);
    await waitFor(() =>
      expect(reading()).toMatchObject({
        subject: { place: "page", post: { textHtml: expect.stringContaining("Tot vrijdag.") } },
      }),
    );
    const cameBack = await screen.findByRole("heading", { name: "Response" });
    expect(card.compareDocumentPosition(cameBack) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test("shows an update with its alert, and is as high as the page in its frame says", async () => {
    const line = [
      { id: idOf(9), followUp: null, title: "Gas leak", publishedAt: now },
      { id: idOf(1), followUp: "update" as const, title: "Straat dicht", publishedAt: now },
    ];
    const alert = { followUp: "update" as const, isResolved: false, line };
    await openMessage({ type: "urgent", followUp: "update", followsId: idOf(9) }, { readPost: aReadPost({ alert }) });
    const frame = await screen.findByTitle("The message as residents see it");
    const reading = openReader(frame.parentElement as HTMLElement);
    await waitFor(() => expect(messageIn(reading()).post.alert).toEqual(alert));
    const { contentWindow: source } = frame as HTMLIFrameElement;
    const say = (origin: string, data: object) =>
      act(() => void dispatchEvent(new MessageEvent("message", { source, origin, data })));
    say(location.origin, { height: 321 });
    say("https://other.example", { height: 5 });
    expect(frame).toHaveStyle("--reader-height: 321px");
    say(location.origin, { isEnlarged: true });
    expect(frame.popover).toBe("manual");
    say(location.origin, { isEnlarged: false });
    expect(frame.popover).toBeNull();
  });

  test("shows its facts, each neighbourhood with its households", async () => {
    await openMessage({ theme: "mobility" });
    const rail = screen.getByRole("complementary", { name: "Details" });
    expect(await within(rail).findByText("Muide")).toHaveTextContent("Muide · 412 households");
    expect(within(rail).getByText("Els Peeters")).toBeVisible();
    expect(within(rail).getByText("Traffic and transport")).toBeVisible();
  });

  test("shows the streets of a neighbourhood instead of the number of all its households", async () => {
    const dok = { id: idOf(30), name: "Dok", postcode: "9000" };
    const listStreets = { items: [{ ...dok, neighbourhoodIds: [idOf(20)] }] };
    const places = { neighbourhoodIds: [idOf(20), idOf(21)], streets: [dok] };
    await openMessage(places, {}, "", { listStreets });
    const rail = screen.getByRole("complementary", { name: "Details" });
    expect((await within(rail).findByText("Only in Dok")).parentElement).toHaveTextContent("MuideOnly in Dok");
    expect(within(rail).getByText("Gentbrugge")).toHaveTextContent(/^Gentbrugge · .*households$/);
  });

  test("names the whole city when every neighbourhood is chosen", async () => {
    await openMessage({ neighbourhoodIds: [idOf(20), idOf(21)] });
    expect(await screen.findByText("Whole city")).toHaveTextContent("Whole city · 420 households");
  });

  test("has an address for every tab", async () => {
    const { address } = await openMessage();
    await userEvent.click(screen.getByRole("link", { name: "Statistics" }));
    expect(address()).toBe(`/messages/${idOf(1)}?tab=statistics`);
    await waitFor(() =>
      expect(screen.getByRole("link", { name: "Statistics" })).toHaveAttribute("aria-current", "page"),
    );
  });

  test("is shown in each of its languages", async () => {
    const french = { ctaText: "", ctaDescription: "", altTexts: {}, optionTexts: {} };
    await openMessage({
      translations: [{ language: "fr", title: "Rue barrée", textHtml: "<p>Dès lundi.</p>", ...french }],
    });
    const card = await screen.findByTitle("The message as residents see it");
    const reading = openReader(card.parentElement as HTMLElement);
    await userEvent.click(await screen.findByRole("radio", { name: "Français" }));
    const post = { title: "Rue barrée", textHtml: "<p>Dès lundi.</p>", isTranslated: true };
    await waitFor(() => expect(reading()).toMatchObject({ language: "fr", subject: { post } }));
  });

  test("has no link to statistics for a draft", async () => {
    const { of } = await openMessage({ state: "concept", publishedAt: null, publishAt: null });
    expect(screen.queryByRole("link", { name: "Statistics" })).toBeNull();
    expect(screen.getByRole("link", { name: "Continue writing" })).toBeVisible();
    expect(of("getStatistics")).toHaveLength(0);
  });
});

describe("deleting a message", () => {
  const remove = async () => {
    await userEvent.click(screen.getByRole("button", { name: "More actions" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
  };

  test("asks for confirmation by name, and can be undone from the toast", async () => {
    const { of, address } = await openMessage();
    await remove();
    const dialog = await screen.findByRole("dialog", { name: "Delete “Straat dicht”?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(address()).toBe("/inbox?state=published"));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(of("undeletePost")).toHaveLength(1));
    await waitFor(() => expect(address()).toBe(`/messages/${idOf(1)}`));
    expect(screen.getByText("Message restored.")).toBeVisible();
  });

  test("shows the reason when refused", async () => {
    const { of } = await openMessage({
      can: { edit: true, publish: true, copy: true, share: true, delete: "level_too_low" },
    });
    await userEvent.click(screen.getByRole("button", { name: "More actions" }));
    const item = await screen.findByRole("menuitem", { name: /Delete/ });
    expect(item).toHaveTextContent("Your role does not allow this.");
    await userEvent.click(item);
    expect(of("deletePost")).toHaveLength(0);
  });
});

describe("the history of a message", () => {
  const version = (number: number, title: string, textHtml: string) => aVersion(number, { title, textHtml });
  const listVersions = {
    items: [version(2, "Straat gesloten", "<p>Vanaf maandag.</p>"), version(1, "Straat open", "<p>Vanaf maandag.</p>")],
    next: null,
  };

  test("marks changed words by more than colour, at an address of its own", async () => {
    const { address } = await openMessage({ version: 3 }, { listVersions }, "?tab=history");
    const [latest] = await screen.findAllByRole("button", { name: "Show what changed" });
    if (latest) await userEvent.click(latest);
    await waitFor(() => expect(address()).toContain("version=2"));
    expect((await screen.findByText("gesloten")).closest("del")).not.toBeNull();
    expect(screen.getByText("dicht").closest("ins")).not.toBeNull();
  });

  test("compares an earlier version with the next one, or with the current one", async () => {
    await openMessage({ version: 3 }, { listVersions }, "?tab=history&version=1");
    expect((await screen.findByText("gesloten")).closest("ins")).not.toBeNull();
    await userEvent.click(screen.getByRole("radio", { name: "Compared with now" }));
    expect((await screen.findByText("dicht")).closest("ins")).not.toBeNull();
    expect(screen.getByText("open").closest("del")).not.toBeNull();
  });

  test("restores the earlier text after confirmation, as a change to the version that is shown", async () => {
    const restored = aPost({ state: "published", publishedAt: now, publishAt: now, version: 4 });
    const { of } = await openMessage(
      { version: 3 },
      { listVersions, restoreVersion: restored },
      "?tab=history&version=2",
    );
    await userEvent.click(await screen.findByRole("button", { name: "Restore the version before this change" }));
    const dialog = await screen.findByRole("dialog", { name: /^Restore the version from before 21\sNov/ });
    await userEvent.click(within(dialog).getByRole("button", { name: "Restore" }));
    await waitFor(() => expect(of("restoreVersion")).toHaveLength(1));
    expect(of("restoreVersion")[0]).toMatchObject({ params: { version: "2" }, body: { version: 3 } });
    expect(await screen.findByText("The earlier version is back.")).toBeVisible();
  });

  test("asks once more before an earlier version reaches people", async () => {
    const found: Consequences = [{ kind: "notified", people: null, channels: ["bell", "mail", "push"] }];
    const restoreVersion: Reply = ({ body: { confirmed } }) => {
      if (!confirmed?.length) throw refusal("consequences_unconfirmed", {}, found);
      return aPost({ state: "published", publishedAt: now, publishAt: now, version: 4 });
    };
    const { of } = await openMessage({ version: 3 }, { listVersions, restoreVersion }, "?tab=history&version=2");
    await userEvent.click(await screen.findByRole("button", { name: "Restore the version before this change" }));
    await userEvent.click(await screen.findByRole("button", { name: "Restore" }));
    const question = await screen.findByRole("dialog", { name: "This change reaches people" });
    expect(question).toHaveTextContent(/It reaches fewer than.10 more residents, who get a notification/);
    await userEvent.click(within(question).getByRole("button", { name: "Save and tell them" }));
    expect(await screen.findByText("The earlier version is back.")).toBeVisible();
    expect(of("restoreVersion").map(({ body }) => body)).toMatchObject([{ confirmed: [] }, { confirmed: found }]);
  });
});
