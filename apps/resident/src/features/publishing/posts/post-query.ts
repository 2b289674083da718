import { queryOf } from "@stoep/contract/kernel";
import type { ReadPost } from "@stoep/contract/publishing";
import { api, useLanguage, useNetwork, useResidence } from "../../../app/index.ts";

type Language = ReadPost["language"];
interface Options {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<ReadPost>;
}

/** One message, in `language` or else the reader's language: for residents the account's, for visitors the screen's. */
export function usePostQuery(postId: string, language?: Language): Options {
  const isResident = useResidence() !== null;
  const { slug } = useNetwork();
  const screen = useLanguage();
  const asResident = queryOf(api.publishing.readPost, { params: { postId }, query: language ? { language } : {} });
  const asGuest = queryOf(api.publishing.readPublicPost, {
    params: { networkSlug: slug, postId },
    query: { language: language ?? screen },
  });
  return isResident ? asResident : asGuest;
}
