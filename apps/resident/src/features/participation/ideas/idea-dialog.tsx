import { queryOf, Refused } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { apiForAnyone, CardSkeleton, Dialog, LoadFailed, Notice, useLanguage, useNetwork } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { IdeaContent } from "./idea-content.tsx";
import { IdeaByLine } from "./idea-head.tsx";

interface Props {
  ideaId: string;
  /** Known before the idea has been loaded. */
  title: string;
  onClose: () => void;
}

/** An idea as everybody reads it, over a screen that must not be left. Nothing says who read it, and it is not kept. */
export function IdeaDialog({ ideaId, title, onClose }: Props) {
  const t = useText();
  const { slug: networkSlug } = useNetwork();
  const language = useLanguage();
  const input = { params: { networkSlug, ideaId }, query: { language } };
  const {
    data: idea,
    error,
    refetch,
  } = useQuery({
    ...queryOf(apiForAnyone.participation.readPublicIdea, input),
    gcTime: 0,
  });
  const isGone = error instanceof Refused && error.code === "not_found";
  return (
    <Dialog title={title} onClose={onClose} isLight>
      {!idea && !error && <CardSkeleton />}
      {isGone && <Notice>{t("ideas.gone.closed")}</Notice>}
      {!idea && error && !isGone && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {idea && (
        <>
          <IdeaByLine idea={idea} />
          <IdeaContent idea={idea} />
        </>
      )}
    </Dialog>
  );
}
