import { Button, EmptyState, Page } from "@stoep/ui";
import { loadSession, useMembership } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import { WaysOut } from "./ways-out.tsx";

/** Replaces every screen until an administrator of the organisation accepts the member; the screens then open automatically. */
export function PendingGate() {
  const t = useText();
  const { organisation } = useMembership();
  return (
    <Page title={t("pending.title")} width="narrow">
      <EmptyState
        drawing="letters"
        action={
          <WaysOut>
            <Button onClick={() => void loadSession()}>{t("pending.look")}</Button>
          </WaysOut>
        }
      >
        {t("pending.text", { organisation: organisation.name })}
      </EmptyState>
    </Page>
  );
}
