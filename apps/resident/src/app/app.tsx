import { IdentityArea } from "@stoep/client/identity";
import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense } from "react";
import { Route, Switch } from "wouter";

import { features } from "./features.ts";
import { Spinner } from "./kit/states.tsx";
import { ToastArea } from "./kit/toast-area.tsx";
import { LegalOfAll, legalPages } from "./legal/index.tsx";
import { NetworkPart } from "./network-part.tsx";
import { queryClient } from "./queries.ts";
import { BackFromProvider } from "./screens/back-from-provider.tsx";
import { NetworksScreen } from "./screens/networks-screen.tsx";

const askIdentity = features.find((feature) => feature.identity)?.identity;

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
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
      </Suspense>
    </QueryClientProvider>
  );
}
