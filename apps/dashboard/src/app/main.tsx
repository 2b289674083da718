import { startPaper } from "@stoep/client/paper";
import { startPresses } from "@stoep/client/presses";
import { readRecord } from "@stoep/client/token";
import { fetchAhead } from "@stoep/ui/parts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { startTexts } from "./i18n.ts";
import { speakAsAccount, startSession } from "./session-store.ts";

/** The spinner of index.html is shown until texts and session have loaded. S1 §2 Shell */
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  startPresses();
  startPaper();
  if (readRecord()) fetchAhead(() => import("./shell/shell.tsx"));
  await Promise.all([startTexts(), startSession()]);
  await speakAsAccount();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void start();
