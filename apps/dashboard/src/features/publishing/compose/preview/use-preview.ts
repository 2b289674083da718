import { useTexts } from "@stoep/client/texts";
import type { Language } from "@stoep/contract/kernel";
import type { FollowUp, ReadPost } from "@stoep/contract/publishing";
import { useKitZone } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { api, queryOf, useLinkButtonText, useMembership } from "../../../../app/index.ts";
import { useLiveDates } from "../../activities/use-dates.ts";
import type { Post } from "../../parts/words.ts";
import type { Draft } from "../draft.ts";
import { previewOf, type Surroundings } from "./preview-post.ts";

type Alert = NonNullable<ReadPost["alert"]>;

/** `as`: the follow-up of that alert that is being written. */
export type Followed = { as: FollowUp; alertId: string };

type Shown = {
  draft: Draft;
  /** The reader's. */
  language: Language;
  /** The stored message; null until it has been created. */
  post: Post | null;
  follows?: Followed | undefined;
};

/** What a reader of this language gets, from the draft and from what is stored of it. */
export function usePreview({ draft, language, post, follows }: Shown): ReadPost {
  const { id: organisationId, name, kind } = useMembership().organisation;
  const [now] = useState(() => new Date());
  const logo = useQuery(queryOf(api.accounts.getOrganisation)).data?.logo ?? null;
  const timeZone = useKitZone();
  const dates = useLiveDates(post);
  const blanks = useBlanks(language);
  const linkText = useLinkButtonText(language);
  const at = post?.publishedAt ?? post?.publishAt ?? now.toISOString();
  const line = useLine(draft, post, follows, at);
  return useMemo(() => {
    const organisation = { id: organisationId, name, kind, logo };
    const isEdited = Boolean(post?.editedAt);
    const around = {
      id: post?.id ?? "",
      organisation,
      isEdited,
      at,
      now,
      timeZone,
      dates,
      alert: line,
      blanks,
      linkText,
    };
    return previewOf(draft, language, around);
  }, [draft, language, post, organisationId, name, kind, logo, at, now, timeZone, dates, line, blanks, linkText]);
}

/** In the reader's language, like everything on the phone. */
function useBlanks(language: Language): Surroundings["blanks"] {
  const t = useTexts("publishing", language);
  return useMemo(
    () => ({
      title: t("compose.reading.noTitle"),
      text: t("compose.reading.noText"),
      place: t("compose.reading.noPlace"),
      choice: (number) => t("compose.reading.choice", { number }),
    }),
    [t],
  );
}

/** A live alert's line is stored; a follow-up that is being written comes last on that of its alert. */
function useLine({ type, title }: Draft, post: Post | null, follows: Followed | undefined, at: string): Alert {
  const isLive = post?.state === "published";
  const as = post?.followUp ?? follows?.as ?? null;
  const readId = isLive ? post.id : (post?.followsId ?? follows?.alertId ?? "");
  const query = queryOf(api.publishing.readPost, { params: { postId: readId } });
  const known = useQuery({ ...query, enabled: type === "urgent" && readId !== "" }).data?.alert;
  const id = post?.id ?? "";
  return useMemo(() => {
    const line = known?.line ?? [];
    if (isLive) return { followUp: as, isResolved: known?.isResolved ?? as === "resolved", line };
    const own = { id, followUp: as, title, publishedAt: at };
    return { followUp: as, isResolved: as === "resolved", line: as ? [...line, own] : [] };
  }, [known, isLive, as, id, title, at]);
}
