import { idOf, refusal } from "@stoep/client/testing";
import type { RefusalCode } from "@stoep/contract/kernel";
import type { SentAnswer } from "@stoep/contract/surveys";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { clearExpiredUnsent } from "../../../app/index.ts";
import { button, heading, renderApp } from "../../../app/testing/render-app.tsx";
import { aMyAnswer, aReadSurvey, why, words, yes } from "../testing/samples.ts";
import { openPublicSurvey, openSurvey } from "../testing/survey-page.tsx";

beforeEach(() => localStorage.clear());

const [likes, dislikes] = yes.options.map(({ id }) => id);
const kept = () => Object.keys(localStorage).filter((key) => key.includes("survey."));
const refuses =
  (code: RefusalCode, fields = {}) =>
  () => {
    throw refusal(code, fields);
  };

test("a resident answers page by page, checks, sends, and is thanked", async () => {
  const { press, choose, user, last } = await openSurvey({
    surveys: { sendAnswer: aMyAnswer({ hasAnswered: true, answers: {}, instrumentVersion: 1 }) },
  });
  await heading("Your square");
  await press("Start");
  expect(await screen.findByText("Page 1 of 2")).toBeVisible();
  expect(screen.queryByRole("group", { name: /What do you like/ })).toBeNull();
  await choose("Option 0");
  expect(await screen.findByRole("radiogroup", { name: /What do you like/ })).toBeVisible();
  await press("Next");
  await user.type(await screen.findByRole("textbox", { name: /What do you miss/ }), "A bench");
  await press("Check your answers");
  await heading("Check your answers");
  expect(screen.getByText("A bench")).toBeVisible();
  await press("Send answers");
  await heading("Your answers have been sent");
  expect(screen.getByText(/We read all answers/)).toBeVisible();
  expect(last("surveys.sendAnswer")?.body).toMatchObject({
    instrumentVersion: 1,
    language: "en",
    answers: { [yes.id]: { optionIds: [likes] }, [words.id]: { text: "A bench" } },
  });
  expect(last("surveys.sendAnswer")?.body).not.toHaveProperty("website");
  expect(kept()).toEqual([]);
});

test("what is required is told on its page, with the focus on the summary", async () => {
  const { press } = await openSurvey();
  await press("Start");
  await press("Next");
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("“Do you like the square?”: Answer this question.");
  expect(alert).toHaveFocus();
  expect(screen.getByRole("radiogroup", { name: "Do you like the square?" })).toBeInvalid();
});

