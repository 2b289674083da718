/**
 * How alerts reach a resident outside the app: push on their devices.
 */
import { lazy } from "react";
import type { Feature } from "../../app/index.ts";

export const DevicesPart = lazy(() => import("./parts/devices-part.tsx").then((m) => ({ default: m.DevicesPart })));

export const notifications: Feature = { name: "notifications", routes: [] };
