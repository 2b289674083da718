// @vitest-environment jsdom
/** Surveys beside other things of participation: tabs of the overview and of a project, figures, and the list of messages. S1 §2 */
import { idOf } from "@stoep/client/testing";
import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { SurveysInInbox } from "../list/surveys-in-inbox.tsx";
import { aRow, aServer, aSurvey, ofParticipation } from "../testing/samples.ts";
import { OverviewFigures } from "./overview-figures.tsx";
import { CallsTab, SurveysTab } from "./overview-tabs.tsx";
import { ProjectSurveysTab } from "./project-tab.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const listSurveys = {
  items: [aRow({ kind: "form" })],
  next: null,
  counts: { published: 1, scheduled: 0, concept: 0 },
  found: 1,
};

async function show(Part: () => React.ReactNode, at = "/tab") {
  const asked = aServer(aSurvey(), {
    listSurveys,
    countSurveys: {
      items: [
        { kind: "survey", published: 12, active: 3 },
        { kind: "call", published: 0, active: 0 },
        { kind: "form", published: 1, active: 1 },
      ],
    },
  });
  await showScreen(Part, { path: "/tab", at, session: ofParticipation() });
  return () => asked.filter(({ route }) => route === "surveys.listSurveys").at(-1)?.query;
}
const row = () => screen.findByRole("link", { name: /Ons plein/ });

test.each([
  [SurveysTab, "survey"],
  [CallsTab, "call"],
] as const)("a tab of the overview has the published ones of its kind", async (Tab, kind) => {
  const asked = await show(Tab);
  expect(await row()).toHaveAttribute("href", `/dashboard/participation/surveys/${idOf(1)}`);
  expect([asked()?.get("kind"), asked()?.get("state")]).toEqual([kind, "published"]);
});

test("the tab of a project has what belongs to it, in the state that is chosen", async () => {
  const asked = await show(() => <ProjectSurveysTab project={{ id: idOf(7) }} />, "/tab?state=concept");
  await row();
  expect([asked()?.get("projectId"), asked()?.get("state")]).toEqual([idOf(7), "concept"]);
});

test("the overview says how many of each kind there are and how many of them are under way", async () => {
  await show(OverviewFigures);
  expect(await screen.findByText("Contribution forms")).toBeVisible();
  expect(screen.getByText("12")).toBeVisible();
  expect(screen.getByText("3 under way")).toBeVisible();
});

test("the list of messages has all kinds, and no choice of one", async () => {
  const parts = { label: "Show", value: "survey", parts: [], onChange: () => undefined };
  const asked = await show(
    () => <SurveysInInbox kind="survey" state="published" total={1} parts={parts} />,
    "/tab?kind=survey",
  );
  await row();
  expect(asked()?.get("kind")).toBeNull();
  expect(screen.queryByRole("combobox", { name: "Type" })).toBeNull();
});
