/** What posts can belong to, of other capabilities. In a file of its own, because every screen loads the other places. */
import { useTexts } from "@stoep/client/texts";
import type { Language } from "@stoep/contract/kernel";
import { use, useCallback } from "react";
import { accessOf } from "../access.ts";
import { FeaturesContext } from "../entries.tsx";
import { useSession } from "../session.tsx";
import { useMenuText } from "../shell/menu.ts";

type Words = "name" | "hint" | "none" | "part" | "whole" | "gone";

/**
 * The kinds that the organisation has. Members without a level there choose too, among what is published: it is the licence that
 * takes a kind away.
 */
export function usePostLinkKinds() {
  const session = useSession();
  const menuText = useMenuText();
  return use(FeaturesContext)
    .flatMap(({ postLinks = [] }) => postLinks)
    .map(({ kind, licence, hrefOf }) => {
      const { read } = accessOf(session, licence);
      return {
        kind,
        hrefOf,
        isOpen: read === true,
        isOffered: read === true || read === "no_module_access",
        words: (key: Words) => menuText(`postLinks.${kind}.${key}`),
      };
    });
}
export type OfferedLinkKind = ReturnType<typeof usePostLinkKinds>[number];

/** What the button says to a reader of this language. */
export function useLinkButtonText(language: Language): (kind: string) => string {
  const t = useTexts("menu", language);
  return useCallback((kind) => t(`postLinks.${kind}.button`), [t]);
}
