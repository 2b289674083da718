import { idOf } from "@stoep/client/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { button, heading } from "../../../app/testing/render-app.tsx";
import { aCodeBallot, allStored, code, field, openCodePage } from "../testing/code-page.tsx";
import { aCastBallot } from "../testing/samples.ts";

const minutes = (count: number) => act(() => void vi.advanceTimersByTime(count * 60_000));
const warning = () => screen.queryByRole("dialog", { name: "Are you still there?" });

describe("when nothing is done", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] }));
  afterEach(() => void vi.useRealTimers());

  test("for four minutes it is said that the screen will forget, and after five it has", async () => {
    const { user, enter } = await openCodePage();
    await enter();
    await user.click(await button("Add: Idea 1"));
    minutes(3.9);
    expect(warning()).toBeNull();
    minutes(0.2);
    expect(warning()).toBeVisible();
    minutes(1);
    await heading("Vote with a code");
    expect(screen.getByText("This screen has forgotten your code")).toBeVisible();
    expect(
      screen.getByText(/^Nothing happened here for five minutes\. What you had not sent was not sent\./),
    ).toBeVisible();
    expect(await field()).toHaveValue("");
    expect(warning()).toBeNull();
    expect(document.body).not.toHaveTextContent("Idea 1");
    expect(allStored()).not.toContain(code);
  });

  test("the time is prolonged as often as wanted, and what was chosen stays", async () => {
    const { user, enter } = await openCodePage();
    await enter();
    await user.click(await button("Add: Idea 1"));
    for (const _ of [1, 2, 3]) {
      minutes(4.5);
      await user.click(await button("I am still here"));
      expect(warning()).toBeNull();
    }
    minutes(3.9);
    expect(warning()).toBeNull();
    expect(await button("Remove: Idea 1")).toBeVisible();
  });

  test("an act begins the time anew; once it is warned, only an answer does", async () => {
    const { enter } = await openCodePage();
    await enter();
    await heading("Your vote");
    minutes(3);
    fireEvent.keyDown(document.body, { key: "Tab" });
    minutes(3);
    expect(warning()).toBeNull();
    minutes(1.5);
    expect(warning()).toBeVisible();
    fireEvent.keyDown(document.body, { key: "Tab" });
    minutes(0.6);
    await heading("Vote with a code");
  });

  test("who is warned may let it be forgotten at once", async () => {
    const { user, enter } = await openCodePage({ opened: aCodeBallot({ ballot: aCastBallot(idOf(801)) }) });
    await enter();
    await heading("You have voted");
    minutes(4.5);
    await user.click(await button("Forget it now"));
    await heading("Vote with a code");
    expect(screen.queryByText("This screen has forgotten your code")).toBeNull();
  });

  test("a code that was begun is forgotten too; an empty field warns of nothing", async () => {
    const { user } = await openCodePage();
    await field();
    minutes(10);
    expect(warning()).toBeNull();
    await user.type(await field(), "K7QM");
    minutes(4.5);
    expect(warning()).toBeVisible();
    minutes(1);
    await waitFor(async () => expect(await field()).toHaveValue(""));
  });

  test("a device that slept for longer has forgotten when it wakes", async () => {
    const { enter } = await openCodePage();
    await enter();
    await heading("Your vote");
    vi.setSystemTime((vi.getMockedSystemTime()?.getTime() ?? 0) + 3_600_000);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await heading("Vote with a code");
  });
});

describe("when the page is left", () => {
  test("it is empty at once, before a browser can keep it for the way back", async () => {
    const { user, enter } = await openCodePage();
    await enter();
    await user.click(await button("Add: Idea 1"));
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    expect(document.body).not.toHaveTextContent("Idea 1");
    expect(await field()).toHaveValue("");
  });

  test("a page that a browser kept none the less is empty when it comes back", async () => {
    const { user } = await openCodePage();
    await user.type(await field(), code);
    act(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    expect(await field()).toHaveValue("");
  });

  test("another tab of the same browser knows nothing of it", async () => {
    const { enter, leave } = await openCodePage();
    await enter();
    await heading("Your vote");
    leave();
    await openCodePage();
    expect(await field()).toHaveValue("");
  });
});

describe("the browser’s own Back", () => {
  test("leads from the check to the ideas and on to where the code is typed, empty", async () => {
    const { user, enter } = await openCodePage({ opened: aCodeBallot({ ballot: aCastBallot(idOf(801)) }) });
    await enter();
    await user.click(await button("Change your vote"));
    await user.click(await button("Check and send"));
    act(() => history.back());
    await heading("Change your vote");
    act(() => history.back());
    await heading("You have voted");
    act(() => history.back());
    expect(await field()).toHaveValue("");
    expect(location.pathname).toBe("/gent/vote");
  });

  test("asks first where something would be lost", async () => {
    const { user, enter } = await openCodePage();
    await enter();
    await user.click(await button("Add: Idea 1"));
    act(() => history.back());
    const dialog = within(await screen.findByRole("dialog", { name: "Stop without sending?" }));
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(await button("Remove: Idea 1")).toBeVisible();
    act(() => history.back());
    await user.click(await button("Stop and forget"));
    await heading("You have not voted");
  });

  test("never leads back to a ballot that is finished", async () => {
    const { user, enter } = await openCodePage({ opened: aCodeBallot({ ballot: aCastBallot(idOf(801)) }) });
    await enter();
    await user.click(await button("Change your vote"));
    await user.click(await button("Check and send"));
    await user.click(await button("Send my changed vote"));
    await user.click(await button("Finish"));
    expect(await screen.findByText("This screen shows nothing of it any more.")).toBeVisible();
    await waitFor(() => expect(history.state).not.toHaveProperty("step"));
    act(() => history.forward());
    await waitFor(() => expect(history.state).toHaveProperty("step"));
    expect(document.body).not.toHaveTextContent("Idea");
  });
});
