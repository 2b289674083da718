import { lazyPart } from "@stoep/ui/parts";
import { type AnyRoute, createRootRoute, createRoute, createRouter, Outlet } from "@tanstack/react-router";
import { Suspense } from "react";
import type { LicenceFeature } from "./access.ts";
import { browserHistory } from "./browser-history.ts";
import type { FeatureRoute } from "./feature.ts";
import { features } from "./features.ts";
import { basePath, searchAsTyped } from "./navigation.tsx";
import { ErrorPage, NotFoundPage } from "./shell/error-pages.tsx";
import { FeatureGuard } from "./shell/feature-guard.tsx";
import { StaffOnly } from "./shell/staff-only.tsx";

/** Loaded once the shell is there, as signing in needs no placeholder. */
const ScreenWaiting = lazyPart(() => import("./parts/placeholders.tsx").then((m) => m.ScreenPlaceholder), {
  isOptional: true,
});

const rootRoute = createRootRoute({ component: Outlet });
const shellRoute = createRoute({ getParentRoute: () => rootRoute, id: "shell", component: StaffOnly });

function toRoute({ path, screen }: FeatureRoute, parent: AnyRoute, licence?: LicenceFeature): AnyRoute {
  const Screen = lazyPart(screen, { place: "screen" });
  const inFeature = (of: LicenceFeature) => () => (
    <FeatureGuard of={of}>
      <Screen />
    </FeatureGuard>
  );
  const component = licence ? Object.assign(inFeature(licence), { preload: Screen.preload }) : Screen;
  const pendingComponent = () => (
    <Suspense>
      <ScreenWaiting path={path} />
    </Suspense>
  );
  return createRoute({ getParentRoute: () => parent, path, component, pendingComponent });
}

/** Matches any address that no feature has, inside the shell so that the menu stays visible. */
const elsewhere = createRoute({ getParentRoute: () => shellRoute, path: "$", component: NotFoundPage });

const inShell = features.flatMap((feature) =>
  feature.routes.map((route) => toRoute(route, shellRoute, feature.licence)),
);
const onTheirOwn = features.flatMap((feature) =>
  (feature.publicRoutes ?? []).map((route) => toRoute(route, rootRoute)),
);

export const router = createRouter({
  routeTree: rootRoute.addChildren([shellRoute.addChildren([...inShell, elsewhere]), ...onTheirOwn]),
  history: browserHistory(),
  basepath: basePath,
  ...searchAsTyped,
  scrollRestoration: true,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  defaultPendingMs: 300,
});
