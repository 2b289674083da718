import { Button, confirm, DateField, Group, instantOf, Notice, partsOf, Stack, TextLink } from "@stoep/ui";
import { useState } from "react";
import { api, useCommand, useFieldText, useMembership, useSession } from "../../../../app/index.ts";
import { useText } from "../words.ts";

/** The own account, where factors are added. */
const securityPath = "/account/security";

/** From which day a second step is asked of everybody; days begin at midnight in the network's time zone. */
export function RequireForm({ from }: { from: string | null }) {
  const t = useText();
  const fieldText = useFieldText();
  const { name, timeZone } = useMembership().network;
  const { account } = useSession();
  const [day, setDay] = useState(partsOf(from, timeZone).day);
  const [problem, setProblem] = useState<string | null>(null);
  const save = useCommand(api.accounts.requireSecondFactor, { done: t("saved") });
  const today = partsOf(new Date().toISOString(), timeZone).day ?? "";
  const require = () => {
    const wrong = day === null ? fieldText("required") : day < today ? t("security.past") : null;
    setProblem(wrong);
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
      {!account.hasSecondFactor && (
        <Notice tone="warning">
          {t("security.selfMissing")} <TextLink href={securityPath}>{t("security.addOwn")}</TextLink>
        </Notice>
      )}
      <DateField
        label={t("security.from")}
        description={t("security.zone", { network: name, zone: timeZone })}
        value={day}
        onChange={(next) => {
          setDay(next);
          setProblem(null);
        }}
        minDate={today}
        labels={{
          previousMonth: t("security.calendar.previousMonth"),
          nextMonth: t("security.calendar.nextMonth"),
          chooseMonth: t("security.calendar.chooseMonth"),
        }}
        {...(problem ? { error: problem } : {})}
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
