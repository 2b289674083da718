import { fakeServer, type ReceivedRequest, type Replies } from "@stoep/client/testing";
import { isStarted, switchLanguage } from "@stoep/client/texts";
import { dropToken, keepToken, writeRecord } from "@stoep/client/token";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { keepPendingStep } from "../../features/accounts/index.ts";
import { App } from "../app.tsx";
import { fileOf, startTexts } from "../i18n.ts";
import { queryClient } from "../query-client.ts";
import { loadSession, type Session } from "../session-store.ts";
import { closeToast, toastStore } from "../toast-store.ts";
import { aSession } from "./samples.ts";

type Texts = { default: Record<string, unknown> };
const files = import.meta.glob<Texts>(["../{,codes/,menu/,legal/}text/*.json", "../../features/*/text/*.json"]);

/** Reads texts as the app does, but from the files. */
async function readTexts(language: string, namespace: string): Promise<Record<string, unknown>> {
  const file =
    files[
      fileOf(language, namespace)
        .replace(/^\.\.\//, "../../")
        .replace(/^\.\/(?!\.)/, "../")
    ];
  if (!file) throw new Error(`No texts for ${namespace} in ${language}`);
  return (await file()).default;
}

// The simulated page does not support dialogs yet.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.setAttribute("open", "");
};

const gent = {
  items: [
    {
      slug: "gent",
      name: "Gent",
      timeZone: "Europe/Brussels",
      languages: ["nl" as const, "en" as const],
      runBy: ["Stad Gent"],
      dataLicence: "CC-BY-4.0" as const,
      logo: null,
      accent: null,
    },
  ],
};

/** Clears the state that an earlier page left in the modules, which stay loaded from one test to the next. */
function resetModules(): void {
  for (const { id } of toastStore.read()) closeToast(id);
  keepPendingStep(null);
  delete document.documentElement.dataset.scheme;
  // Leaving a page reports the messages that were seen; here the report goes to a server that no longer exists.
  fakeServer({});
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  hidden.mockRestore();
}

/** Opens the app at an address, in English, as Dirk, or with `session: null` as a visitor. */
export async function renderApp(at: string, replies: Replies, session: Session | null = aSession()) {
  if (!isStarted()) await startTexts(readTexts);
  await switchLanguage("en");
  resetModules();
  queryClient.clear();
  dropToken();
  writeRecord(null);
  sessionStorage.removeItem("stoep.email");
  const asked: ReceivedRequest[] = fakeServer({
    ...replies,
    accounts: { getSession: session ?? undefined, ...replies.accounts },
    neighbourhoods: { listNetworks: gent, ...replies.neighbourhoods },
  });
  if (session) keepToken({ access_token: "test", expires_in: 600, userId: session.account.id });
  await loadSession();
  window.history.replaceState(null, "", at);
  const user = userEvent.setup();
  const { unmount } = await act(async () => render(<App />));
  /** The latest call of a route: others may come in between. */
  const last = (name: string) => asked.findLast(({ route }) => route === name);
  return { asked, last, user, leave: unmount, routes: () => asked.map(({ route }) => route) };
}

export const button = (name: string | RegExp) => screen.findByRole("button", { name });
export const heading = (name: string | RegExp) => screen.findByRole("heading", { name });
