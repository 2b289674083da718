import type { HelperObstacle } from "@stoep/contract/care";
import { helperObstacles, obstacleRefusals, overrideReasons } from "@stoep/contract/care/values";
import { Notice, Radio, Stack } from "@stoep/ui";
import { useState } from "react";
import { type Refused, useFieldText, useRefusalText } from "../../../../app/index.ts";
import { useText } from "./words.ts";

type Reason = (typeof overrideReasons)[number];

/** What keeps a helper from the task, if that is why the command was refused: all of it, also what the code does not say. */
function obstaclesOf({ code, details }: Pick<Refused, "code" | "details">): readonly HelperObstacle[] {
  const all = Array.isArray(details) ? details : [];
  return helperObstacles.filter((one) => obstacleRefusals[one] === code || all.includes(one));
}

/**
 * For a command that gives a helper a task, or another day of one. If something keeps them from it (`known` before, or the server says
 * so), `field` says what, and asks why it should be them anyway; sent again with `override`, the command is done. Pass `refused` to the
 * command.
 */
export function useOverride(name: string, known: readonly HelperObstacle[] = []) {
  const t = useText();
  const refusalText = useRefusalText();
  const fieldText = useFieldText();
  const [obstacles, setObstacles] = useState(known);
  const [isMissing, setMissing] = useState(false);
  const [reason, setReason] = useState<Reason | null>(null);
  const refused = (refusal: Pick<Refused, "code" | "details">) => {
    const found = obstaclesOf(refusal);
    if (found.length === 0) return false;
    setMissing(obstacles.length > 0);
    setObstacles(found);
    return true;
  };
  const field = obstacles.length > 0 && (
    <>
      <Notice tone="warning" title={obstacles.map((one) => refusalText(obstacleRefusals[one])).join(" ")}>
        {t("override.text", { name })}
      </Notice>
      <Radio.Group
        label={t("override.why")}
        value={reason}
        onChange={(value) => setReason(overrideReasons.find((one) => one === value) ?? null)}
        error={isMissing && reason === null ? fieldText("choiceRequired") : undefined}
      >
        <Stack gap="xs" mt="xs">
          {overrideReasons.map((value) => (
            <Radio key={value} value={value} label={t(`override.${value}`, { name })} />
          ))}
        </Stack>
      </Radio.Group>
    </>
  );
  return { override: (obstacles.length > 0 && reason) || undefined, refused, field };
}
