import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button } from "../../../app/testing/render-app.tsx";
import { openPublicSurvey, openSurvey } from "../testing/survey-page.tsx";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
});
afterEach(() => void vi.useRealTimers());

const minutes = (count: number) => act(() => void vi.advanceTimersByTime(count * 60_000));
const warning = () => screen.queryByRole("dialog", { name: "Are you still there?" });
const share = async ({ user }: Awaited<ReturnType<typeof openSurvey>>) =>
  user.click(await screen.findByRole("checkbox", { name: "I am on a shared computer" }));

test("on a shared computer it warns after four minutes, and has forgotten the answers after five", async () => {
  const shown = await openSurvey();
  await share(shown);
  await shown.press("Start");
  await shown.choose("Option 1");
  minutes(3.9);
  expect(warning()).toBeNull();
  minutes(0.2);
  expect(warning()).toHaveTextContent("forgets your answers");
  minutes(1);
  expect(await screen.findByText("This screen has forgotten your answers")).toBeVisible();
  expect(warning()).toBeNull();
  await shown.press("Start");
  expect(await screen.findByRole("radio", { name: "Option 1" })).not.toBeChecked();
  expect(screen.queryByText("This screen has forgotten your answers")).toBeNull();
});

test("who is warned goes on, and the answers stay", async () => {
  const shown = await openSurvey();
  await share(shown);
  await shown.press("Start");
  await shown.choose("Option 1");
  minutes(4.5);
  await shown.press("I am still here");
  minutes(3.9);
  expect(warning()).toBeNull();
  expect(screen.getByRole("radio", { name: "Option 1" })).toBeChecked();
});

test("by the public link it is forgotten at once on demand, with the neighbourhood", async () => {
  const shown = await openPublicSurvey();
  await share(shown);
  await shown.user.selectOptions(screen.getByRole("combobox", { name: "Your neighbourhood" }), "Muide");
  await shown.press("Start");
  await shown.choose("Option 1");
  minutes(4.5);
  await shown.press("Forget it now");
  await button("Start");
  expect(screen.queryByText("This screen has forgotten your answers")).toBeNull();
  expect(screen.getByRole("combobox", { name: "Your neighbourhood" })).toHaveDisplayValue("Choose a neighbourhood");
  expect(screen.getByRole("checkbox", { name: "I am on a shared computer" })).toBeChecked();
});

test("on a device of one's own nothing is forgotten", async () => {
  const { press, choose } = await openSurvey();
  await press("Start");
  await choose("Option 1");
  minutes(20);
  expect(warning()).toBeNull();
  expect(screen.getByRole("radio", { name: "Option 1" })).toBeChecked();
});
