import { ButtonLink, EmptyState, Page, Stack, TextLink } from "@stoep/ui";
import { useSession } from "../../../app/index.ts";
import { useText } from "./words.ts";

/** Says which organisation answers, as a network may have several city organisations. */
export function AnsweredElsewhere({ organisation: { id, name } }: { organisation: { id: string; name: string } }) {
  const t = useText();
  const { memberships } = useSession();
  const isMember = memberships.some(({ organisation }) => organisation.id === id);
  return (
    <Page title={t("title")}>
      <EmptyState
        drawing="letters"
        title={t("elsewhere.title", { name })}
        action={
          <Stack align="center">
            {isMember && <ButtonLink href="/memberships">{t("elsewhere.change")}</ButtonLink>}
            <TextLink href="/shouts/neighbourhoods">{t("elsewhere.numbers")}</TextLink>
          </Stack>
        }
      >
        {t(isMember ? "elsewhere.member" : "elsewhere.text", { name })}
      </EmptyState>
    </Page>
  );
}
