import type { Preview } from "@stoep/contract/publishing";
import { Text } from "@stoep/ui";
import { PublishDialog as Dialog, AudienceSummary as Summary } from "../../../../app/editor/index.ts";
import { usePastYear } from "../../../../app/index.ts";
import { type Post, useText } from "../../parts/words.ts";
import { AlertNotice } from "./alert-notice.tsx";
import { RateWarning, RateWarningAt } from "./rate-warning.tsx";
import { useAudienceText } from "./use-audience-text.ts";
import { VacancyNotice } from "./vacancy-notice.tsx";

type Props = {
  post: Post;
  preview: Preview;
  when: "now" | "later";
  isBusy: boolean;
  /** The day that is proposed while it has no time yet. */
  day: string | null;
  /** The chosen time, if the server refused it because it has passed. */
  pastMoment: string | null;
  onClose: () => void;
  /** Publishes now if `at` is null. */
  onPublish: (at: string | null) => void;
};

/** Confirms by name what is published and for whom, with what to know of its kind. S1 §4, §5 Schedule */
export function PublishDialog({ post, preview, ...rest }: Props) {
  const askPastYear = usePastYear();
  const isLater = rest.when === "later";
  return (
    <Dialog
      {...rest}
      title={post.title}
      publishAt={post.publishAt}
      isUrgent={post.type === "urgent"}
      mayGo={() => askPastYear(post.activity?.fromDay ?? null)}
      notices={(at) => (
        <>
          {post.type === "urgent" && <AlertNotice preview={preview} isLater={isLater} />}
          {isLater ? (
            <RateWarningAt post={post} at={at} />
          ) : (
            <RateWarning post={post} neighbourhoods={preview.postedRecently} />
          )}
        </>
      )}
    >
      <AudienceSummary post={post} preview={preview} isLater={isLater} />
      {post.vacancy && <VacancyNotice vacancy={post.vacancy} />}
    </Dialog>
  );
}

type SummaryProps = { post: Post; preview: Preview; isLater?: boolean };

/** Who will see the message, and how many people that is. */
export function AudienceSummary({ post, preview, isLater = false }: SummaryProps) {
  const t = useText();
  const places = useAudienceText(post, preview.reach);
  return (
    <Summary reach={preview.reach} places={places} isLater={isLater}>
      {post.visibility === "public-page" && <Text>{t("publish.aimPublic")}</Text>}
    </Summary>
  );
}
