import { reportReasons } from "@stoep/contract/conversations/values";
import { Radio, Stack } from "@stoep/ui";
import { type ReactNode, useState } from "react";
import { ReasonDialog, useFieldText, useReason } from "../../../app/index.ts";
import { useText } from "./words.ts";

type Reason = (typeof reportReasons)[number];
type Props = {
  title: string;
  text: string;
  /** The reason that is selected at first. */
  ground?: Reason | undefined;
  actLabel: string;
  isRunning: boolean;
  onDecide: (because: { ground: Reason; reason: string }) => void;
  onClose: () => void;
};

/** Asks for one of the five reasons and an explanation for the author, whenever staff hide or delete something. */
export function GroundsDialog({ title, text, ground: offered, actLabel, isRunning, onDecide, onClose }: Props) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useReason(fieldText("decisionReasonRequired"));
  const [ground, setGround] = useState<Reason | null>(offered ?? null);
  const [isLacking, setLacking] = useState(false);
  const choices: ReactNode = (
    <Radio.Group
      label={t("reports.ground")}
      value={ground}
      onChange={(value) => setGround(value as Reason)}
      error={isLacking && ground === null ? fieldText("groundRequired") : undefined}
    >
      <Stack gap="xs" mt="xs">
        {reportReasons.map((one) => (
          <Radio key={one} value={one} label={t(`reports.reasons.${one}`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
  return (
    <ReasonDialog
      form={form}
      title={title}
      text={text}
      field={{ label: t("reports.why"), hint: t("reports.whyHint"), maxLength: 1000 }}
      act={{ label: actLabel, isDestructive: true, isRunning }}
      cancel={t("form.cancel")}
      onDecide={(reason) => (ground === null ? setLacking(true) : onDecide({ ground, reason }))}
      onClose={onClose}
    >
      {choices}
    </ReasonDialog>
  );
}
