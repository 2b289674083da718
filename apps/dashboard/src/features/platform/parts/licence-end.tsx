import { Button, confirm, DateField, Group, Text, useForm, useKitZone } from "@stoep/ui";
import { useState } from "react";
import { api, FormDialog, useCalendarLabels, useCommand, useFormat } from "../../../app/index.ts";
import { type Organisation, useText } from "../words.ts";
import { endOf, lastDayBefore, momentBefore, today } from "./days.ts";

type Licence = Organisation["licences"][number];
type Props = { licence: Licence; name: string };

/** Changes a licence's end to an earlier or later day, or to now. A licence that has ended can be extended. */
export function LicenceEnd(props: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const module = t(`modules.${props.licence.module}`);
  return (
    <Group gap="xs" justify="flex-end">
      <Button
        size="xs"
        variant="default"
        onClick={() => setOpen(true)}
        aria-label={`${t("licences.changeEnd")}: ${module}`}
      >
        {t("licences.changeEnd")}
      </Button>
      <EndNow {...props} />
      {isOpen && <EndDialog {...props} onClose={() => setOpen(false)} />}
    </Group>
  );
}

function EndDialog({ licence, name, onClose }: Props & { onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const zone = useKitZone();
  const before = lastDayBefore(licence.until, zone);
  const form = useForm({ initialValues: { until: before } });
  const day = form.values.until;
  const change = useCommand(api.platform.setLicenceEnd, {
    form,
    done: t("licences.endChanged"),
    whenDone: onClose,
  });
  const module = t(`modules.${licence.module}`);
  const said = (until: string | null) =>
    until ? t("licences.lastDayIs", { day: format.day(momentBefore(until)) }) : t("licences.noEnd");
  const ask = async () => {
    if (!day && licence.level === "oneoff") return form.setFieldError("until", t("licences.dayNeeded"));
    const isSure = await confirm({
      title: t("licences.changeEndTitle", { module, name }),
      message: t("licences.changeEndText", { before: said(licence.until), after: said(endOf(day, zone)) }),
      confirmLabel: t("licences.changeEnd"),
      cancelLabel: t("cancel"),
    });
    if (isSure) await change.run({ params: { licenceId: licence.id }, body: { until: endOf(day, zone) } });
  };
  return (
    <FormDialog
      title={t("licences.changeEndOf", { module })}
      cancel={t("cancel")}
      act={{ label: t("licences.changeEnd"), isRunning: change.isRunning, isDisabled: day === before }}
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
      onClose={onClose}
    >
      <Text c="dimmed">{t("licences.now", { day: said(licence.until) })}</Text>
      <DateField
        label={t(licence.level === "oneoff" ? "licences.lastDay" : "licences.lastDayOptional")}
        labels={useCalendarLabels()}
        value={day}
        onChange={(next) => form.setFieldValue("until", next)}
        error={form.errors.until}
        minDate={today()}
        clearable={licence.level !== "oneoff"}
      />
    </FormDialog>
  );
}

function EndNow({ licence, name }: Props) {
  const t = useText();
  const end = useCommand(api.platform.setLicenceEnd, { done: t("licences.ended") });
  if (licence.state === "expired" || licence.state === "closed") return null;
  const module = t(`modules.${licence.module}`);
  const ask = async () => {
    const isSure = await confirm({
      title: t("licences.endTitle", { module, name }),
      message: t("licences.endText"),
      confirmLabel: t("licences.end"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await end.run({ params: { licenceId: licence.id }, body: { until: new Date().toISOString() } });
  };
  return (
    <Button
      size="xs"
      variant="light"
      color="brick"
      loading={end.isRunning}
      onClick={ask}
      aria-label={`${t("licences.end")}: ${module}`}
    >
      {t("licences.end")}
    </Button>
  );
}
