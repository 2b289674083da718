import { aReadProject, idOf } from "@stoep/client/testing";
import type { OpenSurvey } from "@stoep/contract/surveys";
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { heading, renderApp } from "../../app/testing/render-app.tsx";

afterEach(() => localStorage.clear());

const project = aReadProject();
const at = `/gent/projects/${project.id}`;
const nothing = { items: [], next: null };
const form: OpenSurvey = {
  id: idOf(901),
  kind: "form",
  title: "Your memories",
  language: "en",
  endsOn: "2026-12-15",
  respondents: "residents",
  slug: null,
  hasAnswered: false,
  canChange: false,
};
const reads = { readProject: project, listIdeas: nothing, openProject: { done: true as const } };

test("a project shows what can be answered in it, and its form leads to writing", async () => {
  const { last } = await renderApp(at, { participation: reads, surveys: { listOpenSurveys: { items: [form] } } });
  await heading("Take part in this project");
  expect(screen.getByRole("link", { name: "Contribute" })).toHaveAttribute("href", `/gent/take-part/forms/${form.id}`);
  expect(screen.getByText("Contribution form")).toBeVisible();
  expect(last("surveys.listOpenSurveys")?.query.get("projectId")).toBe(project.id);
});
