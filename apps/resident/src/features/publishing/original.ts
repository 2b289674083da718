import { Refused } from "@stoep/contract/kernel";
import type { ReadPost } from "@stoep/contract/publishing";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast, useRefusalText } from "../../app/index.ts";
import { usePostQuery } from "./post-query.ts";

export interface Original {
  /** The message as it is to be shown. */
  shown: ReadPost;
  isOriginal: boolean;
  isLoading: boolean;
  /** From the translation to the original, and back. */
  toggle: () => Promise<void>;
}

/** A translated message, and on demand what its sender wrote. */
export function useOriginal(post: ReadPost): Original {
  const queries = useQueryClient();
  const words = useRefusalText();
  const query = usePostQuery(post.id, post.originalLanguage);
  const [original, setOriginal] = useState<ReadPost | null>(null);
  const [isLoading, setLoading] = useState(false);
  const toggle = async () => {
    if (original) return setOriginal(null);
    setLoading(true);
    try {
      setOriginal(await queries.fetchQuery(query));
    } catch (error) {
      toast(words(error instanceof Refused ? error.code : "unexpected"), "danger");
    }
    setLoading(false);
  };
  return {
    shown: original && post.isTranslated ? inWordsOf(original, post) : post,
    isOriginal: original !== null,
    isLoading,
    toggle,
  };
}

/** What others made of the message meanwhile stays; the words are those of the original. */
export function inWordsOf(original: ReadPost, post: ReadPost): ReadPost {
  const { title, textHtml, language, images, cta } = original;
  const texts = new Map(original.poll?.options.map(({ id, text }) => [id, text]));
  const options = post.poll?.options.map((option) => ({ ...option, text: texts.get(option.id) ?? option.text })) ?? [];
  return { ...post, title, textHtml, language, images, cta, poll: post.poll && { ...post.poll, options } };
}
