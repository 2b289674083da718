import { Button, ButtonLink, Group } from "@stoep/ui";
import type { ReactNode } from "react";
import { signOut } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

/** What remains possible behind a gate: the gate's own offers, the personal account, and signing out. */
export function WaysOut({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <Group justify="center">
      {children}
      <ButtonLink href="/account" variant="default">
        {t("account.title")}
      </ButtonLink>
      <Button variant="subtle" onClick={() => void signOut()}>
        {t("memberships.signOut")}
      </Button>
    </Group>
  );
}
