import { z } from "zod";
import { Done, Id, resident, routes, signedIn } from "../kernel/index.ts";
import { noticeRoutes } from "./notices/routes.ts";
import { DeviceList, LiveEvent, NewDevice } from "./schemas.ts";

export const notifications = routes({
  ...noticeRoutes,
  listen: {
    summary: "Server-sent events that say what changed; at most ten streams a session and fifty an account",
    method: "GET",
    path: "/live",
    access: signedIn,
    stream: LiveEvent,
    refusals: ["sign_in_required", "too_many_requests"],
  },
  getPushKey: {
    summary: "The key that identifies this installation to push services; browsers need it to switch push on",
    method: "GET",
    path: "/push/key",
    access: resident,
    response: z.object({ publicKey: z.string() }),
    refusals: [],
  },
  listDevices: {
    summary: "The resident's own browsers that show alerts, newest first",
    method: "GET",
    path: "/push/devices",
    access: resident,
    response: DeviceList,
    refusals: [],
  },
  addDevice: {
    summary: "Show alerts in this browser from now on; each session has only its latest device",
    method: "PUT",
    path: "/push/devices",
    access: resident,
    limit: "settings",
    body: NewDevice,
    response: Done,
    refusals: ["invalid_input", "push_service_unknown"],
  },
  removeDevice: {
    summary: "Stop showing alerts in one of the resident's browsers",
    method: "DELETE",
    path: "/push/devices/:deviceId",
    access: resident,
    params: z.object({ deviceId: Id }),
    limit: "settings",
    response: Done,
    refusals: ["not_found"],
  },
  testDevice: {
    summary: "Send a test to one of the resident's browsers",
    method: "POST",
    path: "/push/devices/:deviceId/test",
    access: resident,
    params: z.object({ deviceId: Id }),
    limit: "tests",
    response: Done,
    refusals: ["not_found"],
  },
});
