import { hourText, useNoticePreferences, useWeekday } from "@stoep/client/notices";
import type { MailTiming, NoticePreferences, NoticePreferencesEdit } from "@stoep/contract/notifications";
import { mailTimings } from "@stoep/contract/notifications/values";
import { Link } from "wouter";
import {
  CheckField,
  FormSkeleton,
  Notice,
  QueryContent,
  Section,
  SelectField,
  toast,
  UpLink,
  useTitle,
} from "../../../app/index.ts";
import { DevicesPart } from "../parts/devices-part.tsx";
import style from "../parts/notices.module.css";
import { QuietHoursPart } from "../parts/quiet-hours-part.tsx";
import { useText } from "../words.ts";

type PreferenceChange = (edit: NoticePreferencesEdit) => void;

/** What reaches the resident besides the bell, by group and channel, and the quiet hours. */
export function PreferencesScreen() {
  const t = useText();
  const { query, change } = useNoticePreferences(toast, t("notices.prefs.saved"));
  useTitle(t("notices.prefs.title"));
  return (
    <>
      <UpLink href="/me">{t("notices.prefs.back")}</UpLink>
      <h1>{t("notices.prefs.title")}</h1>
      <p>{t("notices.prefs.lead")}</p>
      <QueryContent query={query} waiting={<FormSkeleton fields={5} />}>
        {(preferences) => <PreferenceGroups preferences={preferences} onChange={(edit) => void change(edit)} />}
      </QueryContent>
      <DevicesPart />
    </>
  );
}

function PreferenceGroups({ preferences, onChange }: { preferences: NoticePreferences; onChange: PreferenceChange }) {
  const t = useText();
  return (
    <>
      {preferences.isUnsubscribedFromAll && (
        <Notice tone="warning" title={t("notices.prefs.allOff.title")}>
          <p>{t("notices.prefs.allOff.text")}</p>
          <Link className="alone" href="/me/profile">
            {t("notices.prefs.allOff.change")}
          </Link>
        </Notice>
      )}
      <DeliveryTimes preferences={preferences} />
      <Section id="choices" title={t("notices.prefs.choices")}>
        {preferences.groups.map((one) => (
          <PreferenceGroup key={one.group} preference={one} onChange={onChange} />
        ))}
      </Section>
      <QuietHoursPart hours={preferences.quietHours} onChange={(quietHours) => onChange({ quietHours })} />
    </>
  );
}

/** Says in plain words what is sent when. */
function DeliveryTimes({ preferences: { digestHour, weeklyDay } }: { preferences: NoticePreferences }) {
  const t = useText();
  const hour = hourText(digestHour);
  const day = useWeekday(weeklyDay);
  return (
    <Notice title={t("notices.prefs.how.title")}>
      <ul className={style.how}>
        <li>{t("notices.prefs.how.once")}</li>
        <li>{t("notices.prefs.how.daily", { hour })}</li>
        <li>{t("notices.prefs.how.weekly", { day, hour })}</li>
        <li>{t("notices.prefs.how.seen")}</li>
        <li>{t("notices.prefs.how.alerts")}</li>
      </ul>
    </Notice>
  );
}

type Preference = NoticePreferences["groups"][number];
type ResidentsGroup = "answers" | "reactions" | "progress" | "activities" | "residence" | "neighbourhood";

function PreferenceGroup({ preference, onChange }: { preference: Preference; onChange: PreferenceChange }) {
  const t = useText();
  const { mail, push } = preference;
  const group = preference.group as ResidentsGroup;
  return (
    <fieldset className={style.choice}>
      <legend>{t(`notices.prefs.groups.${group}`)}</legend>
      <p className={style.soft}>{t(`notices.prefs.groups.${group}Hint`)}</p>
      <SelectField
        id={`mail-${group}`}
        label={t("notices.prefs.mail")}
        error={undefined}
        value={mail}
        choices={mailTimings.map((value) => ({ value, label: t(`notices.timings.${value}`) }))}
        onValue={(value) => onChange({ groups: [{ group, mail: value as MailTiming }] })}
      />
      {push !== null && (
        <CheckField
          id={`push-${group}`}
          label={t("notices.prefs.push")}
          isOn={push === "at-once"}
          onChange={(isOn) => onChange({ groups: [{ group, mail, push: isOn ? "at-once" : "never" }] })}
        />
      )}
    </fieldset>
  );
}
