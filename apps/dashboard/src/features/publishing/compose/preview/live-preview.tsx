import type { Language } from "@stoep/contract/kernel";
import { Stack, Text } from "@stoep/ui";
import { Suspense, useDeferredValue, useState } from "react";
import { LanguageSwitch } from "../../../../app/editor/index.ts";
import { MessagePlaceholder } from "../../../../app/index.ts";
import { type Post, useText } from "../../parts/words.ts";
import type { Draft } from "../draft.ts";
import { ReaderView } from "./reader-view.tsx";
import { type Followed, usePreview } from "./use-preview.ts";

type Props = {
  draft: Draft;
  language: Language;
  /** The stored message; null until it has been created. */
  post: Post | null;
  /** For a new follow-up. */
  follows?: Followed | undefined;
};

/** Previews the message on a resident's phone while it is being written, in the language being written unless another is chosen. */
export function LivePreview({ draft, language, post, follows }: Props) {
  const t = useText();
  const [chosen, setChosen] = useState({ language, whileWriting: language });
  const shown = chosen.whileWriting === language ? chosen.language : language;
  // Typing has priority over the preview, which updates when there is time.
  const drawn = useDeferredValue(draft);
  return (
    <Stack gap="sm">
      <LanguageSwitch
        languages={[draft.language, ...draft.translations.map((one) => one.language)]}
        value={shown}
        onChange={(next) => setChosen({ language: next, whileWriting: language })}
      />
      <Suspense fallback={<MessagePlaceholder />}>
        <Drawn draft={drawn} language={shown} post={post} follows={follows} />
      </Suspense>
      <Text c="dimmed" size="sm" ta="center">
        {t("compose.reading.hint")}
      </Text>
    </Stack>
  );
}

function Drawn(props: Props) {
  return <ReaderView post={usePreview(props)} language={props.language} />;
}
