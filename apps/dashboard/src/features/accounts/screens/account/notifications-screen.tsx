import { Suspense } from "react";
import { FormWaiting } from "../../../../app/index.ts";
import { PreferencesPart } from "../../../notifications/index.ts";
import { AccountPage } from "../../parts/account-page.tsx";

/** Which notifications are mailed too, and when. */
export function NotificationsScreen() {
  return (
    <AccountPage at="notifications">
      <Suspense fallback={<FormWaiting />}>
        <PreferencesPart />
      </Suspense>
    </AccountPage>
  );
}
