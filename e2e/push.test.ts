import type { NewDevice } from "@stoep/contract/notifications";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPushService } from "../apps/server/src/testing/push-receiver.ts";
import { useBrowser } from "./browser.ts";
import { home } from "./home.ts";
import { newResident } from "./newcomers.ts";
import { resident } from "./people.ts";

useBrowser({ isWhole: true });

/** Provides a fake push service, since an automated browser has none; the notifications it shows are real. */
async function bringPushService(page: Page, device: NewDevice): Promise<void> {
  await page.evaluate(async ({ endpoint, keys }) => {
    await navigator.serviceWorker.ready;
    let made: object | null = null;
    const end = async () => {
      made = null;
      return true;
    };
    const make = async () => {
      made = { toJSON: () => ({ endpoint, keys }), unsubscribe: end };
      return made;
    };
    Object.assign(PushManager.prototype, { subscribe: make, getSubscription: async () => made });
  }, device);
}

/** Delivers to the service worker, as a push service does, whether or not a page is open. */
async function deliver(page: Page, data: string): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) => {
    devices.on(
      "ServiceWorker.workerRegistrationUpdated",
      ({ registrations: [first] }) => first && done(first.registrationId),
    );
  });
  await devices.send("ServiceWorker.enable");
  await devices.send("ServiceWorker.deliverPushMessage", {
    origin: home().origin,
    registrationId: await registered,
    data,
  });
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, lang }) => ({ title, body, lang }));
  });

test("a resident switches on alerts for a device, tries them, switches them off, and refuses all emails", async () => {
  const service = await openPushService();
  const { device, open } = service.browser("phone");
  const page = await resident(await newResident("Rik"), "/me/notifications", { permissions: ["notifications"] });
  await bringPushService(page, device);
  await page.getByRole("button", { name: "Turn on for this device" }).click();
  await page.getByText("Alerts are on for this device.").waitFor();
  await page.getByText("this device", { exact: true }).waitFor();

  await page.getByRole("button", { name: /^Send a test: / }).click();
  await page.getByText("The test is on its way.").waitFor();
  await expect.poll(() => service.taken.length).toBe(1);
  const sent = open(service.taken[0]?.body ?? Buffer.alloc(0)) as { title: string; text: string };
  await deliver(page, JSON.stringify(sent));
  await expect.poll(() => shownOn(page)).toEqual([{ title: sent.title, body: sent.text, lang: "en" }]);
  await service.close();

  await page.getByRole("button", { name: /^Remove / }).click();
  await page.getByRole("button", { name: "Turn on for this device" }).waitFor();

  await page.goto(page.url().replace("/me/notifications", "/me/profile"));
  await page.getByRole("checkbox", { name: "Do not send me emails" }).check();
  await page.getByText("Changes saved.").waitFor();
  await page.reload();
  await expect.poll(() => page.getByRole("checkbox", { name: "Do not send me emails" }).isChecked()).toBe(true);
});
