import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "@stoep/ui/theme.css";
import "./base.css";
import "@stoep/ui/forced-colors.css";
import "@stoep/ui/print.css";
import { startPaper } from "@stoep/client/paper";
import { startPresses } from "@stoep/client/presses";
import { readerAddress } from "@stoep/client/reader";
import { readRecord } from "@stoep/client/token";
import { loadPart } from "@stoep/ui/parts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { startScheme } from "./colour-scheme.ts";
import { startTexts } from "./i18n.ts";
import { installServiceWorker } from "./offline/install-service-worker.ts";
import { loadKept, prepareFirstScreen } from "./screens.tsx";
import { startScrollRestoration } from "./scroll-restoration.ts";
import { speakAsAccount, startSession } from "./session-store.ts";

/** In place of the app: the reader's page, within the dashboard. */
const startReader = () => loadPart(() => import("../reader/page.tsx")).then((page) => page.startPage());

/** The spinner of index.html is shown until texts and session have loaded. */
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  startScheme();
  startScrollRestoration();
  startPresses();
  startPaper();
  const ready = [startTexts(), startSession()];
  if (readRecord()) {
    const isShown = isFirstScreen();
    const first = prepareFirstScreen(isShown);
    // Other screens do not wait for it.
    if (isShown) ready.push(first);
  }
  await Promise.all(ready);
  await speakAsAccount();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  // Only residents have data on the device.
  installServiceWorker(readRecord() ? loadKept : undefined);
}

/** Whether the address is a network's first screen. */
const isFirstScreen = () => /^\/[^/]+\/?$/.test(location.pathname);

void (location.pathname === readerAddress ? startReader() : start());
