import { Suspense } from "react";
import { FormPlaceholder } from "../../../app/index.ts";
import { PreferencesPart } from "../../notifications/index.ts";
import { AccountPage } from "./account-page.tsx";

/** Which notifications are mailed too, and when. */
export function NotificationsScreen() {
  return (
    <AccountPage at="notifications">
      <Suspense fallback={<FormPlaceholder />}>
        <PreferencesPart />
      </Suspense>
    </AccountPage>
  );
}
