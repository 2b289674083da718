import { useLanguage } from "@stoep/client/texts";
import type { OrganisationProfile } from "@stoep/contract/accounts";
import { useMemo } from "react";
import { ProfilePlaceholder, ReaderFrame } from "../../../app/index.ts";
import { useText } from "../settings/words.ts";

/** The organisation's page as it is for residents who read the language of this screen. */
export function OrganisationFrame({ profile, isInPhone }: { profile: OrganisationProfile; isInPhone?: boolean }) {
  const t = useText();
  const language = useLanguage();
  const subject = useMemo(
    () => ({ kind: "organisation" as const, profile: { ...profile, name: profile.name || "…" } }),
    [profile],
  );
  return (
    <ReaderFrame
      subject={subject}
      language={language}
      title={t("profile.asSeen")}
      waiting={<ProfilePlaceholder />}
      isInPhone={isInPhone}
    />
  );
}
