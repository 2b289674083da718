import { MailIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { BreakableText, ButtonLink, EmptyState, signUpPath, useTitle } from "../../../app/index.ts";
import { useDestination, withDestination } from "../../accounts/index.ts";
import { useText } from "../words.ts";

/** Says the same whether or not the address is known. D §2 */
export function MailSentScreen() {
  const t = useText();
  const next = useDestination();
  const [email] = useState<string | undefined>(() => history.state?.email);
  useTitle(t("sent.title"));
  return (
    <EmptyState
      isScreen
      icon={<MailIcon aria-hidden />}
      title={t("sent.title")}
      action={
        <ButtonLink look="quiet" href={withDestination(signUpPath, next)}>
          {t("sent.again")}
        </ButtonLink>
      }
    >
      <BreakableText text={email ? t("sent.text", { email }) : t("sent.textShort")} />
    </EmptyState>
  );
}
