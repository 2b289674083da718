import { useMailSwitch } from "@stoep/client/own-account";
import { CheckField, LoadFailed, Skeleton, toast } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./entrance.module.css";

/** One tick against all mails but those that keep the account safe; the links in mails lead here. */
export function MailsPart() {
  const t = useText();
  const { query, isOff, change } = useMailSwitch(toast, t("mails.saved"));
  return (
    <section className={style.section} aria-labelledby="mails">
      <h2 id="mails">{t("mails.title")}</h2>
      {query.isPending && <Skeleton height={56} />}
      {query.isError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.data && (
        <CheckField
          id="no-mails"
          label={t("mails.none")}
          hint={t("mails.noneHint")}
          isOn={isOff}
          onChange={(isOn) => void change(isOn)}
        />
      )}
    </section>
  );
}
