import { Button, ButtonLink, EmptyState, Group, Page } from "@stoep/ui";
import { signOut, useMembership, useSession } from "../../../../app/index.ts";
import { useText } from "../words.ts";

/** In the place of every screen while an administrator has switched the membership off. S1 §3 */
export function DisabledGate() {
  const t = useText();
  const { organisation } = useMembership();
  const { memberships } = useSession();
  const hasOthers = memberships.some(({ type }) => type !== "disabled");
  return (
    <Page title={t("disabled.title")} width="narrow">
      <EmptyState
        drawing="bench"
        action={
          <Group justify="center">
            {hasOthers && <ButtonLink href="/memberships">{t("disabled.others")}</ButtonLink>}
            <ButtonLink href="/account" variant="default">
              {t("account.title")}
            </ButtonLink>
            <Button variant="subtle" onClick={() => void signOut()}>
              {t("memberships.signOut")}
            </Button>
          </Group>
        }
      >
        {t("disabled.text", { organisation: organisation.name })}
      </EmptyState>
    </Page>
  );
}
