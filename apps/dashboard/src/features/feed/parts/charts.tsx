/** The charts of the start page, loaded after everything else on it. */
import { lazy } from "react";

export const Registrations = lazy(() => import("./registrations.tsx").then((m) => ({ default: m.Registrations })));
export const EngagementChart = lazy(() =>
  import("./engagement-chart.tsx").then((m) => ({ default: m.EngagementChart })),
);
