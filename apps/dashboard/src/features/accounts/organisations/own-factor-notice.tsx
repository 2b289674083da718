import { Notice, TextLink } from "@stoep/ui";
import { useText } from "../settings/words.ts";

/** Beside a button that waits for it: why one cannot require a second step yet, and where to add one's own. */
export function OwnFactorNotice() {
  const t = useText();
  return (
    <Notice tone="warning">
      {t("security.selfMissing")} <TextLink href="/account/security">{t("security.addOwn")}</TextLink>
    </Notice>
  );
}
