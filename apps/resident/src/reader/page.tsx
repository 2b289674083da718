import { startPaper } from "@stoep/client/paper";
import { followShown, type ReaderScreen } from "@stoep/client/reader";
import { speakHere } from "@stoep/client/texts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { fetchTexts } from "../app/i18n.ts";
import { Reader } from "./reader.tsx";

/**
 * Shows what the dashboard sends. Throws outside the app's page. Stores nothing on the device, where a resident may be signed in with the
 * same browser.
 */
export function startPage(): void {
  const element = document.getElementById("root");
  if (!element) throw new Error("index.html has no #root");
  const root = createRoot(element);
  startPaper();
  let newest: ReaderScreen;
  followShown(async (reading) => {
    newest = reading;
    await speakHere(reading.language, fetchTexts);
    if (newest !== reading) return;
    document.documentElement.dataset.scheme = reading.scheme;
    root.render(
      <StrictMode>
        <Reader reading={reading} />
      </StrictMode>,
    );
  });
}
