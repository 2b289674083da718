import { useLocation } from "wouter";
import { Notice } from "../kit/notice.tsx";
import { useSessionState } from "../session.tsx";
import { useAppText } from "../text.ts";
import { useIsConnected } from "./connection.ts";

/** Screens that show the age of their content themselves, when the app was opened without a connection. */
const screensWithOwnNotice =
  /^\/(agenda|take-part|neighbours(\/[^/]+)?|(m|ideas|projects)\/[^/]+|me\/(messages|projects))?$/;

/** Says that there is no connection: since the app was opened, or since it was lost. */
export function OfflineNotice() {
  const t = useAppText();
  const state = useSessionState();
  const [path] = useLocation();
  const isConnected = useIsConnected();
  const isSince = state.phase === "in" && state.isOffline === true;
  if (isSince ? screensWithOwnNotice.test(path) : isConnected) return null;
  return (
    <Notice tone="warning" isLive>
      {t("offline.text")}
    </Notice>
  );
}
