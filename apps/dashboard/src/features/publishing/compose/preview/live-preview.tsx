import type { Language } from "@stoep/contract/kernel";
import { Stack, Text, useKitZone } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { LanguageSwitch } from "../../../../app/editor/index.ts";
import { api, queryOf, useMembership } from "../../../../app/index.ts";
import { useLiveDates } from "../../activities/use-dates.ts";
import { type Post, useText } from "../../parts/words.ts";
import type { Draft } from "../draft.ts";
import { previewOf } from "./preview-post.ts";
import { ReaderView } from "./reader-view.tsx";

type Props = {
  draft: Draft;
  language: Language;
  /** The stored message; null until it has been created. */
  post: Post | null;
};

/** Previews the message on a resident's phone while it is being written, in the language being written unless another is chosen. */
export function LivePreview({ draft, language, post }: Props) {
  const t = useText();
  const { organisation } = useMembership();
  const [chosen, setChosen] = useState({ language, whileWriting: language });
  const shown = chosen.whileWriting === language ? chosen.language : language;
  const [now] = useState(() => new Date().toISOString());
  // Typing has priority over the preview, which updates when there is time.
  const drawn = useDeferredValue(draft);
  const logo = useQuery(queryOf(api.accounts.getOrganisation)).data?.logo ?? null;
  const timeZone = useKitZone();
  const dates = useLiveDates(post);
  const { name } = organisation;
  const at = post?.publishAt ?? now;
  const reading = useMemo(
    () => previewOf(drawn, shown, { organisation: { name, logo }, at, timeZone, dates }),
    [drawn, shown, name, logo, at, timeZone, dates],
  );
  return (
    <Stack gap="sm">
      <LanguageSwitch
        languages={[draft.language, ...draft.translations.map((one) => one.language)]}
        value={shown}
        onChange={(next) => setChosen({ language: next, whileWriting: language })}
      />
      <ReaderView post={reading} />
      <Text c="dimmed" size="sm" ta="center">
        {t("compose.reading.hint")}
      </Text>
    </Stack>
  );
}
