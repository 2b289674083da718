import type { Module } from "@stoep/contract/kernel";
import { Notice, TextLink } from "@stoep/ui";
import { licencePath } from "../access.ts";
import { useAppText, useRefusalText } from "../text.ts";

/** Shown above the screens of a module that has become read-only. D §4 */
export function LicenceEndedNotice({ module }: { module: Module }) {
  const t = useAppText();
  const words = useRefusalText();
  return (
    <Notice tone="warning">
      {words("licence_expired")} <TextLink href={licencePath(module, "licence_expired")}>{t("licence.more")}</TextLink>
    </Notice>
  );
}
