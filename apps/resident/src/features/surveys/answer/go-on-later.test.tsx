// @vitest-environment jsdom

import { refusal } from "@stoep/client/testing";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { yes } from "../testing/samples.ts";
import { openPublicSurvey } from "../testing/survey-page.tsx";

const kept = { [yes.id]: { optionIds: [yes.options[0]?.id ?? ""] } };

afterEach(() => localStorage.clear());

test("what was answered is kept under a link, and sending takes it along", async () => {
  const keptBodies: { secret: string; answers: object }[] = [];
  const { press, choose, user } = await openPublicSurvey({
    surveys: {
      keepDraft: ({ body }) => {
        keptBodies.push(body as (typeof keptBodies)[number]);
        return { keptUntil: "2026-12-30" };
      },
    },
  });
  await user.selectOptions(await screen.findByRole("combobox", { name: /neighbourhood/i }), "Muide");
  await press("Start");
  await choose("Option 0");
  await press("Go on later on another device");
  expect(await screen.findByText(/^Kept until 30/)).toBeVisible();
  const link = screen.getByLabelText<HTMLInputElement>("Your link to go on").value;
  expect(keptBodies).toMatchObject([{ answers: kept }]);
  expect(link).toMatch(/#go-on=[A-Za-z0-9_-]{22}$/);
  expect(link).toContain(keptBodies[0]?.secret);
  await press("Keep what I have answered since");
  await waitFor(() => expect(keptBodies).toHaveLength(2));
  expect(keptBodies[1]?.secret).toBe(keptBodies[0]?.secret);
});

test("the link brings back what was kept, and leaves the address", async () => {
  await openPublicSurvey(
    {
      surveys: {
        openDraft: {
          instrumentVersion: 1,
          language: "en",
          answers: kept,
          neighbourhoodId: null,
          keptUntil: "2026-12-30",
        },
      },
    },
    "#go-on=AAAAAAAAAAAAAAAAAAAAAA",
  );
  expect(await screen.findByText("Your answers are back. You can go on.")).toBeVisible();
  expect(location.hash).toBe("");
});

test("a link under which nothing is kept says so", async () => {
  await openPublicSurvey(
    {
      surveys: {
        openDraft: () => {
          throw refusal("not_found");
        },
      },
    },
    "#go-on=AAAAAAAAAAAAAAAAAAAAAA",
  );
  expect(await screen.findByText("Nothing is kept under this link any more.")).toBeVisible();
});
