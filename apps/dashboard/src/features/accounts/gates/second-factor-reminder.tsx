import { Notice, TextLink } from "@stoep/ui";
import { useState } from "react";
import { useFormat, useMembership } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

const key = "stoep.secondFactorNotice";
const today = () => new Date().toDateString();

/** A daily reminder before the day from which a second step is required. */
export function SecondFactorReminder() {
  const t = useText();
  const format = useFormat();
  const { organisation, secondFactorFrom } = useMembership();
  const [isAway, setAway] = useState(() => localStorage.getItem(key) === today());
  if (isAway || !secondFactorFrom) return null;
  const putAway = () => {
    localStorage.setItem(key, today());
    setAway(true);
  };
  return (
    <Notice tone="warning" title={t("soon.title")} onClose={putAway} closeLabel={t("soon.away")}>
      {t("soon.text", { organisation: organisation.name, day: format.day(secondFactorFrom) })}{" "}
      <TextLink href="/account/security">{t("mustAdd.go")}</TextLink>
    </Notice>
  );
}
