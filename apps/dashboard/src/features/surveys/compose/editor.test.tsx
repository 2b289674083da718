// @vitest-environment jsdom
import { fill, idOf, refusal } from "@stoep/client/testing";
import type { Question } from "@stoep/instrument";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { expectToast } from "../../../app/testing/expect-toast.ts";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import type { Survey } from "../parts/words.ts";
import { aQuestion, aServer, aSurvey, ofParticipation, withQuestions } from "../testing/samples.ts";
import { EditSurveyScreen, NewCallScreen } from "./editor-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const edit = { path: "/participation/surveys/$surveyId/edit", screen: EditSurveyScreen };
const session = ofParticipation();
type Replies = Parameters<typeof aServer>[1];

/** Opens a step of the given survey. */
async function open(change: Partial<Survey>, step: string, replies?: Replies) {
  const asked = aServer(aSurvey(change), replies);
  const at = `/participation/surveys/${idOf(1)}/edit?step=${step}`;
  const shown = await showScreen(edit.screen, { path: edit.path, at, session });
  await screen.findByRole("heading", { level: 1 });
  return { ...shown, of: (route: string) => asked.filter((one) => one.route === `surveys.${route}`) };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const saved = (asked: { body: unknown }[]) => asked.map(({ body }) => (body as { survey: Survey }).survey).at(-1);
const save = async () => {
  await userEvent.click(button("Save draft"));
  await expectToast("Draft saved.");
};

test("a new call is created by its first words, for a month and for residents", async () => {
  const asked = aServer(aSurvey({ kind: "call" }));
  await showScreen(NewCallScreen, { path: "/participation/surveys/new/call", also: [edit], session });
  await fill(await screen.findByRole("textbox", { name: /^Title/ }), "Foto’s van vroeger");
  await save();
  const body = asked.find(({ route }) => route === "surveys.createSurvey")?.body as Survey;
  expect(body).toMatchObject({ kind: "call", respondents: "residents", hasNoEnd: false });
  expect(body.instrument.title).toBe("Foto’s van vroeger");
});

test("a contribution form says what comes in, is for residents, and asks for no files", async () => {
  const form = {
    type: "idea" as const,
    takesAttachments: false,
    takesImages: true,
    takesSupport: true,
    takesPlace: true,
  };
  const { of } = await open({ ...withQuestions(), kind: "form", form }, "title");
  await userEvent.click(await screen.findByRole("switch", { name: /^Attachments/ }));
  await save();
  expect(saved(of("updateSurvey"))?.form).toEqual({ ...form, takesAttachments: true });
  await userEvent.click(screen.getByRole("link", { name: /Who answers/ }));
  expect(await screen.findByText(/^A contribution has an author/)).toBeVisible();
  expect(screen.queryByRole("radio")).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: /Questions/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Add a question" }));
  await screen.findByRole("menuitem", { name: /^Score/ });
  expect(screen.queryByRole("menuitem", { name: /^Files/ })).toBeNull();
});

test("the button leads past what is optional, and a required step that lacks something is not left", async () => {
  const { address } = await open({}, "title");
  const title = await screen.findByRole("textbox", { name: /^Title/ });
  await userEvent.clear(title);
  await userEvent.click(button("Continue to: Questions"));
  await waitFor(() => expect(title).toBeInvalid());
  await fill(title, "Ons plein");
  await userEvent.click(button("Continue to: Questions"));
  await waitFor(() => expect(address()).toContain("step=questions"));
  await userEvent.click(button("Continue to: Duration"));
  await waitFor(() => expect(address()).toContain("step=duration"));
  expect(button("Continue to: Publish")).toBeVisible();
});

describe("questions", () => {
  test("are added by kind, opened to be written", async () => {
    const { of } = await open(withQuestions(), "questions");
    await userEvent.click(await screen.findByRole("button", { name: "Add a question" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Score/ }));
    await fill(await screen.findByRole("textbox", { name: /^Question/ }), "Hoe veilig is het?");
    await save();
    expect(saved(of("updateSurvey"))?.instrument.pages[0]?.questions[0]).toMatchObject({
      kind: "score",
      text: "Hoe veilig is het?",
    });
  });

  test("get the focus once added, and the others are closed", async () => {
    await open(withQuestions(aQuestion()), "questions");
    await userEvent.click(await screen.findByRole("button", { name: "Edit Wat mist u?" }));
    await userEvent.click(button("Add a question"));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Ranking/ }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: /^Question/ })).toHaveFocus());
    await userEvent.click(button("Add an option"));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Option 3" })).toHaveFocus());
  });

  test("keep both options that change before the next drawing", async () => {
    const { of } = await open(withQuestions(aQuestion()), "questions");
    await userEvent.click(await screen.findByRole("button", { name: "Edit Wat mist u?" }));
    const fields = ["Option 1", "Option 2"].map((name) => screen.getByRole("textbox", { name }));
    act(() => {
      for (const [at, field] of fields.entries()) fireEvent.change(field, { target: { value: `Nieuw ${at}` } });
    });
    await save();
    const [question] = saved(of("updateSurvey"))?.instrument.pages[0]?.questions ?? [];
    expect(question).toMatchObject({ options: [{ text: "Nieuw 0" }, { text: "Nieuw 1" }] });
  });

  test("mark the option that is too long, and count near the limit", async () => {
    await open(withQuestions(aQuestion()), "questions");
    await userEvent.click(await screen.findByRole("button", { name: "Edit Wat mist u?" }));
    const option = screen.getByRole("textbox", { name: "Option 2" });
    await userEvent.click(option);
    await userEvent.paste("x".repeat(245));
    expect(await screen.findByText("251 of 250 characters")).toBeVisible();
    expect(option).toBeInvalid();
    await userEvent.click(button(/^Continue to/));
    await userEvent.click(await screen.findByRole("button", { name: /^Question 1: / }));
    await waitFor(() => expect(option).toHaveFocus());
  });

  test("are moved with buttons, and deleted with undo", async () => {
    await open(withQuestions(aQuestion(), aQuestion({ id: idOf(42), text: "Hoe vaak komt u?" })), "questions");
    const list = await screen.findByRole("list", { name: "Questions of page 1" });
    const names = () =>
      within(list)
        .getAllByRole("button", { name: /^Edit/ })
        .map((one) => one.getAttribute("aria-label"));
    await userEvent.click(button("Move Hoe vaak komt u? up"));
    expect(names()).toEqual(["Edit Hoe vaak komt u?", "Edit Wat mist u?"]);
    await userEvent.click(button("Remove Wat mist u?"));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(names()).toHaveLength(2);
    // So that nothing is saved any more once the next one is open.
    await save();
  });

  test("depend on earlier answers", async () => {
    const { of } = await open(withQuestions(aQuestion(), aQuestion({ id: idOf(42), text: "Hoeveel?" })), "questions");
    await userEvent.click(await screen.findByRole("button", { name: "Edit Hoeveel?" }));
    await userEvent.click(screen.getByRole("switch", { name: "Show this question only after certain answers" }));
    await save();
    expect(saved(of("updateSurvey"))?.instrument.pages[0]?.questions[1]?.showIf).toEqual({
      match: "all",
      tests: [{ questionId: idOf(41), rowId: null, is: "answered", optionIds: [], number: null }],
    });
  });

  test("keep what has answers: nothing is added or moved, and the reason is said", async () => {
    await open({ state: "published", hasAnswers: true }, "questions");
    expect(await screen.findByText("There are answers already")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Add a question" })).toBeNull();
    await userEvent.click(button("Edit Wat mist u?"));
    expect(screen.getByRole("switch", { name: /^Required/ })).toBeDisabled();
    expect(screen.queryByRole("button", { name: /^Remove Bomen/ })).toBeNull();
    await fill(screen.getByRole("textbox", { name: "Option 1" }), " en een fontein");
    expect(await screen.findByText("Question 1: only typing errors can be corrected")).toBeVisible();
  });
});

