import { overrideReasons } from "@stoep/contract/care/values";
import { Notice, Radio, Stack } from "@stoep/ui";
import { useState } from "react";
import { useFieldText, useRefusalText } from "../../../../app/index.ts";
import { useText } from "./words.ts";

type Reason = (typeof overrideReasons)[number];
type ObstacleCode = "helper_absent" | "helper_full";
const isObstacle = (code: string): code is ObstacleCode => code === "helper_absent" || code === "helper_full";

/**
 * For a command that gives a helper a task, or another day of one. If the server says that they are absent or have enough tasks, `field`
 * says so and asks why it should be them anyway; sent again with `override`, the command is done. Pass `refused` to the command.
 */
export function useOverride(name: string) {
  const t = useText();
  const refusalText = useRefusalText();
  const fieldText = useFieldText();
  const [obstacle, setObstacle] = useState<ObstacleCode | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [reason, setReason] = useState<Reason | null>(null);
  const refused = ({ code }: { code: string }) => {
    if (!isObstacle(code)) return false;
    setMissing(obstacle !== null);
    setObstacle(code);
    return true;
  };
  const field = obstacle && (
    <>
      <Notice tone="warning" title={refusalText(obstacle)}>
        {t("override.text", { name })}
      </Notice>
      <Radio.Group
        label={t("override.why")}
        value={reason}
        onChange={(value) => setReason(overrideReasons.find((one) => one === value) ?? null)}
        error={isMissing && reason === null ? fieldText("required") : undefined}
      >
        <Stack gap="xs" mt="xs">
          {overrideReasons.map((value) => (
            <Radio key={value} value={value} label={t(`override.${value}`, { name })} />
          ))}
        </Stack>
      </Radio.Group>
    </>
  );
  return { override: (obstacle && reason) ?? undefined, refused, field };
}
