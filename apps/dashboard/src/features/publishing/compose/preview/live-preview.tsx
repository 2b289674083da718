import type { Language } from "@stoep/contract/kernel";
import { LivePreview as Preview } from "../../../../app/editor/index.ts";
import type { Post } from "../../parts/words.ts";
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

/** Previews the message while it is being written. */
export function LivePreview({ draft, language, post, follows }: Props) {
  return (
    <Preview
      draft={draft}
      language={language}
      show={(drawn, shown) => <Drawn draft={drawn} language={shown} post={post} follows={follows} />}
    />
  );
}

function Drawn(props: Props) {
  return <ReaderView post={usePreview(props)} language={props.language} />;
}