const lacking: [string, Partial<Question>, string, string][] = [
  ["no text", { text: "" }, "Write something.", "text"],
  ["one option", { options: [{ id: idOf(51), text: "Bomen" }] } as Partial<Question>, "Add at least 2 options.", ""],
  [
    "an empty option",
    {
      options: [
        { id: idOf(51), text: "Bomen" },
        { id: idOf(52), text: "" },
      ],
    } as Partial<Question>,
    "Fill in all options.",
    "options.1",
  ],
  [
    "a scale without words",
    { kind: "score", left: "", right: "Veilig" } as Partial<Question>,
    "Enter words for this end of the scale.",
    "left",
  ],
  [
    "a condition without tests",
    { showIf: { match: "all", tests: [] } },
    "Add a condition, or turn this off.",
    "showIf",
  ],
];

test.each(lacking)("a question with %s is told at its field", async (_, change, message) => {
  await open(withQuestions(aQuestion(), aQuestion({ id: idOf(42), ...change })), "questions");
  await userEvent.click(await screen.findByRole("button", { name: /^Continue to/ }));
  expect(await screen.findByRole("button", { name: `Question 2: ${message}` })).toBeVisible();
  // In the summary, and at the field, which was opened.
  expect(screen.getAllByText(message, { exact: false }).length).toBeGreaterThan(1);
});

