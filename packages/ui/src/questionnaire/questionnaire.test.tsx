import type { Answer, Answers, Kind, Question } from "@stoep/instrument";
import { everyKind, idOf, instrument, page, shapes } from "@stoep/instrument/testing";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { QuestionnairePage, type QuestionnaireProps } from "./index.ts";

const texts: QuestionnaireProps["texts"] = (key, values = {}) => [key, ...Object.values(values)].join(" ");
const images = [{ id: idOf(1), address: "/picture" }];

const questionOf = (kind: Kind): Question => {
  const found = everyKind.find((one) => one.kind === kind);
  if (!found) throw new Error(`no question of the kind ${kind}`);
  return found;
};

/** Remembers what is answered, beside the screen. */
function Shown({
  given,
  ...props
}: Omit<QuestionnaireProps, "answers" | "onAnswer"> & { given: { answers: Answers } }) {
  const [answers, setAnswers] = useState(given.answers);
  const onAnswer = (id: string, answer: Answer | null) => {
    const { [id]: _, ...others } = given.answers;
    given.answers = answer === null ? others : { ...others, [id]: answer };
    setAnswers(given.answers);
  };
  return <QuestionnairePage {...props} answers={answers} onAnswer={onAnswer} />;
}

const FakeMap = ({ label }: { label: string }) => <div role="application" aria-label={label} />;

/** Shows questions on one page. */
function show(questions: readonly Question[], { answers = {}, ...props }: Partial<QuestionnaireProps> = {}) {
  const given = { answers };
  const pages = instrument(page(1, [...questions]));
  render(<Shown instrument={pages} pageAt={0} problems={{}} images={images} texts={texts} {...props} given={given} />);
  return { user: userEvent.setup(), answerTo: ({ id }: Question) => given.answers[id] };
}

const radio = (name: string) => screen.getByRole("radio", { name });
const field = (name: string | RegExp) => screen.getByRole("textbox", { name });

test.each(everyKind)("a question of the kind $kind is named by its text", (question) => {
  show([question]);
  expect(document.getElementById(`field-${question.id}`)).toHaveAccessibleName(`${question.text} optional`);
});

test.each(everyKind)("what is wrong with a question of the kind $kind is told where it is answered", (question) => {
  show([question], { problems: { [question.id]: "Put this right." } });
  const control = document.getElementById(`field-${question.id}`);
  expect(control).toHaveAccessibleDescription(/Put this right\./);
});

test("words, numbers and days are typed", async () => {
  const open = questionOf("open");
  const number = { ...open, ...shapes.open, kind: "open" as const, form: "number" as const };
  const { user, answerTo } = show([number]);
  await user.type(field(/What do you miss/), "1,5");
  expect(answerTo(number)).toEqual({ number: 1.5 });
  await user.type(field(/What do you miss/), "x");
  expect(answerTo(number)).toEqual({ text: "1,5x" });
  await user.clear(field(/What do you miss/));
  expect(answerTo(number)).toBeUndefined();
});

test("a score says what its ends mean, and can be taken back", async () => {
  const score = questionOf("score");
  const { user, answerTo } = show([score]);
  await user.click(radio("score 0 Never"));
  expect(answerTo(score)).toEqual({ number: 0 });
  await user.keyboard("{ArrowRight}");
  expect(answerTo(score)).toEqual({ number: 1 });
  await user.click(screen.getByRole("button", { name: "clear" }));
  expect(answerTo(score)).toBeUndefined();
});

test("another answer than those offered is typed", async () => {
  const single = questionOf("single");
  const { user, answerTo } = show([single]);
  await user.click(radio("other"));
  await user.type(field("otherText"), "Maybe");
  expect(answerTo(single)).toEqual({ optionIds: ["other"], otherText: "Maybe" });
  await user.click(radio("Yes"));
  expect(answerTo(single)).toEqual({ optionIds: [idOf(100)] });
});

test("several are chosen, and none is no answer", async () => {
  const multiple = questionOf("multiple");
  const { user, answerTo } = show([multiple]);
  expect(screen.getByText("chooseMost 2")).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "By bike" }));
  await user.click(screen.getByRole("checkbox", { name: "By bus" }));
  expect(answerTo(multiple)).toEqual({ optionIds: [idOf(200), idOf(202)] });
  await user.click(screen.getByRole("checkbox", { name: "By bike" }));
  await user.click(screen.getByRole("checkbox", { name: "By bus" }));
  expect(answerTo(multiple)).toBeUndefined();
});

test("options are ranked by the keyboard alone, and the focus stays with what moves", async () => {
  const ranking = questionOf("ranking");
  const { user, answerTo } = show([ranking]);
  for (const name of ["add Water 1", "add Trees 2", "add Benches 3"]) {
    screen.getByRole("button", { name }).focus();
    await user.keyboard("{Enter}");
  }
  expect(answerTo(ranking)).toEqual({ optionIds: [idOf(302), idOf(300), idOf(301)] });
  screen.getByRole("button", { name: "moveUp Benches" }).focus();
  await user.keyboard("{Enter}");
  expect(answerTo(ranking)).toEqual({ optionIds: [idOf(302), idOf(301), idOf(300)] });
  expect(screen.getByRole("button", { name: "moveUp Benches" })).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("place Benches 2 3");
  await user.keyboard("{Enter}");
  expect(answerTo(ranking)).toEqual({ optionIds: [idOf(301), idOf(302), idOf(300)] });
  expect(screen.getByRole("button", { name: "moveDown Benches" })).toHaveFocus();
});

