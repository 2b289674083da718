import { Button, ButtonLink, EmptyState, Group, Page } from "@stoep/ui";
import { loadSession, signOut, useMembership } from "../../../../app/index.ts";
import { useText } from "../words.ts";

/** In the place of every screen until an administrator of the organisation has said yes; then it opens by itself. */
export function PendingGate() {
  const t = useText();
  const { organisation } = useMembership();
  return (
    <Page title={t("pending.title")} width="narrow">
      <EmptyState
        drawing="letters"
        action={
          <Group justify="center">
            <Button onClick={() => void loadSession()}>{t("pending.look")}</Button>
            <ButtonLink href="/account" variant="default">
              {t("account.title")}
            </ButtonLink>
            <Button variant="subtle" onClick={() => void signOut()}>
              {t("memberships.signOut")}
            </Button>
          </Group>
        }
      >
        {t("pending.text", { organisation: organisation.name })}
      </EmptyState>
    </Page>
  );
}
