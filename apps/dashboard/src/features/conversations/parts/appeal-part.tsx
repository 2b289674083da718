import type { AppealOutcome, ReportedRecord } from "@stoep/contract/conversations";
import { Button, Group, Heading, Notice, Stack, Text } from "@stoep/ui";
import { useState } from "react";
import {
  api,
  ReasonDialog,
  useCommand,
  useFieldText,
  useFormat,
  useReason,
  VerdictControl,
} from "../../../app/index.ts";
import { questionAbout } from "./reported-words.ts";
import { useText } from "./words.ts";

type Props = { thing: ReportedRecord; onDecided: () => void };

/** The author's appeal, and the administrator's answer, which is final. */
export function AppealPart({ thing, onDecided }: Props) {
  const t = useText();
  const format = useFormat();
  const { appeal } = thing;
  if (!appeal) return null;
  const { text, at, outcome, reason, by, decidedAt } = appeal;
  return (
    <Stack gap="sm">
      <Heading order={3} size="h4">
        {t("reports.appeal.title")}
      </Heading>
      <Text size="sm" c="dimmed">
        {format.moment(at)}
      </Text>
      <Text style={{ whiteSpace: "pre-wrap" }}>
        {t("reports.quoted", { text: text || t("reports.appeal.emptied") })}
      </Text>
      {outcome && decidedAt ? (
        <Notice title={t(`reports.appeal.${outcome}`)}>
          {t("reports.decidedBy", { name: by || t("comment.nobody"), at: format.moment(decidedAt) })}
          {reason && <Text size="sm">{t("reports.quoted", { text: reason })}</Text>}
        </Notice>
      ) : (
        <AppealAnswer thing={thing} onDecided={onDecided} />
      )}
    </Stack>
  );
}

function AppealAnswer({ thing, onDecided }: Props) {
  const t = useText();
  const [asked, setAsked] = useState<AppealOutcome | null>(null);
  const can = thing.can.decideAppeal;
  return (
    <Group gap="sm">
      {(["upheld", "reversed"] as const).map((outcome) => (
        <VerdictControl key={outcome} by={can}>
          <Button
            variant={outcome === "upheld" ? "default" : "outline"}
            onClick={() => can === true && setAsked(outcome)}
          >
            {t(`reports.appeal.act.${outcome}`)}
          </Button>
        </VerdictControl>
      ))}
      {asked && <AnswerDialog thing={thing} outcome={asked} onClose={() => setAsked(null)} onDone={onDecided} />}
    </Group>
  );
}

type Answer = { thing: ReportedRecord; outcome: AppealOutcome; onClose: () => void; onDone: () => void };

function AnswerDialog({ thing, outcome, onClose, onDone }: Answer) {
  const t = useText();
  const fieldText = useFieldText();
  const { about, name } = questionAbout(thing, t);
  const form = useReason(fieldText("decisionReasonRequired"));
  const answer = useCommand(api.conversations.decideAppeal, {
    form,
    done: t("reports.appeal.answered"),
    whenDone: () => {
      onClose();
      onDone();
    },
  });
  return (
    <ReasonDialog
      form={form}
      title={t(`reports.appeal.ask.${outcome}.${about}`, { name })}
      text={t(`reports.appeal.follows.${outcome}`)}
      field={{ label: t("reports.why"), hint: t("reports.appeal.hint"), maxLength: 1000 }}
      act={{ label: t(`reports.appeal.act.${outcome}`), isDestructive: false, isRunning: answer.isRunning }}
      cancel={t("reports.appeal.cancel")}
      onDecide={(reason) => void answer.run({ params: { caseId: thing.id }, body: { outcome, reason } })}
      onClose={onClose}
    />
  );
}
