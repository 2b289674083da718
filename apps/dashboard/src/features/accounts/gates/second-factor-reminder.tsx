import { Notice, TextLink } from "@stoep/ui";
import { useState } from "react";
import { useFormat, useMembership } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

/** Putting one away leaves the other. */
const keys = { soon: "stoep.secondFactorNotice", soonForCare: "stoep.careFactorNotice" };
const today = () => new Date().toDateString();

/** A daily reminder before the day from which a second step is required. */
export function SecondFactorReminder() {
  return <Reminder of="soon" from={useMembership().secondFactorFrom} />;
}

/** The same for care alone. */
export function CareFactorReminder() {
  return <Reminder of="soonForCare" from={useMembership().careSecondFactorFrom} />;
}

function Reminder({ of, from }: { of: "soon" | "soonForCare"; from: string | null }) {
  const t = useText();
  const format = useFormat();
  const { organisation } = useMembership();
  const key = keys[of];
  const [isAway, setAway] = useState(() => localStorage.getItem(key) === today());
  if (isAway || !from) return null;
  const putAway = () => {
    localStorage.setItem(key, today());
    setAway(true);
  };
  return (
    <Notice tone="warning" title={t(`${of}.title`)} onClose={putAway} closeLabel={t("soon.away")}>
      {t(`${of}.text`, { organisation: organisation.name, day: format.day(from) })}{" "}
      <TextLink href="/account/security">{t("mustAdd.go")}</TextLink>
    </Notice>
  );
}
