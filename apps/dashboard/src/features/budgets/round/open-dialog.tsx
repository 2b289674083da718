import { Facts, Text } from "@stoep/ui";
import type { FormEvent } from "react";
import type { Problems } from "../../../app/editor/index.ts";
import { api, FormDialog, useCommand, useGo } from "../../../app/index.ts";
import type { Surroundings } from "../parts/surroundings.ts";
import { useRoundFacts } from "../parts/use-round-facts.ts";
import { type Round, useText, votePath } from "../parts/words.ts";
import type { RoundDesk } from "./use-round-desk.ts";

type Props = { desk: RoundDesk; round: Round; around: Surroundings; problems: Problems; onClose: () => void };

/** Opens the vote, once the person knows what is locked by that. */
export function OpenDialog({ desk, round, around, problems, onClose }: Props) {
  const t = useText();
  const go = useGo();
  const facts = useRoundFacts(round, around.project.currency);
  const open = useCommand(api.budgets.openRound, {
    done: t("open.done"),
    whenDone: () => go(votePath(around.project.id), { replace: true }),
    refused: (refusal) => {
      const isStale = refusal.code === "changed_meanwhile";
      if (isStale) desk.conflict(refusal);
      onClose();
      return isStale;
    },
    form: {
      setProblems: (codes) => {
        problems.report(codes);
        onClose();
      },
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void open.run({ params: { roundId: round.id }, body: { version: round.version } });
  };
  return (
    <FormDialog
      title={t("open.title", { phase: round.phaseTitle ?? t("none.phase") })}
      cancel={t("cancel")}
      act={{ label: t("open.act"), isRunning: open.isRunning }}
      startsAtCancel
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t("open.text")}</Text>
      <Facts items={facts} />
    </FormDialog>
  );
}
