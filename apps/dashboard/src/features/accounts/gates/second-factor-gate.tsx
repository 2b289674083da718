import { Button, ButtonLink, EmptyState, Group, Page } from "@stoep/ui";
import { signOut, useAddress, useMembership } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

/** Replaces every screen when the organisation requires a second step and this session has none. Adding one leads back here. */
export const SecondFactorGate = () => <MustAdd of="mustAdd" />;

/** Replaces the screens of care alone. */
export const CareFactorGate = () => <MustAdd of="mustAddForCare" />;

function MustAdd({ of }: { of: "mustAdd" | "mustAddForCare" }) {
  const t = useText();
  const { organisation } = useMembership();
  const address = useAddress();
  return (
    <Page title={t(`${of}.title`)} width="narrow">
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
        {t(`${of}.text`, { organisation: organisation.name })}
      </EmptyState>
    </Page>
  );
}
