/** What one-off licences can name, of other capabilities. In a file of its own, because every screen loads the other places. */
import { useTexts } from "@stoep/client/texts";
import type { LicenceScopeView } from "@stoep/contract/licences";
import { use } from "react";
import { FeaturesContext } from "../entries.tsx";

type Words = "kind" | "hint" | "none" | "named" | "unnamed" | "gone";
type Named = Extract<LicenceScopeView, { kind: "thing" }>["thing"];

/** The kinds that exist. */
export function useLicensedKinds() {
  const t = useTexts("menu");
  return use(FeaturesContext)
    .flatMap(({ licensedKinds = [] }) => licensedKinds)
    .map((one) => ({
      ...one,
      words: (key: Words, values: Record<string, string> = {}) => t(`licensedKinds.${one.kind}.${key}`, values),
    }));
}
export type OfferedLicensedKind = ReturnType<typeof useLicensedKinds>[number];

/** What a licence names, in words: "Project “A new square”", or that it is gone. */
export function useLicensedThingText(): (thing: Named) => string {
  const kinds = useLicensedKinds();
  return ({ kind, name, isGone }) => {
    const of = kinds.find((one) => one.kind === kind);
    if (!of) return kind;
    return isGone ? of.words("gone") : name === "" ? of.words("unnamed") : of.words("named", { name });
  };
}
