import { idOf, now, refusal } from "@stoep/client/testing";
import type { Device } from "@stoep/contract/notifications";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, renderApp } from "../../app/testing/render-app.tsx";
import { myResidence } from "../../app/testing/samples.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1";
const aDevice = (change: Partial<Device> = {}): Device => ({
  id: idOf(70),
  agent: firefox,
  isThisOne: true,
  createdAt: now,
  reachedAt: null,
  ...change,
});

const unsubscribe = vi.fn(async () => true);
const subscription = {
  unsubscribe,
  toJSON: () => ({
    endpoint: "https://push.example/1",
    keys: { p256dh: `${"B".repeat(86)}+`, auth: `${"a".repeat(21)}/==` },
  }),
};

/** A browser that supports push, and a person who answers its question like this. */
function browserThat(answers: NotificationPermission, agent = firefox) {
  const Notification = { permission: "default", requestPermission: async () => (Notification.permission = answers) };
  const pushManager = { getSubscription: async () => null, subscribe: vi.fn(async () => subscription) };
  const registration = { pushManager };
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("navigator", {
    userAgent: agent,
    language: "en",
    languages: ["en"],
    onLine: true,
    locks: undefined,
    serviceWorker: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  return pushManager;
}
beforeEach(() => unsubscribe.mockClear());
afterEach(() => vi.unstubAllGlobals());

/** Shows the devices part of one's own page, with these devices. */
function showDevices(devices: Device[] = []) {
  let items = devices;
  return renderApp("/gent/me/notifications", {
    residents: { getMyResidence: myResidence() },
    notifications: {
      listDevices: () => ({ items }),
      getPushKey: { publicKey: "B".repeat(87) },
      addDevice: () => {
        items = [aDevice()];
        return { done: true as const };
      },
      testDevice: { done: true },
      removeDevice: () => {
        items = [];
        return { done: true as const };
      },
    },
  });
}

test("push is switched on for this device, after the person allowed it", async () => {
  const pushManager = browserThat("granted");
  const { user, last } = await showDevices();
  await user.click(await button("Turn on for this device"));
  expect(await screen.findByText("Firefox on Linux")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Turn on for this device" })).not.toBeInTheDocument();
  expect(pushManager.subscribe).toHaveBeenCalledWith(expect.objectContaining({ userVisibleOnly: true }));
  expect(last("notifications.addDevice")?.body).toEqual({
    endpoint: "https://push.example/1",
    keys: { p256dh: `${"B".repeat(86)}-`, auth: `${"a".repeat(21)}_` },
  });
});

test("a person who says no reads how to change that", async () => {
  browserThat("denied");
  const { user, asked } = await showDevices();
  await user.click(await button("Turn on for this device"));
  expect(await screen.findByText("Notifications are blocked")).toBeVisible();
  expect(asked.some(({ route }) => route === "notifications.addDevice")).toBe(false);
});

test("on an iPhone the app goes to the home screen first", async () => {
  browserThat("granted", iPhone);
  await showDevices();
  expect(await screen.findByText("Add this app to your home screen first")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Turn on for this device" })).not.toBeInTheDocument();
});

test("a browser without push is reported", async () => {
  await showDevices();
  expect(await screen.findByText("This browser cannot show notifications")).toBeVisible();
});

test("a browser whose push service is not called is told so, and left as it was", async () => {
  browserThat("granted");
  const { user } = await renderApp("/gent/me/notifications", {
    residents: { getMyResidence: myResidence() },
    notifications: {
      listDevices: { items: [] },
      getPushKey: { publicKey: "B".repeat(87) },
      addDevice: () => {
        throw refusal("push_service_unknown");
      },
    },
  });
  await user.click(await button("Turn on for this device"));
  expect(await screen.findByText(/this server does not call its push service/)).toBeVisible();
  expect(unsubscribe).toHaveBeenCalled();
  expect(await button("Turn on for this device")).toBeEnabled();
});

test("a device is tested, and removed", async () => {
  browserThat("granted");
  const { user, last } = await showDevices([aDevice({ isThisOne: false })]);
  await user.click(await button("Send a test: Firefox on Linux"));
  expect(await screen.findByText("The test is on its way.")).toBeVisible();
  await user.click(await button("Remove Firefox on Linux"));
  expect(await screen.findByText("Alerts are off for that device.")).toBeVisible();
  expect(last("notifications.removeDevice")?.params).toEqual({ deviceId: idOf(70) });
  expect(screen.queryByText("Firefox on Linux")).not.toBeInTheDocument();
});
