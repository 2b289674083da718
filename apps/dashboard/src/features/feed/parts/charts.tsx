/** The charts of the start page, loaded after everything else on it. */
import { lazyPart } from "@stoep/ui/parts";

export const Registrations = lazyPart(() => import("./registrations.tsx").then((m) => m.Registrations));
export const EngagementChart = lazyPart(() => import("./engagement-chart.tsx").then((m) => m.EngagementChart));
