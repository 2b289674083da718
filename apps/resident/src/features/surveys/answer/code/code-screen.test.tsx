/** Answering with a code by the public link: the code is asked first, and kept on no device. D §12 */
import { refusal } from "@stoep/client/testing";
import type { RefusalCode } from "@stoep/contract/kernel";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { heading } from "../../../../app/testing/render-app.tsx";
import { aMyAnswer, aReadSurvey, yes } from "../../testing/samples.ts";
import { code, codeField, openCodeSurvey } from "../../testing/survey-page.tsx";

beforeEach(() => localStorage.clear());

const [likes = ""] = yes.options.map(({ id }) => id);
const refuses =
  (refused: RefusalCode, fields = {}) =>
  () => {
    throw refusal(refused, fields);
  };
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]);

type Shown = Awaited<ReturnType<typeof openCodeSurvey>>;

async function answerAll({ press, choose, user }: Shown): Promise<void> {
  await user.selectOptions(await screen.findByRole("combobox", { name: "Your neighbourhood" }), "Muide");
  await press("Start");
  await choose("Option 0");
  await press("Next");
  await press("Check your answers");
  await press("Send answers");
  await heading("Your answers have been sent");
}

test("the code is asked first, then the neighbourhood, then the questions", async () => {
  const shown = await openCodeSurvey();
  expect(await codeField()).toHaveAccessibleDescription("8 to 16 letters and digits, as on your letter or card");
  expect(screen.queryByRole("button", { name: "Start" })).toBeNull();
  await shown.enter("k7qm 3rtx 9w");
  expect(shown.last("surveys.readCodeAnswer")?.body).toMatchObject({ code, proof: null });
  await answerAll(shown);
  expect(shown.last("surveys.sendCodeAnswer")?.body).toMatchObject({
    code,
    neighbourhoodId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    answers: { [yes.id]: { optionIds: [likes] } },
  });
  expect(stored()).not.toContain("3RTX");
});

test("a code that was scanned stands in the field, and in the address no more", async () => {
  await openCodeSurvey({}, `#${code}`);
  expect(await codeField()).toHaveValue(code);
  await waitFor(() => expect(location.href).not.toContain("3RTX"));
});

test("a wrong code is told at the field, which has the focus", async () => {
  const { enter } = await openCodeSurvey({
    surveys: { readCodeAnswer: refuses("invalid_input", { code: "codeWrong" }) },
  });
  await enter();
  expect(await codeField()).toHaveAccessibleDescription(/This code is not right/);
  await waitFor(async () => expect(await codeField()).toHaveFocus());
});

test("one that is too short is not sent", async () => {
  const { enter, last } = await openCodeSurvey();
  await enter("K7QM");
  expect(await codeField()).toBeInvalid();
  expect(last("surveys.readCodeAnswer")).toBeUndefined();
});

test.each([
  ["too_many_requests", /Too many wrong codes/],
  ["survey_code_revoked", /no longer works.*Stad Gent/],
] as const)("what else hinders is said: %s", async (refused, words) => {
  const { enter } = await openCodeSurvey({ surveys: { readCodeAnswer: refuses(refused) } });
  await enter();
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
});

test("a code that was used says that its answers count", async () => {
  const mine = aMyAnswer({ hasAnswered: true, can: { answer: "already_answered" } });
  const { enter } = await openCodeSurvey({ mine });
  await enter();
  expect(await screen.findByText(/You have answered this survey already/)).toBeVisible();
});

test("where it is allowed the same code shows its answers and changes them", async () => {
  const survey = aReadSurvey({ respondents: "codes", canChange: true });
  const shown = await openCodeSurvey({ survey });
  await shown.enter();
  await answerAll(shown);
  await shown.press("Answer with another code");
  expect(await codeField()).toHaveValue("");
  await shown.enter();
  await shown.press("See or change your answers");
  expect((await screen.findAllByRole("radio", { name: "Option 0" }))[0]).toBeChecked();
  expect(screen.queryByRole("combobox", { name: "Your neighbourhood" })).toBeNull();
});

test("what was begun with one code is not shown to another", async () => {
  const shown = await openCodeSurvey();
  await shown.enter();
  await shown.user.selectOptions(await screen.findByRole("combobox", { name: "Your neighbourhood" }), "Muide");
  await shown.press("Start");
  await shown.choose("Option 0");
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
  await shown.enter("K7QM-3RTX-9X");
  await shown.press("Start");
  expect(screen.queryByRole("radio", { name: "Option 0", checked: true })).toBeNull();
});
