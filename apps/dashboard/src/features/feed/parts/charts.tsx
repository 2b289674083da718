/** The charts of the start page, loaded after what it shows at once. */
import { lazy } from "react";

export const Registrations = lazy(() => import("./registrations.tsx").then((m) => ({ default: m.Registrations })));
export const EngagementChart = lazy(() =>
  import("./engagement-chart.tsx").then((m) => ({ default: m.EngagementChart })),
);
