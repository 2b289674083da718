import { IdentityArea } from "@stoep/client/identity";
import { afterPress } from "@stoep/client/presses";
import { lazyPart } from "@stoep/ui/parts";
import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { type AroundNavHandler, Route, Router, Switch } from "wouter";
import { features } from "./features.ts";
import { AppParts } from "./kit/app-parts.tsx";
import { Spinner } from "./kit/states.tsx";
import { ToastArea } from "./kit/toast-area.tsx";
import { LegalOfAll, legalPages } from "./legal/index.tsx";
import { NetworkPart } from "./network-part.tsx";
import { clearExpiredUnsent } from "./offline/cache.ts";
import { queryClient } from "./query-client.ts";
import { activeResidence, useSessionState } from "./session.tsx";
import { OrganisationPartsContext } from "./slots/organisation-parts.tsx";
import { ProjectPartsContext } from "./slots/project-parts.tsx";
import { type TakePart, TakePartContext } from "./slots/take-part-parts.tsx";
import { SubjectsContext } from "./subjects.ts";

/** Loaded on demand: most people start at the address of their network. */
const NetworksScreen = lazyPart(() => import("./screens/networks-screen.tsx").then((m) => m.NetworksScreen), {
  place: "screen",
});

const BackFromProvider = lazyPart(() => import("./screens/sign-on-return.tsx").then((m) => m.SignOnReturn), {
  place: "screen",
});

const SessionOver = lazyPart(() => import("./screens/session-over.tsx").then((m) => m.SessionOver));

const loadIdentity = features.find((feature) => feature.identity)?.identity;
const askIdentity = loadIdentity && lazyPart(loadIdentity, { close: ({ onAnswer }) => onAnswer(false) });

const organisationParts = features.flatMap(({ ofOrganisation: load }) => (load ? [lazyPart(load)] : []));

const projectParts = features.flatMap(({ ofProject }) => ofProject ?? []);

const partsOf = (view: keyof TakePart, options: Parameters<typeof lazyPart>[1] = {}) =>
  features.flatMap(({ takePart }) => (takePart?.[view] ? [lazyPart(takePart[view], options)] : []));
const takePart: TakePart = {
  first: partsOf("first", { isOptional: true }),
  open: partsOf("open"),
  mine: partsOf("mine"),
};

const subjects = features.flatMap((feature) => feature.subjects ?? []);

/** Shows the pressed state before the next screen is drawn. */
const followPress: AroundNavHandler = (navigate, to, options) => afterPress(() => navigate(to, options));

export function App() {
  useEffect(() => clearExpiredUnsent(Date.now()), []);
  return (
    <AppParts>
      <QueryClientProvider client={queryClient}>
        <Router aroundNav={followPress}>
          <OrganisationPartsContext value={organisationParts}>
            <SubjectsContext value={subjects}>
              <TakePartContext value={takePart}>
                <ProjectPartsContext value={projectParts}>
                  <Screens />
                </ProjectPartsContext>
              </TakePartContext>
            </SubjectsContext>
          </OrganisationPartsContext>
        </Router>
      </QueryClientProvider>
    </AppParts>
  );
}

function Screens() {
  return (
    <Suspense fallback={<Spinner />}>
      <Switch>
        <Route path="/">
          <NetworksScreen />
        </Route>
        {legalPages.map((page) => (
          <Route key={page} path={`/${page}`}>
            <LegalOfAll page={page} />
          </Route>
        ))}
        <Route path="/sign-on">
          <BackFromProvider />
        </Route>
        <Route path="/:slug" nest>
          {({ slug }) => <NetworkPart slug={slug ?? ""} />}
        </Route>
      </Switch>
      <ToastArea />
      <IdentityArea ask={askIdentity} />
      <WhenOver />
    </Suspense>
  );
}

function WhenOver() {
  const state = useSessionState();
  const home = state.phase === "in" && state.isOver && activeResidence(state.session);
  return home ? <SessionOver slug={home.network.slug} /> : null;
}
