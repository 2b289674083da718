import { IdentityArea } from "@stoep/client/identity";
import { isStarted, switchLanguage, useLanguage } from "@stoep/client/texts";
import { keepToken } from "@stoep/client/token";
import { findNamed } from "@stoep/contract/search-words";
import { ConfirmArea, KitProvider, ToastArea } from "@stoep/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, fireEvent, type RenderResult, render, screen } from "@testing-library/react";
import { type ComponentType, type FunctionComponent, type ReactNode, Suspense } from "react";
import { EntriesProvider } from "../entries.tsx";
import type { Feature } from "../feature.ts";
import { features } from "../features.ts";
import { fileOf, startTexts } from "../i18n.ts";
import { AppLink, basePath, searchAsTyped } from "../navigation.tsx";
import { queryClient } from "../queries.ts";
import { SessionProvider } from "../session.tsx";
import type { Session } from "../session-store.ts";
import { AppParts } from "../shell/app-parts.tsx";
import { AskIdentity } from "../shell/ask-identity.ts";
import { aSession } from "./people.ts";

type Texts = { default: Record<string, unknown> };
const files = import.meta.glob<Texts>([
  "../{,codes/,menu/,search/,editor/}text/*.json",
  "../../features/**/text/*.json",
]);

/** Reads texts as the app does, but from the files. */
async function readTexts(language: string, namespace: string): Promise<Record<string, unknown>> {
  const path = fileOf(language, namespace);
  const file = files[path.startsWith("../") ? `../${path}` : `.${path}`];
  if (!file) throw new Error(`No texts for ${namespace} in ${language}`);
  return (await file()).default;
}

type ScreenOptions = {
  /** The screen's route, "/messages/$postId". */
  path?: string;
  /** The address it is opened at, with filters; the route itself when left out. */
  at?: string;
  /** Screens at other routes, for tests that navigate. */
  also?: { path: string; screen: FunctionComponent }[];
  session?: Session;
  /** Features in addition to the app's own. */
  more?: Feature[];
};

/** Opens a screen as a signed-in member sees it, in English, at its address; every other address shows its own path. */
export async function showScreen(Screen: ComponentType, where: ScreenOptions = {}) {
  const { path = "/", at = path, also = [], session = aSession(), more = [] } = where;
  if (!isStarted()) await startTexts(readTexts);
  await switchLanguage("en");
  keepToken({ access_token: "test", expires_in: 600, userId: session.account.id });
  const root = createRootRoute();
  const own = createRoute({ getParentRoute: () => root, path, component: () => <Screen /> });
  const others = also.map((other) =>
    createRoute({ getParentRoute: () => root, path: other.path, component: other.screen }),
  );
  const elsewhere = createRoute({ getParentRoute: () => root, path: "$", component: Elsewhere });
  const router = createRouter({
    routeTree: root.addChildren([own, ...others, elsewhere]),
    basepath: basePath,
    ...searchAsTyped,
    history: createMemoryHistory({ initialEntries: [basePath + at] }),
  });
  const { queries: asked, mutations } = queryClient.getDefaultOptions();
  const queries = new QueryClient({ defaultOptions: { queries: { ...asked, staleTime: 0, retry: false }, mutations } });
  let shown: RenderResult | undefined;
  await act(async () => {
    shown = render(
      <Kit>
        <QueryClientProvider client={queries}>
          <SessionProvider session={session}>
            <Suspense fallback={null}>
              <EntriesProvider features={[...features, ...more]}>
                <RouterProvider router={router} />
              </EntriesProvider>
              <ToastArea labels={{ area: "Notifications", close: "Close notification" }} />
              <ConfirmArea />
              <IdentityArea ask={AskIdentity} />
            </Suspense>
          </SessionProvider>
        </QueryClientProvider>
      </Kit>,
    );
  });
  return {
    ...shown,
    address: () => router.history.location.href.slice(basePath.length),
    goBack: () => act(async () => router.history.back()),
    isFetching: () => queries.isFetching() > 0,
  };
}

function Kit({ children }: { children: ReactNode }) {
  return (
    <KitProvider locale={useLanguage()} zone="Europe/Brussels" link={AppLink} find={findNamed}>
      <AppParts>{children}</AppParts>
    </KitProvider>
  );
}

function Elsewhere() {
  return <p>elsewhere</p>;
}

/** Toasts outlive the screen that opened them, and the next test would find them. */
export function closeToasts(): void {
  for (const close of screen.queryAllByRole("button", { name: "Close notification" })) fireEvent.click(close);
}
