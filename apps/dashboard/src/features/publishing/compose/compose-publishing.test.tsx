// @vitest-environment jsdom

import { refusal } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { messageIn, openReader } from "../../../app/testing/open-reader.ts";
import { atStep, openEditor, titleField } from "./testing/open-editor.tsx";
import { aPost, aPreview, idOf } from "./testing/samples.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const phone = () => screen.getByRole("region", { name: "On a resident’s phone" });

describe("from draft to published", () => {
  async function openCheck(replies: Parameters<typeof openEditor>[0] = {}) {
    const editor = await openEditor({ post: aPost({ type: "urgent" }), at: atStep("check"), ...replies });
    await screen.findByRole("heading", { name: "Who will be reached" });
    return editor;
  }

  test("the check lists everything that is missing, in the order of the steps, before any request to the server", async () => {
    const { of } = await openEditor();
    await titleField();
    await userEvent.click(screen.getByRole("link", { name: /^Review/ }));
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

  test("the check shows who is reached, and warns about the last message", async () => {
    const postedRecently = [{ id: idOf(20), name: "Muide" }];
    await openCheck({ post: aPost(), replies: { previewPost: () => aPreview(aPost(), { postedRecently }) } });
    expect(screen.getByText("58")).toBeVisible();
    expect(screen.getByText(/In Muide\. People read less/)).toBeVisible();
    await userEvent.click(button("Back"));
    expect(await screen.findByRole("heading", { name: "What do you want to add?" })).toBeVisible();
  });

  test("check and question name the streets that it is narrowed to", async () => {
    const areas = ["Dampoort", "Muide"].map((name, place) => ({ id: idOf(20 + place), name }));
    const places = areas.map(({ id, name }) => ({
      id,
      name,
      households: null,
      residents: null,
      streets: name === "Muide" ? ["Achtermuide", "Dok"] : [],
    }));
    const post = aPost({ neighbourhoodIds: areas.map(({ id }) => id), streets: [] });
    const reach = { households: null, residents: null, neighbourhoods: 2, places };
    const readAreas = {
      type: "FeatureCollection",
      features: areas.map(({ id, name }) => ({
        type: "Feature",
        properties: { id, name },
        geometry: { type: "Polygon", coordinates: [[]] },
      })),
    };
    await openCheck({ post, replies: { previewPost: () => aPreview(post, { reach }) }, neighbourhoods: { readAreas } });
    const said = /Dampoort and Muide \(only Achtermuide and Dok\)/;
    expect(await screen.findByText(said)).toBeVisible();
    await userEvent.click(button("Publish now"));
    expect(within(await screen.findByRole("dialog")).getByText(said)).toBeVisible();
  });

  test("nobody is advised to send an alert later", async () => {
    const postedRecently = [{ id: idOf(20), name: "Muide" }];
    const post = aPost({ type: "urgent" });
    const urgent = { sendsBy: ["mail" as const], postedRecently };
    await openCheck({ post, replies: { previewPost: () => aPreview(post, urgent) } });
    expect(await screen.findByText("The alert goes out right away")).toBeVisible();
    expect(screen.queryByText(/People read less/)).toBeNull();
    await userEvent.click(button("Publish now"));
    expect(within(await screen.findByRole("dialog")).queryByText(/People read less/)).toBeNull();
  });

  test("reaching nobody is a warning, and never counts as complete", async () => {
    const reach = { households: null, residents: null, neighbourhoods: 2, places: [] };
    await openCheck({ replies: { previewPost: () => aPreview(aPost(), { reach }) } });
    expect(screen.getByText("Fewer than 10 people are reached")).toBeVisible();
    expect(screen.queryByText(/The message is complete/)).toBeNull();
  });

  test("a neighbourhood where nobody is reached is named, and the rest does not count as complete", async () => {
    const place = (name: string, residents: number | null, streets: string[] = []) => ({
      id: idOf(name.length),
      name,
      households: residents,
      residents,
      streets,
    });
    const places = [place("Dampoort", 42), place("Muide", null, ["Voorhavenlaan"])];
    const reach = { households: 42, residents: 42, neighbourhoods: 2, places };
    await openCheck({ replies: { previewPost: () => aPreview(aPost(), { reach }) } });
    expect(screen.getByText("Fewer than 10 people are reached in Muide")).toBeVisible();
    expect(screen.getByRole("row", { name: /^Muide ?Only in Voorhavenlaan/ })).toBeVisible();
    expect(screen.getByText("Neighbourhoods", { selector: "span, div, p" })).toBeVisible();
    expect(screen.queryByText(/The message is complete/)).toBeNull();
  });

  test("the warning about messages too close together depends on the chosen time", async () => {
    const { of } = await openCheck({
      post: aPost({ state: "scheduled", publishAt: "2090-01-02T09:00:00.000Z" }),
      replies: { listPostedAround: { items: [{ id: idOf(20), name: "Muide" }] } },
    });
    await userEvent.click(button("Reschedule"));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText(/In Muide\. People read less/)).toBeVisible();
    expect(of("listPostedAround").at(-1)?.query.get("at")).toBe("2090-01-02T09:00:00.000Z");
  });

  test("the preview of a scheduled message shows the time it is scheduled for", async () => {
    await openCheck({ post: aPost({ state: "scheduled", publishAt: "2090-01-02T09:00:00.000Z" }) });
    const reading = openReader(phone());
    await waitFor(() => expect(messageIn(reading()).post.publishedAt).toBe("2090-01-02T09:00:00.000Z"));
  });

  test("an alert shows how many people get a mail, and is published as previewed", async () => {
    const live = aPost({ state: "published", publishedAt: "2026-11-21T09:05:00.000Z" });
    const { of, address } = await openCheck({
      post: aPost({ type: "urgent", version: 3 }),
      replies: { publishPost: () => ({ post: live, postedRecently: [] }) },
    });
    await userEvent.click(button("Publish now"));
    const dialog = await screen.findByRole("dialog", { name: "Publish “Straat dicht”?" });
    expect(within(dialog).getByText(/By email to 58 people/)).toBeVisible();
    expect(within(dialog).getByText(/On the devices of residents/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Publish now" }));
    expect(await screen.findByText("Message published.")).toBeVisible();
    expect(of("publishPost")[0]?.body).toEqual({ version: 3, at: null });
    expect(address()).toBe(`/messages/${idOf(1)}`);
  });

  test("a time is required, must be in the future, and is refused in words if it has since passed", async () => {
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

  test("scheduling can be undone", async () => {
    const planned = { state: "scheduled", publishAt: "2090-01-01T09:00:00.000Z" } as const;
    const { of } = await openEditor({ post: aPost(planned), replies: { unschedulePost: () => aPost() } });
    await userEvent.click(button("Move back to drafts"));
    expect(await screen.findByText("The message is a draft again.")).toBeVisible();
    expect(of("unschedulePost")).toHaveLength(1);
    expect(button("Save draft")).toBeVisible();
  });

  test("deleting asks for confirmation by name", async () => {
    const { of, address } = await openEditor({ post: aPost(), replies: { deletePost: { done: true } } });
    await userEvent.click(button("More actions"));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    expect(await screen.findByText("Delete “Straat dicht”?")).toBeVisible();
    await userEvent.click(button("Delete"));
    await waitFor(() => expect(address()).toBe("/inbox?state=concept"));
    expect(of("deletePost")).toHaveLength(1);
  });
});
