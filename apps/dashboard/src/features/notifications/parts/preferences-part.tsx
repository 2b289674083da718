import { hoursWithout, hourText, night, useNoticePreferences, useWeekday } from "@stoep/client/notices";
import type { MailTiming, NoticePreferences, NoticePreferencesEdit } from "@stoep/contract/notifications";
import { mailTimings } from "@stoep/contract/notifications/values";
import { Card, Group, Heading, Notice, Select, Stack, Switch, Text, TextLink } from "@stoep/ui";
import { FormPlaceholder, notify, QueryContent } from "../../../app/index.ts";
import { useText } from "../words.ts";

type Props = { preferences: NoticePreferences; onChange: (edit: NoticePreferencesEdit) => void };

/** Which notifications are also mailed, and when no mails are sent. */
export function PreferencesPart() {
  const t = useText();
  const { query, change } = useNoticePreferences(notify, t("prefs.saved"));
  return (
    <QueryContent query={query} waiting={<FormPlaceholder />}>
      {(preferences) => (
        <Stack gap="md">
          {preferences.isUnsubscribedFromAll && (
            <Notice tone="warning" title={t("prefs.allOff.title")}>
              {t("prefs.allOff.text")} <TextLink href="/account/mails">{t("prefs.allOff.change")}</TextLink>
            </Notice>
          )}
          <Choices preferences={preferences} onChange={(edit) => void change(edit)} />
          <QuietHours preferences={preferences} onChange={(edit) => void change(edit)} />
        </Stack>
      )}
    </QueryContent>
  );
}

type StaffGroup = "mine" | "arrivals" | "comments" | "reports" | "residents";

function Choices({ preferences: { groups, digestHour, weeklyDay }, onChange }: Props) {
  const t = useText();
  const hour = hourText(digestHour);
  const day = useWeekday(weeklyDay);
  return (
    <Card id="noticeMails">
      <Stack>
        <Heading order={2}>{t("prefs.title")}</Heading>
        <Text>{t("prefs.lead")}</Text>
        <Text size="sm" c="dimmed" component="div">
          <div>{t("prefs.once")}</div>
          <div>{t("prefs.daily", { hour })}</div>
          <div>{t("prefs.weekly", { day, hour })}</div>
          <div>{t("prefs.seen")}</div>
        </Text>
        {groups.map(({ group, mail }) => (
          <Select
            key={group}
            label={t(`prefs.groups.${group as StaffGroup}`)}
            description={t(`prefs.groups.${group as StaffGroup}Hint`)}
            data={mailTimings.map((value) => ({ value, label: t(`timings.${value}`) }))}
            value={mail}
            allowDeselect={false}
            onChange={(value) => value && onChange({ groups: [{ group, mail: value as MailTiming }] })}
          />
        ))}
      </Stack>
    </Card>
  );
}

function QuietHours({ preferences: { quietHours }, onChange }: Props) {
  const t = useText();
  return (
    <Card id="quietHours">
      <Stack>
        <Heading order={2}>{t("prefs.quiet.title")}</Heading>
        <Switch
          label={t("prefs.quiet.on")}
          description={t("prefs.quiet.hint")}
          checked={quietHours !== null}
          onChange={(event) => onChange({ quietHours: event.currentTarget.checked ? night : null })}
        />
        {quietHours && (
          <Group grow>
            <Select
              label={t("prefs.quiet.from")}
              data={hoursWithout(quietHours.until)}
              value={`${quietHours.from}`}
              allowDeselect={false}
              onChange={(from) => from && onChange({ quietHours: { ...quietHours, from: Number(from) } })}
            />
            <Select
              label={t("prefs.quiet.until")}
              data={hoursWithout(quietHours.from)}
              value={`${quietHours.until}`}
              allowDeselect={false}
              onChange={(until) => until && onChange({ quietHours: { ...quietHours, until: Number(until) } })}
            />
          </Group>
        )}
      </Stack>
    </Card>
  );
}
