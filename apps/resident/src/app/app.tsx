import { IdentityArea } from "@stoep/client/identity";
import { afterPress } from "@stoep/client/presses";
import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { type AroundNavHandler, Route, Router, Switch } from "wouter";

import { features } from "./features.ts";
import { Spinner } from "./kit/states.tsx";
import { ToastArea } from "./kit/toast-area.tsx";
import { LegalOfAll, legalPages } from "./legal/index.tsx";
import { NetworkPart } from "./network-part.tsx";
import { OrganisationPartsContext } from "./organisation-parts.tsx";
import { queryClient } from "./query-client.ts";
import { activeResidence, useSessionState } from "./session.tsx";
import { SubjectsContext } from "./subjects.ts";

/** Loaded on demand: most people start at the address of their network. */
const NetworksScreen = lazy(() => import("./screens/networks-screen.tsx").then((m) => ({ default: m.NetworksScreen })));

const BackFromProvider = lazy(() => import("./screens/sign-on-return.tsx").then((m) => ({ default: m.SignOnReturn })));

const SessionOver = lazy(() => import("./screens/session-over.tsx").then((m) => ({ default: m.SessionOver })));

const askIdentity = features.find((feature) => feature.identity)?.identity;

const organisationParts = features.flatMap(({ ofOrganisation: load }) =>
  load ? [lazy(async () => ({ default: await load() }))] : [],
);

const subjects = features.flatMap((feature) => feature.subjects ?? []);

/** Shows the pressed state before the next screen is drawn. */
const followPress: AroundNavHandler = (navigate, to, options) => afterPress(() => navigate(to, options));

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Router aroundNav={followPress}>
        <OrganisationPartsContext value={organisationParts}>
          <SubjectsContext value={subjects}>
            <Screens />
          </SubjectsContext>
        </OrganisationPartsContext>
      </Router>
    </QueryClientProvider>
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
