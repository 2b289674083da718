import { Button, confirm, DateField, Group, instantOf, partsOf, Stack } from "@stoep/ui";
import { useState } from "react";
import { api, useCalendarLabels, useCommand, useFieldText, useMembership, useSession } from "../../../app/index.ts";
import { useText } from "../settings/words.ts";
import { OwnFactorNotice } from "./own-factor-notice.tsx";

/** The day from which everyone needs a second step; days begin at midnight in the network's time zone. */
export function SecondFactorPolicyForm({ from }: { from: string | null }) {
  const t = useText();
  const fieldText = useFieldText();
  const { name, timeZone } = useMembership().network;
  const { account } = useSession();
  const [day, setDay] = useState(partsOf(from, timeZone).day);
  const [isChecked, setChecked] = useState(false);
  const save = useCommand(api.accounts.requireSecondFactor, { done: t("saved") });
  const today = partsOf(new Date().toISOString(), timeZone).day ?? "";
  const wrong = day === null ? fieldText("required") : day < today ? t("security.past") : null;
  const require = () => {
    setChecked(true);
    if (!wrong) void save.run({ body: { from: instantOf(day, "00:00", timeZone) } });
  };
  const stop = async () => {
    const isSure = await confirm({
      title: t("security.stopTitle"),
      message: t("security.stopText"),
      confirmLabel: t("security.stop"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await save.run({ body: { from: null } });
  };
  return (
    <Stack>
      {!account.hasSecondFactor && <OwnFactorNotice />}
      <DateField
        label={t("security.from")}
        description={t("security.zone", { network: name, zone: timeZone })}
        value={day}
        onChange={(next) => {
          setDay(next);
          setChecked(false);
        }}
        minDate={today}
        labels={useCalendarLabels()}
        error={isChecked && wrong ? wrong : undefined}
      />
      <Group gap="sm">
        <Button loading={save.isRunning} disabled={!account.hasSecondFactor} onClick={require}>
          {t(from ? "security.move" : "security.require")}
        </Button>
        {from && (
          <Button variant="subtle" color="brick" onClick={stop}>
            {t("security.stop")}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
