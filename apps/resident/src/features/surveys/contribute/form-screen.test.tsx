import { aReadProject, fill, idOf, refusal } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { button, renderApp } from "../../../app/testing/render-app.tsx";
import { aReadSurvey, why, yes } from "../testing/samples.ts";

afterEach(() => localStorage.clear());

const project = aReadProject();
const form = aReadSurvey({
  kind: "form",
  project: { id: project.id, title: project.title },
  form: { type: "story", takesAttachments: false, takesImages: true, takesSupport: true, takesPlace: false },
});
const written = { id: idOf(41), isWaiting: false };
const at = `/gent/take-part/forms/${form.id}`;
const participation = { readProject: project, findSimilarIdeas: { items: [] } };
const surveys = { readSurvey: form, contribute: written };
const write = async () => {
  await fill(await screen.findByLabelText("Title"), "A bench");
  await fill(screen.getByLabelText("Your text"), "So that one can sit.");
};
const yesOption = yes.options[0];
const radio = (question: string, name = "") =>
  within(screen.getByRole("radiogroup", { name: new RegExp(question.replace("?", "")) })).getByRole("radio", { name });

test("a contribution is sent with its answers, and its author is thanked", async () => {
  const { user, last } = await renderApp(at, { participation, surveys });
  await write();
  await user.click(radio(yes.text, yesOption?.text));
  await user.click(radio(why.text, why.options[0]?.text));
  await user.click(await button("Publish"));
  expect(await screen.findByText("We read all answers.")).toBeVisible();
  expect(screen.getByRole("link", { name: "See your contribution" })).toHaveAttribute(
    "href",
    `/gent/ideas/${written.id}`,
  );
  expect(last("surveys.contribute")?.body).toEqual({
    title: "A bench",
    text: "So that one can sit.",
    images: [],
    attachmentIds: [],
    place: null,
    showsName: false,
    instrumentVersion: 1,
    language: "en",
    answers: { [yes.id]: { optionIds: [yesOption?.id] }, [why.id]: { optionIds: [why.options[0]?.id] } },
  });
});

test("only what the form takes is asked, and of which kind it is, is not", async () => {
  await renderApp(at, { participation, surveys });
  await screen.findByLabelText("Title");
  expect(screen.queryByRole("radio", { name: /^Proposal/ })).toBeNull();
  expect(screen.queryByRole("group", { name: "Place" })).toBeNull();
  expect(screen.queryByText(/Attachments/)).toBeNull();
});

test("a question that must be answered keeps it from being sent, and is named", async () => {
  const { user, routes } = await renderApp(at, { participation, surveys });
  await write();
  await user.click(await button("Publish"));
  expect(await screen.findByRole("link", { name: `“${yes.text}”: Answer this question.` })).toBeVisible();
  expect(routes()).not.toContain("surveys.contribute");
});

test("what was written stays on the device until it is sent", async () => {
  const first = await renderApp(at, { participation, surveys });
  await write();
  await first.user.click(radio(yes.text, yesOption?.text));
  first.leave();
  await renderApp(at, { participation, surveys });
  expect(await screen.findByLabelText("Title")).toHaveValue("A bench");
  expect(radio(yes.text, yesOption?.text)).toBeChecked();
});

test.each(["survey_not_active", "residence_not_proven"] as const)("says why it was not sent: %s", async (code) => {
  const contribute = () => Promise.reject(refusal(code));
  const { user } = await renderApp(at, { participation, surveys: { ...surveys, contribute } });
  await write();
  await user.click(radio(yes.text, yes.options[1]?.text));
  await user.click(await button("Publish"));
  expect(await screen.findByText("What you wrote stays on this device.")).toBeVisible();
});

test("before its first day and after its last nothing can be written", async () => {
  const upcoming = { ...form, timing: "upcoming" as const };
  await renderApp(at, { participation, surveys: { readSurvey: upcoming } });
  expect(await screen.findByText(/^You can contribute from/)).toBeVisible();
  expect(screen.queryByLabelText("Title")).toBeNull();
});

test("of a project that the reader cannot read, it is not there", async () => {
  const readProject = () => Promise.reject(refusal("not_found"));
  await renderApp(at, { participation: { readProject }, surveys });
  expect(await screen.findByText("This survey is not here")).toBeVisible();
});
