import { Refused } from "@stoep/contract/kernel";
import type { ReadPost } from "@stoep/contract/publishing";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { toast, useLive, useRefusalText } from "../../../app/index.ts";
import { usePostQuery } from "./post-query.ts";

/** What can be read in a translation and, on demand, in the language it was written in. */
interface Translatable {
  language: string;
  isTranslated: boolean;
}

export interface Original<T extends Translatable = ReadPost> {
  /** What to show. */
  shown: T;
  isOriginal: boolean;
  isLoading: boolean;
  /** Switches between translation and original. */
  toggle: () => void;
}

/** A translated message and, on demand, its original, which follows edits as the message does. */
export const useOriginal = (post: ReadPost): Original =>
  useOriginalOf(post, usePostQuery(post.id, post.originalLanguage), { topic: "feed", withTextsOf });

interface OriginalQuery<T> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
}

interface OriginalOptions<T> {
  /** The capability that tells of edits. */
  topic: string;
  withTextsOf: (original: T, known: T) => T;
}

/** The same for anything that is translated; `query` reads it in the language it was written in. */
export function useOriginalOf<T extends Translatable>(
  known: T,
  query: OriginalQuery<T>,
  { topic, withTextsOf }: OriginalOptions<T>,
): Original<T> {
  const words = useRefusalText();
  const [isOriginal, setOriginal] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    enabled: isOriginal,
    // It may have been edited since it was last opened.
    staleTime: 0,
  });
  useLive([topic], () => void (isOriginal && refetch()));
  const problem = isOriginal && data === undefined ? error : null;
  useEffect(() => {
    if (!problem) return;
    setOriginal(false);
    toast(words(problem instanceof Refused ? problem.code : "unexpected"), "danger");
  }, [problem, words]);
  const original = isOriginal ? data : undefined;
  return {
    shown: original && known.isTranslated ? withTextsOf(original, known) : known,
    isOriginal: original !== undefined,
    isLoading: isOriginal && isFetching && !original,
    toggle: () => setOriginal(!isOriginal),
  };
}

/** The message with the texts of its original; its reactions, votes and comments stay current. */
export function withTextsOf(original: ReadPost, post: ReadPost): ReadPost {
  const { title, textHtml, language, images, cta } = original;
  const texts = new Map(original.poll?.options.map(({ id, text }) => [id, text]));
  const options = post.poll?.options.map((option) => ({ ...option, text: texts.get(option.id) ?? option.text })) ?? [];
  return { ...post, title, textHtml, language, images, cta, poll: post.poll && { ...post.poll, options } };
}
