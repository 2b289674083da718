/**
 * Time from a press to something visible, for the ten most common actions, in a browser slowed down four times.
 *
 * Part of `npm run bench`. On its own, with the apps as built: `node bench/press-times.ts`, with `--rounds 5` for more tries of each
 * action, `--only "open Create"` for some of them, and `--at http://localhost:4600` for a demonstration that is already running.
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { BrowserContext, Page } from "playwright-core";
import dashboard from "../apps/dashboard/src/app/text/nl.json" with { type: "json" };
import publishing from "../apps/dashboard/src/features/publishing/text/nl.json" with { type: "json" };
import conversations from "../apps/resident/src/features/conversations/text/nl.json" with { type: "json" };
import { type Demonstration, withDemonstration } from "./demonstration.ts";

export interface Press {
  act: string;
  /** Milliseconds, shortest first. */
  times: number[];
}

export const timesSlower = 4;

interface Rounds {
  rounds?: number;
  /** Measures only actions whose name contains this. */
  only?: string;
}

interface PressedAction {
  name: string;
  /** The starting page, which is reloaded for each try. */
  at: string;
  /** Preparation before the press. */
  before?: (page: Page) => Promise<unknown>;
  press: (page: Page) => Promise<unknown>;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const link = (address: string) => (page: Page) => page.locator(`a[href="${address}"]`).first().click();
/** The demonstration's accounts are in Dutch. */
const { text: field, steps } = publishing.compose;
const toAudience = button(steps.to.audience);
const type = (page: Page) => page.keyboard.press("a");
const write = async (page: Page) => {
  await page.getByRole("textbox", { name: field.title }).fill("Street works in the Muide");
  await page.getByRole("textbox", { name: field.text }).fill("From Monday on.");
};
const openMessage = (page: Page) => page.locator("article a").first().click();

const staffActs: PressedAction[] = [
  { name: "open the messages", at: "/dashboard/", press: link("/dashboard/inbox") },
  { name: "open one of them", at: "/dashboard/inbox", press: (page) => page.getByRole("row").nth(1).click() },
  { name: "open Create", at: "/dashboard/", press: button(dashboard.create.open) },
  {
    name: "type a title",
    at: "/dashboard/messages/new",
    before: (page) => page.getByRole("textbox", { name: field.title }).focus(),
    press: type,
  },
  {
    name: "continue to the audience",
    at: "/dashboard/messages/new",
    before: write,
    press: toAudience,
  },
  {
    name: "choose a neighbourhood",
    at: "/dashboard/messages/new",
    before: async (page) => {
      await write(page);
      await toAudience(page);
    },
    press: (page) => page.getByRole("checkbox", { name: "Dampoort" }).check(),
  },
];
const residentActs: PressedAction[] = [
  { name: "open a message", at: "/gent", press: openMessage },
  { name: "react", at: "/gent", press: button(conversations.react) },
  { name: "open the public page", at: "/gent", press: link("/gent/public") },
  { name: "go to Me", at: "/gent", press: link("/gent/me") },
];

/** Measures each action several times, in turn with the others. Every try starts on a loaded page that is idle. */
export async function measurePresses(
  { open, signIn }: Demonstration,
  { rounds = 5, only = "" }: Rounds = {},
): Promise<Press[]> {
  const staff = await open();
  await (await signIn(staff, "/dashboard/sign-in", "els@gent.example")).close();
  const resident = await open();
  await (await signIn(resident, "/gent/sign-in", "dirk@example.org")).close();
  const acts = [
    ...staffActs.map((act) => ({ act, context: staff })),
    ...residentActs.map((act) => ({ act, context: resident })),
  ].filter(({ act }) => act.name.includes(only));
  const times = acts.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, { act, context }] of acts.entries()) times[index]?.push(await measure(context, act));
  await staff.close();
  await resident.close();
  return acts.map(({ act: { name } }, index) => {
    const sorted = (times[index] ?? []).sort((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    console.log(`  ${name}: ${median.toFixed(0)} ms (${sorted.map((time) => time.toFixed(0)).join(", ")})`);
    return { act: name, times: sorted };
  });
}

async function measure(context: BrowserContext, { at, before, press }: PressedAction): Promise<number> {
  const page = await context.newPage();
  const events = listen(page);
  await page.goto(at);
  await page
    .locator("h1")
    .first()
    .waitFor()
    .catch(async (cause) => {
      const shown = await page.locator("body").innerHTML();
      throw new Error([`No heading on ${page.url()}`, ...events, shown.slice(0, 2_000)].join("\n  "), { cause });
    });
  await before?.(page);
  await pause(1_500);
  const devices = await context.newCDPSession(page);
  await devices.send("Emulation.setCPUThrottlingRate", { rate: timesSlower });
  await page.evaluate(waitForPress);
  await press(page);
  const time = await page.evaluate(() => (globalThis as typeof globalThis & PageWatch).shownAfter);
  await page.close();
  return time;
}

/** The refused and failed requests and log messages of a page so far. */
function listen(page: Page): string[] {
  const events: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) events.push(`${response.status()} ${response.url()}`);
  });
  page.on("requestfailed", (request) => events.push(`${request.failure()?.errorText} ${request.url()}`));
  page.on("console", (message) => {
    if (message.type() === "error") events.push(message.text());
  });
  page.on("pageerror", (error) => events.push(String(error)));
  return events;
}

declare const scheduler: { postTask(work: () => void, options: { priority: "user-blocking" }): Promise<void> };

type PageWatch = { shownAfter: Promise<number> };

/** Runs in the page: from the next press to the frame that shows the first change after it. */
function waitForPress(): void {
  let pressedAt = 0;
  const pressed = (event: Event) => {
    pressedAt ||= event.timeStamp;
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, pressed, { capture: true });
  (globalThis as typeof globalThis & PageWatch).shownAfter = new Promise((tell) => {
    const changed = () => {
      if (pressedAt === 0) return;
      observer.disconnect();
      // The first task after a frame's callbacks runs once the frame is handed over; the app's own tasks come after it.
      requestAnimationFrame(() =>
        scheduler.postTask(() => tell(performance.now() - pressedAt), { priority: "user-blocking" }),
      );
    };
    const observer = new MutationObserver(changed);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    // The browser shows typed text without changing the document.
    addEventListener("input", changed);
  });
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string", default: "5" },
      only: { type: "string", default: "" },
      at: { type: "string" },
    },
  });
  const rounds = { rounds: Number(values.rounds), only: values.only };
  await withDemonstration((demonstration) => measurePresses(demonstration, rounds), values.at);
}