const rules: [string, Partial<Survey>, string, string][] = [
  ["no questions", withQuestions(), "questions", "Add at least one question."],
  ["no last day", { endsOn: null }, "duration", "Enter the last day."],
  ["months out of bounds", { keptMonths: 3 }, "duration", "Enter a whole number from 6 to 60."],
  [
    "an introduction without a title",
    { introduction: { title: "", text: "Dag", button: "" } },
    "introduction",
    "Enter a title.",
  ],
  ["no link for everyone", { respondents: "open" }, "link", "Enter the public link: everyone answers by it."],
  ["a link that is too short", { slug: "plein" }, "link", "Use 15 to 50 letters, digits and dashes."],
  [
    "a translation that lacks texts",
    {
      translations: [{ language: "fr", introduction: { title: "", text: "", button: "" }, thanks: "", texts: {} }],
    },
    "translate",
    "Translate all texts, or delete this translation.",
  ],
];

test.each(rules)("%s: told at the field", async (_, change, step, message) => {
  await open(change, step);
  await userEvent.click(await screen.findByRole("button", { name: /^Continue to/ }));
  const link = await screen.findByRole("button", { name: new RegExp(message.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")) });
  await userEvent.click(link);
  await waitFor(() => expect(screen.getAllByText(message, { exact: false }).length).toBeGreaterThan(1));
});

test("a complete survey is checked, then published by name", async () => {
  const { of, address } = await open({}, "check", { publishSurvey: () => aSurvey({ state: "published" }) });
  expect(await screen.findByText("Whole network")).toBeVisible();
  await userEvent.click(button("Publish now"));
  const dialog = await screen.findByRole("dialog", { name: "Publish “Ons plein”?" });
  expect(dialog).toHaveTextContent("For the whole network: 35 households.");
  await userEvent.click(within(dialog).getByRole("button", { name: "Publish now" }));
  await expectToast("Published.");
  expect(of("publishSurvey")[0]?.body).toEqual({ version: 1, at: null });
  expect(address()).toBe("/participation/surveys");
});

test("the preview is answered as on a phone", async () => {
  await open({}, "questions");
  const phone = await screen.findByRole("region", { name: "The survey on a phone" });
  await userEvent.click(await within(phone).findByRole("radio", { name: "Bomen" }));
  expect(within(phone).getByRole("radio", { name: "Bomen" })).toBeChecked();
});

describe("a draft that is tested", () => {
  const required = withQuestions(aQuestion({ isRequired: true }));
  const phone = () => screen.findByRole("region", { name: "The survey on a phone" });
  const press = async (name: string) => userEvent.click(await within(await phone()).findByRole("button", { name }));
  const choose = async () => userEvent.click(await within(await phone()).findByRole("radio", { name: "Bomen" }));

  test("takes an answer in the version that was checked, and says how many there are", async () => {
    let testAnswers = 0;
    const survey = () => aSurvey({ ...required, testAnswers });
    const { of } = await open(required, "check", {
      getSurvey: survey,
      sendTestAnswer: () => {
        testAnswers += 1;
        return { done: true };
      },
    });
    expect(await screen.findByText(/^0 test answers so far/)).toBeVisible();
    await choose();
    await press("Versturen als testantwoord");
    await expectToast("Test answer sent.");
    expect(of("sendTestAnswer")[0]?.body).toMatchObject({
      instrumentVersion: 1,
      language: "nl",
      answers: { [idOf(41)]: { optionIds: [idOf(51)] } },
    });
    expect(await screen.findByText(/^1 test answer so far/)).toBeVisible();
  });

  test("tells what is wrong at the question, without asking the server", async () => {
    const { of } = await open(required, "check");
    await press("Versturen als testantwoord");
    const group = within(await phone()).getByRole("radiogroup", { name: "Wat mist u?" });
    await waitFor(() => expect(group).toHaveFocus());
    expect(group).toBeInvalid();
    expect(of("sendTestAnswer")).toEqual([]);
    await choose();
    expect(group).not.toBeInvalid();
  });

  test("tells at the question what the server refuses", async () => {
    await open(required, "check", {
      sendTestAnswer: () => {
        throw refusal("invalid_input", { [idOf(41)]: "answerOption" });
      },
    });
    await choose();
    await press("Versturen als testantwoord");
    const group = within(await phone()).getByRole("radiogroup", { name: "Wat mist u?" });
    await waitFor(() => expect(group).toBeInvalid());
  });
});

test("what is online is tried without being sent", async () => {
  await open({ state: "published" }, "check");
  const phone = await screen.findByRole("region", { name: "The survey on a phone" });
  expect(await within(phone).findByRole("button", { name: "Versturen" })).toBeVisible();
  expect(screen.queryByText(/test answers so far/)).toBeNull();
});

test("title and description stand in the preview before there are questions", async () => {
  await open(withQuestions(), "questions");
  const phone = await screen.findByRole("region", { name: "The survey on a phone" });
  expect(await within(phone).findByRole("heading", { name: "Ons plein" })).toBeVisible();
});

test("a translation keeps both texts that change before the next drawing", async () => {
  const translation = {
    language: "fr",
    introduction: { title: "", text: "", button: "" },
    thanks: "",
    texts: {},
  } as const;
  const { of } = await open({ translations: [translation] }, "translate");
  await userEvent.click(await screen.findByRole("tab", { name: /Français|French/ }));
  const fields = await screen.findAllByRole("textbox", { name: /^Translation: (Bomen|Banken)/ });
  act(() => {
    for (const [at, field] of fields.entries()) fireEvent.change(field, { target: { value: `mot ${at}` } });
  });
  await save();
  expect(Object.values(saved(of("updateSurvey"))?.translations[0]?.texts ?? {})).toEqual(["mot 0", "mot 1"]);
});

test("the public link names the network", async () => {
  await open({ slug: "het-plein-van-de-toekomst" }, "link");
  expect(await screen.findByDisplayValue(/\/gent\/surveys\/het-plein-van-de-toekomst$/)).toBeVisible();
});

test("what keeps a survey that is online from being saved is told with the way to its step", async () => {
  const translation = {
    language: "fr",
    introduction: { title: "", text: "", button: "" },
    thanks: "",
    texts: {},
  } as const;
  const { address } = await open({ state: "published", translations: [translation] }, "questions", {
    updateSurvey: () => {
      throw refusal("invalid_input", { "survey.translations.0.texts": "translationIncomplete" });
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Edit Wat mist u?" }));
  await userEvent.click(button("Add an option"));
  await fill(await screen.findByRole("textbox", { name: "Option 3" }), "Water");
  await userEvent.click(button("Save changes"));
  await userEvent.click(await screen.findByRole("button", { name: /Translate all texts/ }));
  await waitFor(() => expect(address()).toContain("step=translate"));
});