test("before a change makes answers go, it says which", async () => {
  const { press, user } = await openSurvey();
  await press("Start");
  const group = (name: RegExp) => within(screen.getByRole("radiogroup", { name }));
  await user.click(await screen.findByRole("radio", { name: "Option 0" }));
  await user.click(group(/What do you like/).getByRole("radio", { name: "Option 1" }));
  await user.click(group(/Do you like/).getByRole("radio", { name: "Option 1" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent(why.text);
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(group(/Do you like/).getByRole("radio", { name: "Option 0" })).toBeChecked();
  await user.click(group(/Do you like/).getByRole("radio", { name: "Option 1" }));
  await press("Change and remove");
  expect(screen.queryByRole("radiogroup", { name: /What do you like/ })).toBeNull();
  await user.click(group(/Do you like/).getByRole("radio", { name: "Option 0" }));
  expect(group(/What do you like/).getByRole("radio", { name: "Option 1" })).not.toBeChecked();
});

test("what is answered stays on the device until it is sent, for a day", async () => {
  const { press, choose, leave } = await openSurvey();
  await press("Start");
  await choose("Option 1");
  await waitFor(() => expect(kept()).toHaveLength(1));
  const [key = ""] = kept();
  const draft = JSON.parse(localStorage.getItem(key) ?? "{}");
  clearExpiredUnsent(draft.until - 1);
  expect(kept()).toEqual([key]);
  leave();
  const again = await openSurvey();
  await again.press("Continue your answers");
  expect(await screen.findByRole("radio", { name: "Option 1" })).toBeChecked();
  again.leave();
  localStorage.setItem(key, JSON.stringify({ ...draft, until: 1 }));
  await openSurvey();
  await button("Start");
  expect(kept()).toEqual([]);
});

test("on a shared computer nothing is kept", async () => {
  const { press, choose, user } = await openSurvey();
  await user.click(await screen.findByRole("checkbox", { name: "I am on a shared computer" }));
  await press("Start");
  await choose("Option 1");
  expect(await screen.findByRole("radio", { name: "Option 1" })).toBeChecked();
  expect(kept()).toEqual([]);
});

test("on a bad line the same answer is sent again under its own id", async () => {
  let times = 0;
  const sendAnswer = () => {
    times += 1;
    if (times === 1) return refuses("unavailable")();
    return aMyAnswer({ hasAnswered: true });
  };
  const { press, choose, asked } = await openSurvey({ surveys: { sendAnswer } });
  await press("Start");
  await choose("Option 1");
  await press("Next");
  await press("Check your answers");
  await press("Send answers");
  expect(await screen.findByRole("alert")).toHaveTextContent("they count once");
  await press("Send answers");
  await heading("Your answers have been sent");
  const ids = asked.filter(({ route }) => route === "surveys.sendAnswer").map(({ body }) => (body as SentAnswer).id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test.each<[RefusalCode, string]>([
  ["survey_not_active", "The survey is over."],
  ["residence_not_proven", "address is confirmed"],
  ["already_answered", "You have answered this survey already."],
  ["answer_sealed", "they can no longer be shown or changed"],
  ["changed_meanwhile", "The survey was changed meanwhile."],
  ["not_found", "The survey was removed"],
  ["too_many_requests", "Wait a minute"],
])("refused as %s, the words say so and the answers stay", async (code, text) => {
  const { press, choose } = await openSurvey({ surveys: { sendAnswer: refuses(code) } });
  await press("Start");
  await choose("Option 1");
  await press("Next");
  await press("Check your answers");
  await press("Send answers");
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent(text);
  expect(alert).toHaveTextContent("still on this device");
  expect(screen.getByText("Option 1")).toBeVisible();
  expect(kept()).toHaveLength(1);
});

test("a newer version is loaded on demand, and keeps the answers that it still asks for", async () => {
  let version = 1;
  const { press, choose, last } = await openSurvey({
    surveys: {
      readSurvey: () => aReadSurvey({ instrumentVersion: version }),
      sendAnswer: () => (version === 1 ? refuses("changed_meanwhile")() : aMyAnswer({ hasAnswered: true })),
    },
  });
  await press("Start");
  await choose("Option 1");
  await press("Next");
  await press("Check your answers");
  await press("Send answers");
  await screen.findByRole("alert");
  version = 2;
  await press("Load the new version");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  await press("Send answers");
  await heading("Your answers have been sent");
  expect(last("surveys.sendAnswer")?.body).toMatchObject({
    instrumentVersion: 2,
    answers: { [yes.id]: { optionIds: [dislikes] } },
  });
});

test("fields that the server refuses are told on their page", async () => {
  const { press, choose } = await openSurvey({
    surveys: { sendAnswer: refuses("invalid_input", { [words.id]: "answerTooLong" }) },
  });
  await press("Start");
  await choose("Option 1");
  await press("Next");
  await press("Check your answers");
  await press("Send answers");
  expect(await screen.findByText("Page 2 of 2")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("Shorten this answer");
});

test("who has answered changes the answer while that is allowed", async () => {
  const mine = aMyAnswer({
    hasAnswered: true,
    answers: { [yes.id]: { optionIds: [dislikes ?? ""] } },
    instrumentVersion: 1,
  });
  const { press } = await openSurvey({ mine });
  expect(await screen.findByText("You have answered")).toBeVisible();
  expect(screen.getByText(/up to and including 15 Dec 2026/)).toBeVisible();
  await press("See or change your answers");
  expect(await screen.findByRole("radio", { name: "Option 1" })).toBeChecked();
});

test("who cannot answer reads why", async () => {
  await openSurvey({ mine: aMyAnswer({ hasAnswered: true, can: { answer: "already_answered" } }) });
  expect(await screen.findByText(/You have answered this survey already/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Start" })).toBeNull();
});

test("by the public link everybody answers without signing in, after choosing a neighbourhood", async () => {
  const { press, choose, user, last } = await openPublicSurvey();
  await heading("Your square");
  expect(screen.queryByRole("link", { name: "Sign in" })).toBeNull();
  await press("Start");
  expect(await screen.findByRole("alert")).toHaveTextContent("Choose a neighbourhood.");
  await user.selectOptions(screen.getByRole("combobox", { name: "Your neighbourhood" }), "Muide");
  await press("Start");
  await choose("Option 1");
  await press("Next");
  await press("Check your answers");
  await press("Send answers");
  await heading("Your answers have been sent");
  const sent = last("surveys.sendOpenAnswer");
  expect(sent?.body).toMatchObject({ neighbourhoodId: idOf(3), website: "" });
  expect(sent?.headers.get("authorization")).toBeNull();
  expect(kept()).toEqual([]);
});

test("the public link of a survey for residents leads them to sign in", async () => {
  const survey = aReadSurvey();
  await openPublicSurvey({ survey });
  const link = await screen.findByRole("link", { name: "Sign in to answer" });
  expect(link).toHaveAttribute("href", expect.stringContaining(encodeURIComponent(`/take-part/surveys/${survey.id}`)));
});

test("on a shared computer the answers go when the page is left", async () => {
  const { press, choose, user } = await openSurvey();
  await user.click(await screen.findByRole("checkbox", { name: "I am on a shared computer" }));
  await press("Start");
  await choose("Option 1");
  act(() => void dispatchEvent(new Event("pagehide")));
  await press("Start");
  expect(await screen.findByRole("radio", { name: "Option 1" })).not.toBeChecked();
});

test("the app removes old answers of everybody when it starts, whichever screen it opens", async () => {
  const [old, young] = [1, Number.MAX_SAFE_INTEGER].map((until) => ({ answers: {}, until }));
  localStorage.setItem("stoep.unsent.somebody.survey.1", JSON.stringify(old));
  localStorage.setItem("stoep.unsent..survey.2", JSON.stringify(old));
  localStorage.setItem("stoep.unsent..survey.3", JSON.stringify(young));
  await renderApp("/nowhere", {}, null);
  await waitFor(() => expect(kept()).toEqual(["stoep.unsent..survey.3"]));
});

test("what another tab sends meanwhile is told, and this tab's answers are sent as others", async () => {
  let mine = aMyAnswer();
  const { press, choose, last } = await openSurvey({
    mine: () => mine,
    surveys: { sendAnswer: aMyAnswer({ hasAnswered: true }) },
  });
  await press("Start");
  await choose("Option 1");
  await waitFor(() => expect(kept()).toHaveLength(1));
  const [key = ""] = kept();
  const { id } = JSON.parse(localStorage.getItem(key) ?? "{}");
  mine = aMyAnswer({ hasAnswered: true, answers: { [yes.id]: { optionIds: [likes ?? ""] } }, instrumentVersion: 1 });
  localStorage.removeItem(key);
  act(() => void dispatchEvent(new StorageEvent("storage", { key })));
  expect(await screen.findByText("These answers were sent or deleted in another tab")).toBeVisible();
  expect(screen.getByRole("radio", { name: "Option 1" })).toBeChecked();
  await press("Next");
  await press("Check your answers");
  await press("Send changed answers");
  await heading("Your answers have been sent");
  expect(last("surveys.sendAnswer")?.body).toMatchObject({ answers: { [yes.id]: { optionIds: [dislikes] } } });
  expect(last("surveys.sendAnswer")?.body).not.toMatchObject({ id });
});

test("a change that comes too late is told apart from what was sent, and can be discarded", async () => {
  const mine = aMyAnswer({ hasAnswered: true, answers: { [yes.id]: { optionIds: [dislikes ?? ""] } } });
  const first = await openSurvey({ mine });
  await first.press("See or change your answers");
  await first.choose("Option 0");
  await waitFor(() => expect(kept()).toHaveLength(1));
  first.leave();
  const { press } = await openSurvey({ mine: { ...mine, can: { answer: "survey_not_active" } } });
  expect(await screen.findByText("Your change has not been sent")).toBeVisible();
  expect(screen.getByText(/The answers you sent before count/)).toBeVisible();
  await press("Delete my change");
  expect(screen.queryByText("Your change has not been sent")).toBeNull();
  expect(screen.getByText("Option 1")).toBeVisible();
  await waitFor(() => expect(kept()).toEqual([]));
});

test("a survey in other languages than the reader's names them all", async () => {
  await openSurvey({ survey: aReadSurvey({ language: "nl", languages: ["nl", "tr"] }) });
  expect(await screen.findByText("Available in Dutch, Turkish")).toBeVisible();
});

test("who has sent answers and not the change to them is told so, and goes back by deleting the change", async () => {
  const mine = aMyAnswer({ hasAnswered: true, answers: { [yes.id]: { optionIds: [dislikes ?? ""] } } });
  const first = await openSurvey({ mine });
  await first.press("See or change your answers");
  await first.choose("Option 0");
  await waitFor(() => expect(kept()).toHaveLength(1));
  first.leave();
  const { press } = await openSurvey({ mine });
  expect(await screen.findByText(/count until you send your change/)).toBeVisible();
  await press("Delete my change");
  await button("See or change your answers");
});
