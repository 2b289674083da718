import { presenceSeconds } from "@stoep/contract/publishing";
import { Tooltip, VisuallyHidden } from "@stoep/ui";
import { PeopleIcon } from "@stoep/ui/icons";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import { api, queryOf, useFormat } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import style from "./presence.module.css";

/** Names colleagues who have the same post open, within a live region. Reports and fetches presence every few seconds, and at once on a live event. */
export function Presence({ postId }: { postId: string }) {
  const t = useText();
  const format = useFormat();
  const report = useRef<Promise<unknown>>(Promise.resolve());
  const { data } = useQuery({
    queryKey: ["presence", postId],
    queryFn: () => {
      const sent = api.publishing.keepPresent({ params: { postId } });
      report.current = sent;
      return sent;
    },
    refetchInterval: presenceSeconds.every * 1000,
    refetchIntervalInBackground: true,
    retry: false,
    gcTime: 0,
    structuralSharing: false,
  });
  useLeave(postId, report);
  useRefetchOnSave(postId, data);
  const others = data?.others ?? [];
  if (others.length === 0) return null;
  const count = others.length;
  return (
    <PresenceLine
      title={t("compose.presence.title", { count, names: format.list(others.map(({ name }) => name)) })}
      text={t("compose.presence.text", { count, at: format.time(others[0]?.since ?? "") })}
    />
  );
}

/** One line in the bar, cut if there is no room; all of it on pointing or focusing, and for screen readers. */
function PresenceLine({ title, text }: { title: string; text: string }) {
  return (
    <Tooltip label={`${title}. ${text}`} multiline maw={320}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut must be readable by keyboard too */}
      <span className={style.line} tabIndex={0}>
        <PeopleIcon aria-hidden />
        <span className={style.names}>{title}</span>
        <VisuallyHidden>{text}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}

/** While someone else is present, fetches the post as often as presence, since saving a draft sends no live event. */
function useRefetchOnSave(postId: string, data: { others: unknown[] } | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!data || data.others.length === 0) return;
    const { queryKey } = queryOf(api.publishing.getPost, { params: { postId } });
    void queries.invalidateQueries({ queryKey });
  }, [postId, data, queries]);
}

/**
 * Reports leaving when the screen closes, but after a presence report that is still under way: arriving later, that report would
 * mark the user as present again. If the browser is closed, presence expires after a while.
 */
function useLeave(postId: string, report: RefObject<Promise<unknown>>): void {
  useEffect(() => {
    return () => {
      const leave = () => api.publishing.leavePost({ params: { postId } });
      report.current.then(leave, leave).catch(() => null);
    };
  }, [postId, report]);
}
