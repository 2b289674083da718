/** From a press to something visible, in a browser whose processor is made four times slower, for the ten most common acts. */
import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright-core";
import type { Demonstration } from "./demonstration.ts";

export interface Press {
  act: string;
  /** Milliseconds, shortest first. */
  times: number[];
}

const timesSlower = 4;
const tries = 5;

interface Act {
  name: string;
  /** Where it begins; the page is loaded again for each try. */
  at: string;
  /** What comes before the press. */
  before?: (page: Page) => Promise<unknown>;
  press: (page: Page) => Promise<unknown>;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const link = (address: string) => (page: Page) => page.locator(`a[href="${address}"]`).first().click();
/** The accounts of the demonstration speak Dutch. */
const [title, text] = [{ name: "Titel" }, { name: "Tekst" }];
const toAudience = button(/^Verder/);
const type = (page: Page) => page.keyboard.press("a");
const write = async (page: Page) => {
  await page.getByRole("textbox", title).fill("Street works in the Muide");
  await page.getByRole("textbox", text).fill("From Monday on.");
};
const openMessage = (page: Page) => page.locator("article a").first().click();

const staffActs: Act[] = [
  { name: "open the messages", at: "/dashboard/", press: link("/dashboard/inbox") },
  { name: "open one of them", at: "/dashboard/inbox", press: (page) => page.getByRole("row").nth(1).click() },
  { name: "open Create", at: "/dashboard/", press: button("Maken") },
  {
    name: "type a title",
    at: "/dashboard/messages/new",
    before: (page) => page.getByRole("textbox", title).focus(),
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
const residentActs: Act[] = [
  { name: "open a message", at: "/gent", press: openMessage },
  { name: "react", at: "/gent", press: button("Waarderen") },
  { name: "open the public page", at: "/gent", press: link("/gent/public") },
  { name: "go to Me", at: "/gent", press: link("/gent/me") },
];

/** Measures each act several times; every try begins with a page that is loaded and at rest. */
export async function measurePresses({ open, signIn }: Demonstration): Promise<Press[]> {
  const staff = await open();
  await (await signIn(staff, "/dashboard/sign-in", "els@gent.example")).close();
  const resident = await open();
  await (await signIn(resident, "/gent/sign-in", "dirk@example.org")).close();
  const presses: Press[] = [];
  for (const act of staffActs) presses.push(await measure(staff, act));
  for (const act of residentActs) presses.push(await measure(resident, act));
  await staff.close();
  await resident.close();
  return presses;
}

async function measure(context: BrowserContext, { name, at, before, press }: Act): Promise<Press> {
  const times: number[] = [];
  for (let turn = 0; turn < tries; turn++) {
    const page = await context.newPage();
    await page.goto(at);
    await page.locator("h1").first().waitFor();
    await before?.(page);
    await pause(1_500);
    const devices = await context.newCDPSession(page);
    await devices.send("Emulation.setCPUThrottlingRate", { rate: timesSlower });
    await page.evaluate(waitForPress);
    await press(page);
    times.push(await page.evaluate(() => (globalThis as unknown as Watching).shownAfter));
    await page.close();
  }
  console.log(`  ${name}: ${times.map((time) => time.toFixed(0)).join(", ")} ms`);
  return { act: name, times: times.sort((a, b) => a - b) };
}

type Watching = { shownAfter: Promise<number> };

/** Runs in the page: from the moment of the next press to the frame that shows the first change after it. */
function waitForPress(): void {
  let pressedAt = 0;
  const pressed = (event: Event) => {
    pressedAt ||= event.timeStamp;
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, pressed, { capture: true });
  (globalThis as unknown as Watching).shownAfter = new Promise((tell) => {
    const changed = () => {
      if (pressedAt === 0) return;
      observer.disconnect();
      // The task after a frame's callbacks runs when the frame is handed over.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => tell(performance.now() - pressedAt);
        port2.postMessage(null);
      });
    };
    const observer = new MutationObserver(changed);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    // What someone types is shown by the browser, without a change of the document.
    addEventListener("input", changed);
  });
}
