import type { Verdict } from "@stoep/contract/kernel";
import { ButtonLink, EmptyState, Page } from "@stoep/ui";
import { useRefusalText } from "../../../app/index.ts";
import { useText } from "./words.ts";

type Props = { title: string; heading: string; because: Exclude<Verdict, true> };

/** Replaces a form that the user may not use, and says why. */
export function ForbiddenPage({ title, heading, because }: Props) {
  const t = useText();
  const words = useRefusalText();
  return (
    <Page title={title}>
      <EmptyState drawing="letters" title={heading} action={<ButtonLink href="/inbox">{t("message.back")}</ButtonLink>}>
        {words(because)}
      </EmptyState>
    </Page>
  );
}
