import { Skeleton } from "@stoep/ui";
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from "@tanstack/react-router";
import type { FunctionComponent } from "react";
import type { LicenceFeature } from "./access.ts";
import { ErrorPage, NotFoundPage } from "./error-pages.tsx";
import type { FeatureRoute } from "./feature.ts";
import { features } from "./features.ts";
import { InFeature } from "./in-feature.tsx";
import { basePath } from "./navigation.tsx";
import { StaffOnly } from "./staff-only.tsx";

const rootRoute = createRootRoute({ component: Outlet });
const shellRoute = createRoute({ getParentRoute: () => rootRoute, id: "shell", component: StaffOnly });

function toRoute({ path, screen }: FeatureRoute, parent: AnyRoute, licence?: LicenceFeature): AnyRoute {
  const Screen = lazyRouteComponent(() => screen().then((part) => ({ default: part as FunctionComponent })));
  const inFeature = (of: LicenceFeature) => () => (
    <InFeature of={of}>
      <Screen />
    </InFeature>
  );
  const component = licence ? Object.assign(inFeature(licence), { preload: Screen.preload }) : Screen;
  return createRoute({ getParentRoute: () => parent, path, component });
}

/** Every address that is in no feature's table, inside the shell so that the way back is in sight. */
const elsewhere = createRoute({ getParentRoute: () => shellRoute, path: "$", component: NotFoundPage });

const inShell = features.flatMap((feature) =>
  feature.routes.map((route) => toRoute(route, shellRoute, feature.licence)),
);
const onTheirOwn = features.flatMap((feature) =>
  (feature.publicRoutes ?? []).map((route) => toRoute(route, rootRoute)),
);

export const router = createRouter({
  routeTree: rootRoute.addChildren([shellRoute.addChildren([...inShell, elsewhere]), ...onTheirOwn]),
  basepath: basePath,
  scrollRestoration: true,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  defaultPendingComponent: () => <Skeleton height={320} />,
  defaultPendingMs: 300,
});
