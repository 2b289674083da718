import { Button, ButtonLink, EmptyState, Group, Page } from "@stoep/ui";
import { signOut, useAddress, useMembership } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

/** Replaces every screen when the organisation requires a second step and this session has none. Adding one leads back here. */
export function SecondFactorGate() {
  const t = useText();
  const { organisation } = useMembership();
  const address = useAddress();
  return (
    <Page title={t("mustAdd.title")} width="narrow">
      <EmptyState
        drawing="letters"
        action={
          <Group justify="center">
            <ButtonLink href={`/account/security?next=${encodeURIComponent(address)}`}>{t("mustAdd.go")}</ButtonLink>
            <Button variant="subtle" onClick={() => void signOut()}>
              {t("memberships.signOut")}
            </Button>
          </Group>
        }
      >
        {t("mustAdd.text", { organisation: organisation.name })}
      </EmptyState>
    </Page>
  );
}
