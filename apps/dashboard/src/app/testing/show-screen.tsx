import { IdentityArea } from "@stoep/client/identity";
import { isStarted, speak } from "@stoep/client/texts";
import { keepToken } from "@stoep/client/token";
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
import { type ComponentType, type FunctionComponent, Suspense } from "react";
import { features } from "../features.ts";
import { fileOf, startTexts } from "../i18n.ts";
import { AppLink, basePath } from "../navigation.tsx";
import { SessionProvider } from "../session.tsx";
import type { Session } from "../session-store.ts";
import { SettingsProvider } from "../settings-page.tsx";
import { aSession } from "./people.ts";

type Texts = { default: Record<string, unknown> };
const files = import.meta.glob<Texts>(["../{,codes/,menu/,editor/}text/*.json", "../../features/**/text/*.json"]);

/** As the app reads them, but from the files. */
async function readTexts(language: string, namespace: string): Promise<Record<string, unknown>> {
  const path = fileOf(language, namespace);
  const file = files[path.startsWith("../") ? `../${path}` : `.${path}`];
  if (!file) throw new Error(`No texts for ${namespace} in ${language}`);
  return (await file()).default;
}

type Where = {
  /** The screen's route, "/messages/$postId". */
  path?: string;
  /** The address it is opened at, with filters; the route itself when left out. */
  at?: string;
  /** Screens at other routes, where one leads to another. */
  also?: { path: string; screen: FunctionComponent }[];
  session?: Session;
};

/** Opens a screen as a signed-in member sees it, in English, at its address; every other address shows its own path. */
export async function showScreen(Screen: ComponentType, where: Where = {}) {
  const { path = "/", at = path, also = [], session = aSession() } = where;
  if (!isStarted()) await startTexts(readTexts);
  await speak("en");
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
    history: createMemoryHistory({ initialEntries: [basePath + at] }),
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  let shown: RenderResult | undefined;
  await act(async () => {
    shown = render(
      <KitProvider locale="en" zone="Europe/Brussels" link={AppLink} env="test">
        <QueryClientProvider client={queries}>
          <SessionProvider session={session}>
            <Suspense fallback={null}>
              <SettingsProvider features={features}>
                <RouterProvider router={router} />
              </SettingsProvider>
              <ToastArea labels={{ area: "Notifications", close: "Close notification" }} />
              <ConfirmArea />
              <IdentityArea ask={features.find(({ identity }) => identity)?.identity} />
            </Suspense>
          </SessionProvider>
        </QueryClientProvider>
      </KitProvider>,
    );
  });
  return {
    ...shown,
    address: () => router.history.location.href.slice(basePath.length),
    goBack: () => act(async () => router.history.back()),
  };
}

function Elsewhere() {
  return <p>elsewhere</p>;
}

/** They outlive the screen that raised them, and would be read by the next test. */
export function closeToasts(): void {
  for (const close of screen.queryAllByRole("button", { name: "Close notification" })) fireEvent.click(close);
}
