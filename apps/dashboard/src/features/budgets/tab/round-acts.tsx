import { roundLimits } from "@stoep/contract/budgets/values";
import { Button, ButtonLink, confirm, Group } from "@stoep/ui";
import { useState } from "react";
import {
  api,
  notify,
  ReasonDialog,
  useCommand,
  useFieldText,
  useGo,
  useReason,
  VerdictControl,
} from "../../../app/index.ts";
import { type Round, roundPath, useText, votePath } from "../parts/words.ts";

type Props = {
  round: Round;
  projectId: string;
  /** On the vote's own page. */
  isWhole?: true;
};

/** What can be done with a vote: prepared further and deleted while it is a draft, given up once it is open. */
export function RoundActs({ round, projectId, isWhole }: Props) {
  const t = useText();
  const remove = useRemove(round, projectId);
  const [isAsked, setAsked] = useState(false);
  const { id, state, can } = round;
  const isDraft = state === "draft";
  const isLocked = state === "upcoming" || state === "active";
  const isImported = round.importedFrom !== null;
  if (isWhole && !isLocked && !isDraft && !isImported) return null;
  const path = roundPath(projectId, id);
  return (
    <Group gap="sm">
      {!isWhole && (
        <ButtonLink href={path} variant={isDraft ? "filled" : "default"}>
          {t(isDraft && can.edit === true ? "acts.prepare" : "acts.view")}
        </ButtonLink>
      )}
      {isDraft && !isWhole && (
        <VerdictControl by={can.open}>
          <ButtonLink href={`${path}?step=check`} variant="default">
            {t("acts.open")}
          </ButtonLink>
        </VerdictControl>
      )}
      {isLocked && (
        <VerdictControl by={can.repeat}>
          <Button variant="default" onClick={() => setAsked(true)}>
            {t("acts.repeat")}
          </Button>
        </VerdictControl>
      )}
      {(isDraft || isImported) && (
        <VerdictControl by={can.delete}>
          <Button variant="subtle" color="brick" onClick={() => void remove()}>
            {t(isImported ? "import.delete" : "acts.delete")}
          </Button>
        </VerdictControl>
      )}
      {isAsked && <RepeatDialog round={round} projectId={projectId} onClose={() => setAsked(false)} />}
    </Group>
  );
}

/** Gives the vote up, for a reason that everybody reads, and goes to the new one. */
function RepeatDialog({ round, projectId, onClose }: Omit<Props, "isWhole"> & { onClose: () => void }) {
  const t = useText();
  const fieldText = useFieldText();
  const go = useGo();
  const form = useReason(fieldText("reasonRequired"));
  const repeat = useCommand(api.budgets.repeatRound, {
    form,
    done: t("repeat.done"),
    whenDone: ({ id }) => {
      onClose();
      go(roundPath(projectId, id));
    },
    refused: () => {
      onClose();
      return false;
    },
  });
  return (
    <ReasonDialog
      form={form}
      title={t("repeat.title", { phase: round.phaseTitle ?? t("none.phase") })}
      text={t("repeat.text")}
      field={{ label: t("repeat.reason"), hint: t("repeat.hint"), maxLength: roundLimits.reason }}
      act={{ label: t("acts.repeat"), isDestructive: true, isRunning: repeat.isRunning }}
      cancel={t("cancel")}
      onDecide={(reason) =>
        void repeat.run({ params: { roundId: round.id }, body: { version: round.version, reason } })
      }
      onClose={onClose}
    />
  );
}

function useRemove(round: Round, projectId: string): () => Promise<void> {
  const t = useText();
  const go = useGo();
  const isImported = round.importedFrom !== null;
  const remove = useCommand(api.budgets.deleteRound, {
    whenDone: () => {
      notify(t(isImported ? "import.deleted" : "remove.done"), "done");
      go(votePath(projectId), { replace: true });
    },
  });
  return async () => {
    const isSure = await confirm({
      title: isImported
        ? t("import.deleteTitle", { name: round.importedFrom ?? "" })
        : t("remove.title", { phase: round.phaseTitle ?? t("none.phase") }),
      message: t(isImported ? "import.deleteText" : "remove.text"),
      confirmLabel: t(isImported ? "import.delete" : "acts.delete"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await remove.run({ params: { roundId: round.id } });
  };
}
