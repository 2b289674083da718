import { ButtonLink, EmptyState, Page } from "@stoep/ui";
import { useMembership, useSession } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import { WaysOut } from "./ways-out.tsx";

/** Replaces every screen while the membership is deactivated by an administrator. S1 §3 */
export function DisabledGate() {
  const t = useText();
  const { organisation } = useMembership();
  const { memberships } = useSession();
  const hasOthers = memberships.some(({ type }) => type !== "disabled");
  return (
    <Page title={t("disabled.title")} width="narrow">
      <EmptyState
        drawing="bench"
        action={<WaysOut>{hasOthers && <ButtonLink href="/memberships">{t("disabled.others")}</ButtonLink>}</WaysOut>}
      >
        {t("disabled.text", { organisation: organisation.name })}
      </EmptyState>
    </Page>
  );
}
