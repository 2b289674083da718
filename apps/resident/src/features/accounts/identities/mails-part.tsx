import { useMailSwitch } from "@stoep/client/own-account";
import { CheckField, QueryContent, Section, Skeleton, toast } from "../../../app/index.ts";
import { useText } from "../words.ts";

/** One checkbox to refuse all emails except those for the account's security; the links in emails lead here. */
export function MailsPart() {
  const t = useText();
  const { query, isOff, change } = useMailSwitch(toast, t("mails.saved"));
  return (
    <Section id="mails" title={t("mails.title")}>
      <QueryContent query={query} waiting={<Skeleton height={56} />}>
        {() => (
          <CheckField
            id="no-mails"
            label={t("mails.none")}
            hint={t("mails.noneHint")}
            isOn={isOff}
            onChange={(isOn) => void change(isOn)}
          />
        )}
      </QueryContent>
    </Section>
  );
}
