import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { changeLanguage, fillText, findText, loadTexts, startEngine } from "./engine.ts";
import { language, readFrom, startTexts, switchLanguage, textOf, useRefusalText } from "./index.ts";

const files: Record<string, object> = {
  "en app": { hello: "Hello {{name}}", votes_one: "{{count}} vote", votes_other: "{{count}} votes" },
  "nl app": { hello: "Dag {{name}}", votes_one: "{{count}} stem", votes_other: "{{count}} stemmen" },
  "en log": { actions: { "lending.edit": "Edited", deep: { down: "Deep" } } },
  "nl log": { actions: { "lending.edit": "Bewerkt" } },
  "en codes": { refusals: { not_found: "Gone", unexpected: "Something went wrong" } },
  "nl codes": { refusals: { not_found: "Weg", unexpected: "Er ging iets mis" } },
};
const read = vi.fn(async (language: string, namespace: string) => {
  const file = files[`${language} ${namespace}`];
  if (!file) throw new Error("no such file");
  return file as Record<string, unknown>;
});

afterEach(async () => {
  vi.useRealTimers();
  await changeLanguage("en");
});

test("holes are filled, a number stays with its unit, the language chooses the plural, and keys are paths that may contain dots", async () => {
  await startEngine(read, "en");
  await loadTexts("en", "log");
  expect(fillText("en", "app", "hello", { name: "Fatma" })).toBe("Hello Fatma");
  expect([0, 1, 2].map((count) => fillText("en", "app", "votes", { count }))).toEqual([
    "0\u00a0votes",
    "1\u00a0vote",
    "2\u00a0votes",
  ]);
  expect(fillText("en", "log", "actions.lending.edit")).toBe("Edited");
  expect(fillText("en", "log", "actions.deep.down")).toBe("Deep");
  expect(fillText("en", "log", "actions.none")).toBe("actions.none");
  expect(findText("en", "log", "actions.deep")).toBeUndefined();
});

test("a count is written as its language writes numbers", async () => {
  await startEngine(read, "en");
  await loadTexts("nl", "app");
  const votes = (language: string) => fillText(language, "app", "votes", { count: 3084 });
  expect([votes("en"), votes("nl")]).toEqual(["3,084\u00a0votes", "3.084\u00a0stemmen"]);
});

const useText = textOf<{ hello: string }>("app");

function Screen() {
  const words = useRefusalText();
  return (
    <p>
      {useText()("hello", { name: "Dirk" })} {words("not_found")} {words("strange")}
    </p>
  );
}

test("a screen waits for its file, and switches language once everything is loaded", async () => {
  await startEngine(read, "en");
  await act(async () =>
    render(
      <Suspense fallback="waiting">
        <Screen />
      </Suspense>,
    ),
  );
  expect(screen.getByText("Hello Dirk Gone Something went wrong")).toBeVisible();
  await act(() => changeLanguage("nl"));
  expect(screen.getByText("Dag Dirk Weg Er ging iets mis")).toBeVisible();
});

test("the later of two changes of language wins", async () => {
  await startEngine(read, "en");
  const first = changeLanguage("nl");
  await changeLanguage("en");
  await first;
  expect(language()).toBe("en");
});

test("a file that cannot be read is requested again, and then counts as empty", async () => {
  vi.useFakeTimers();
  await startEngine(read, "en");
  read.mockClear();
  const loading = loadTexts("en", "missing");
  await vi.runAllTimersAsync();
  await loading;
  expect(read).toHaveBeenCalledTimes(6);
  expect(fillText("en", "missing", "title")).toBe("title");
});

test("the language of the address is remembered on this device, and the address goes on without it", async () => {
  history.replaceState({ kept: true }, "", "/gent/map?box=1&lang=nl#list");
  await startTexts(read);
  expect([language(), document.documentElement.lang]).toEqual(["nl", "nl"]);
  expect(`${location.pathname}${location.search}${location.hash}`).toBe("/gent/map?box=1#list");
  expect(history.state).toEqual({ kept: true });
  await switchLanguage("en");
  await startTexts(read);
  expect(language()).toBe("en");
});

test("the word e-mail stays whole in a text that wraps; a label stays as it was written", async () => {
  const lead = "Essayez le début de l’adresse e-mail ou une partie du nom.";
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ deep: { lead }, label: "Adresse e-mail" })));
  const read = await readFrom(() => "/texts.json")("fr", "app");
  vi.unstubAllGlobals();
  expect(read).toEqual({ deep: { lead: lead.replace("e-mail", "e-\u2060mail") }, label: "Adresse e-mail" });
});
