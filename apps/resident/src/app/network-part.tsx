import { useAccent } from "@stoep/client/accent";
import { api } from "@stoep/client/api";
import { queryOf } from "@stoep/contract/kernel";
import { lazyPart } from "@stoep/ui/parts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect } from "react";
import { matchRoute, Redirect, Route, Switch, useLocation, useRouter, useSearch } from "wouter";
import { ErrorBoundary, NotFound } from "./failures.tsx";
import { signInPath, signInTo, signUpPath } from "./feature.ts";
import { BreakableText } from "./kit/breakable-text.tsx";
import { ButtonLink, OutsideLink } from "./kit/button.tsx";
import { Notice } from "./kit/notice.tsx";
import { QueryContent } from "./kit/query-content.tsx";
import { EmptyState, Spinner } from "./kit/states.tsx";
import { Layout, useFirstFrame } from "./layout.tsx";
import { LegalOfNetwork, legalPages } from "./legal/index.tsx";
import { startLiveUpdates } from "./live.ts";
import { firstScreen, NetworkProvider, useNetwork, useResidence } from "./network.tsx";
import { FirstForResident, FirstForVisitor, redirects, routes } from "./screens.tsx";
import { activeResidence, switchResidence, useSession, useSessionState } from "./session.tsx";
import { useAppText } from "./text.ts";

/** Loaded after the first screen, which does not wait for it. */
const Bell = lazyPart(() => import("./bell/bell.tsx").then((m) => m.Bell), { isOptional: true });
const OfflineNotice = lazyPart(() => import("./offline/offline-notice.tsx").then((m) => m.OfflineNotice), {
  isOptional: true,
});

/** Everything under one network's address. */
export function NetworkPart({ slug }: { slug: string }) {
  const session = useSession();
  const mine = session?.residences.find((one) => one.network.slug === slug)?.network;
  const query = useQuery({ ...queryOf(api.neighbourhoods.listNetworks), enabled: !mine });
  const network = mine ?? query.data?.items.find((one) => one.slug === slug);
  if (network) {
    return (
      <NetworkProvider network={network}>
        <Shell />
      </NetworkProvider>
    );
  }
  return (
    <Layout name="Stoep" home="~/" hasTabs={false}>
      <QueryContent query={query} waiting={<Spinner />} isScreen>
        {() => <NotFound home="~/" />}
      </QueryContent>
    </Layout>
  );
}

function Shell() {
  const t = useAppText();
  const { slug, name, logo, accent } = useNetwork();
  useAccent(accent);
  const state = useSessionState();
  const session = useSession();
  const residence = useResidence();
  const [path] = useLocation();
  const { parser } = useRouter();
  useOwnResidence(slug);
  useLiveEvents(residence?.residentId);
  if (state.phase === "leaving") return <Notice isLive>{t("leaving")}</Notice>;
  const home = activeResidence(session)?.network;
  const isBare = routes.some((route) => route.isBare && matchRoute(parser, route.path, path)[0]);
  const action = residence ? (
    <AfterContent>
      <Bell />
    </AfterContent>
  ) : (
    !session && path !== signInPath && <SignInLink path={path} />
  );
  return (
    <Layout
      name={name}
      logo={logo}
      home={firstScreen}
      hasTabs={residence !== null && !isBare}
      isBare={isBare}
      action={!isBare && action}
    >
      <AfterContent>
        <OfflineNotice />
      </AfterContent>
      {!isBare && home && home.slug !== slug && (
        <Notice>
          {t("elsewhere.text", { network: home.name })}{" "}
          <a href={`/${home.slug}`}>{t("elsewhere.go", { network: home.name })}</a>
        </Notice>
      )}
      <ErrorBoundary key={path}>
        <Suspense fallback={<Spinner />}>
          <Switch>
            <Route path="/">
              <FirstScreen />
            </Route>
            {routes.map(({ path: at, screen: Screen, isForResidents }) => (
              <Route key={at} path={at}>
                {isForResidents ? (
                  <ForResidents>
                    <Screen />
                  </ForResidents>
                ) : (
                  <Screen />
                )}
              </Route>
            ))}
            {legalPages.map((page) => (
              <Route key={page} path={`/${page}`}>
                <LegalOfNetwork page={page} />
              </Route>
            ))}
            {redirects.map(({ path: at, to }) => (
              <Route key={at} path={at}>
                {(params) => <Redirect href={to(params)} replace />}
              </Route>
            ))}
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </Layout>
  );
}

/** Loaded once the content is on screen, which does not wait for it. */
function AfterContent({ children }: { children: ReactNode }) {
  return useFirstFrame() && <Suspense fallback={null}>{children}</Suspense>;
}

/** Signing in leads back to this screen. A step on the way in passes on its own destination. */
function SignInLink({ path }: { path: string }) {
  const t = useAppText();
  const search = useSearch();
  const here = path === "/" ? firstScreen : path + (search && `?${search}`);
  const isEntrance = routes.some((route) => route.isEntrance && route.path === path);
  const next = isEntrance ? (new URLSearchParams(search).get("next") ?? firstScreen) : here;
  return (
    <ButtonLink isSmall href={signInTo(next)}>
      {t("signIn")}
    </ButtonLink>
  );
}

/** Residents see their feed; others read what this is. */
function FirstScreen() {
  const t = useAppText();
  const network = useNetwork();
  const residence = useResidence();
  const state = useSessionState();
  const session = useSession();
  if (state.phase === "unreachable") {
    return (
      <EmptyState isScreen title={t("unreachable.title")}>
        {t("unreachable.text")}
      </EmptyState>
    );
  }
  // A new key for each residence: content of one neighbourhood is not shown in another.
  if (residence) return <FirstForResident key={residence.residentId} />;
  if (!session || activeResidence(session)) return <FirstForVisitor />;
  return (
    <EmptyState
      isScreen
      title={t("notResident.title")}
      action={
        <>
          <ButtonLink href={signUpPath} look="main">
            {t("notResident.signUp")}
          </ButtonLink>
          <OutsideLink href="/dashboard/" target="_self">
            {t("notResident.dashboard")}
          </OutsideLink>
        </>
      }
    >
      <BreakableText text={t("notResident.text", { email: session.account.email, network: network.name })} />
    </EmptyState>
  );
}

function ForResidents({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const state = useSessionState();
  if (useResidence()) return children;
  // After a sign-out, the next person to sign in does not land on the previous person's screen.
  const hasSignedOut = state.phase === "out" && state.hasSignedOut;
  return <Redirect href={hasSignedOut ? signInPath : signInTo(path)} replace />;
}

/** Switches people who also live in the network of the address to that residence. */
function useOwnResidence(slug: string): void {
  const session = useSession();
  const active = activeResidence(session)?.network.slug;
  const other = active === slug ? undefined : session?.residences.find((one) => one.network.slug === slug);
  const residentId = other?.residentId;
  useEffect(() => {
    if (residentId) void switchResidence(residentId).catch(() => null);
  }, [residentId]);
}

function useLiveEvents(residentId: string | undefined): void {
  useEffect(() => (residentId ? startLiveUpdates() : undefined), [residentId]);
}
