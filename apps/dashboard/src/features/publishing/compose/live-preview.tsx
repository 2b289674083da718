import type { Language } from "@stoep/contract/kernel";
import { Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { LanguageSwitch } from "../../../app/editor/index.ts";
import { api, queryOf, useMembership } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import type { Draft } from "./model.ts";
import { Reading } from "./reading.tsx";
import { shownOf } from "./shown.ts";

type Props = {
  draft: Draft;
  language: Language;
  /** When it goes live, if that is planned. */
  publishAt: string | null;
};

/** The message on a resident's phone while it is being written; in the language being written, unless another is chosen. */
export function LivePreview({ draft, language, publishAt }: Props) {
  const t = useText();
  const { organisation } = useMembership();
  const [chosen, setChosen] = useState({ language, whileWriting: language });
  const shown = chosen.whileWriting === language ? chosen.language : language;
  const [now] = useState(() => new Date().toISOString());
  // Typing goes first; the phone follows.
  const drawn = useDeferredValue(draft);
  const logo = useQuery(queryOf(api.accounts.getOrganisation)).data?.logo ?? null;
  const sender = { organisation: { name: organisation.name, logo }, at: publishAt ?? now };
  return (
    <Stack gap="sm">
      <LanguageSwitch
        languages={[draft.language, ...draft.translations.map((one) => one.language)]}
        value={shown}
        onChange={(next) => setChosen({ language: next, whileWriting: language })}
      />
      <Reading post={shownOf(drawn, shown, sender)} />
      <Text c="dimmed" size="sm" ta="center">
        {t("compose.reading.hint")}
      </Text>
    </Stack>
  );
}
