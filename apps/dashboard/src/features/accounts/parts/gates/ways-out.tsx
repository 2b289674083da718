import { Button, ButtonLink, Group } from "@stoep/ui";
import type { ReactNode } from "react";
import { signOut } from "../../../../app/index.ts";
import { useText } from "../words.ts";

/** What is open to whoever stands before a closed membership: what that gate offers, the own account, and leaving. */
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