test("each row of a matrix is a question of its own", async () => {
  const matrix = questionOf("matrix");
  const { user, answerTo } = show([matrix]);
  await user.click(within(screen.getByRole("group", { name: "Parks" })).getByRole("radio", { name: "Good" }));
  expect(answerTo(matrix)).toEqual({ columns: { [idOf(401)]: idOf(451) } });
});

test("a line is chosen from a list", async () => {
  const dropdown = questionOf("dropdown");
  const { user, answerTo } = show([dropdown]);
  await user.selectOptions(screen.getByRole("combobox"), "Ledeberg");
  expect(answerTo(dropdown)).toEqual({ optionIds: [idOf(501)] });
  await user.selectOptions(screen.getByRole("combobox"), "choosePrompt");
  expect(answerTo(dropdown)).toBeUndefined();
});

test("pictures are chosen by their words", async () => {
  const gallery = questionOf("gallery");
  const { user, answerTo } = show([gallery]);
  await user.click(radio("A garden"));
  expect(answerTo(gallery)).toEqual({ optionIds: [idOf(601)] });
});

test("an amount is spread, and what is left is said", async () => {
  const budget = questionOf("budget");
  const { user, answerTo } = show([budget]);
  await user.type(field("Trees"), "60");
  expect(screen.getByRole("status")).toHaveTextContent("amountLeft 40 100 euros");
  await user.type(field("Benches"), "70");
  expect(screen.getByRole("status")).toHaveTextContent("amountOver 30 100 euros");
  expect(answerTo(budget)).toEqual({ amounts: { [idOf(700)]: 60, [idOf(701)]: 70 } });
});

test("files are added and removed", async () => {
  const question = questionOf("files");
  const onChosen = vi.fn();
  const files = { known: [{ id: idOf(50), name: "square.jpg" }], isBusy: false, onChosen };
  const { user, answerTo } = show([question], { files, answers: { [question.id]: { fileIds: [idOf(50)] } } });
  const more = [new File(["1"], "one.pdf"), new File(["2"], "two.pdf")];
  await user.upload(screen.getByLabelText("addFiles"), more);
  expect(onChosen).toHaveBeenCalledWith(question, [more[0]]);
  await user.click(screen.getByRole("button", { name: "remove square.jpg" }));
  expect(answerTo(question)).toBeUndefined();
});

test("a place is described without a map", async () => {
  const map = questionOf("map");
  const { user, answerTo } = show([map]);
  await user.click(screen.getByRole("button", { name: "addPin A dangerous place" }));
  const place = within(screen.getByRole("group", { name: "A dangerous place 1" }));
  await user.type(place.getByRole("textbox", { name: "describe" }), "Muidelaan 12");
  await user.type(place.getByRole("textbox", { name: "What happens there?" }), "Cars");
  const part = { partId: idOf(800), points: [], words: "Muidelaan 12", followUp: "Cars" };
  expect(answerTo(map)).toEqual({ places: [part] });
  expect(screen.queryByRole("button", { name: "onMap" })).toBeNull();
});

test("a route can be told in words beside the map, so that no pointer is needed", async () => {
  const map = questionOf("map");
  const { user, answerTo } = show([map], { PlaceMap: FakeMap });
  screen.getByRole("button", { name: "addLine My way to school" }).focus();
  await user.keyboard("{Enter}");
  const route = within(screen.getByRole("group", { name: "My way to school 1" }));
  const described = route.getByRole("textbox", { name: "describe" });
  await user.click(route.getByRole("button", { name: "onMap" }));
  expect(route.getByRole("application", { name: "My way to school 1" })).toBeVisible();
  expect(described).toBeVisible();
  await user.type(described, "Along the water");
  const part = { partId: idOf(801), points: [], words: "Along the water", followUp: "" };
  expect(answerTo(map)).toEqual({ places: [part] });
});

test("a place that is added takes the focus, and one that is removed gives it back", async () => {
  const { user } = show([questionOf("map")]);
  const add = screen.getByRole("button", { name: "addPin A dangerous place" });
  await user.click(add);
  expect(field("describe")).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "remove A dangerous place 1" }));
  expect(add).toHaveFocus();
});

test("a place on the map is told where the map is hidden", () => {
  const map = questionOf("map");
  const place = { partId: idOf(800), points: [[3.7, 51] satisfies [number, number]], words: "", followUp: "" };
  show([map], { PlaceMap: FakeMap, answers: { [map.id]: { places: [place] } } });
  expect(screen.getByText("pinSet")).toBeVisible();
});

test.each([
  ["30,5", 30.5],
  ["1.000", 1000],
  ["12 000", 12_000],
])("an amount typed as %s is not read as another", async (typed, amount) => {
  const budget = questionOf("budget");
  const { user, answerTo } = show([budget]);
  await user.type(field("Trees"), typed);
  expect(field("Trees")).toHaveValue(typed);
  expect(answerTo(budget)).toEqual({ amounts: { [idOf(700)]: amount } });
  expect(screen.queryAllByText("amountWhole")).toHaveLength(Number.isInteger(amount) ? 0 : 1);
});

test("earlier answers are repeated in later questions", () => {
  const open = questionOf("open");
  const later = { ...questionOf("score"), text: `Why [[${open.id}|that]]?` };
  show([open, later], { answers: { [open.id]: { text: "more trees" } } });
  expect(screen.getByRole("radiogroup", { name: "Why more trees? optional" })).toBeVisible();
});
