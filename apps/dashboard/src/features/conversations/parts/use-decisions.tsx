import type { ReportedThing } from "@stoep/contract/conversations";
import { toast } from "@stoep/ui";
import { useState } from "react";
import { api, type LeftItem, LeftItemsDialog, notify, useCommand, useRefusalText } from "../../../app/index.ts";
import { titleOf } from "./reported-words.ts";
import { useText, wordingOf } from "./words.ts";

type Outcome = Awaited<ReturnType<typeof api.conversations.decideReports>>["outcomes"][number];
type Body = Parameters<typeof api.conversations.decideReports>[0]["body"];

/** Decides about one report or several: reports what was done, with undo, and what was left unchanged, with the reasons. */
export function useDecisions(things: readonly ReportedThing[], onClose: () => void, onDone?: () => void) {
  const t = useText();
  const refusalText = useRefusalText();
  const [left, setLeft] = useState<LeftItem[]>([]);
  const undo = useUndo();
  const decide = useCommand(api.conversations.decideReports);
  const settle = (outcomes: readonly Outcome[], decision: Body["decision"]) => {
    const done = things.filter((_, place) => outcomes[place]?.verdict === true);
    const undoable = done.filter((one) => wordingOf(one) !== "published" || decision === "kept").map(({ id }) => id);
    if (done.length > 0)
      toast(t(`reports.done.${decision}`, { count: done.length }), {
        action: undoable.length > 0 ? { label: t("comment.undo"), run: () => undo.run(undoable) } : undefined,
      });
    const refused = things.flatMap((thing, place) => {
      const { verdict } = outcomes[place] ?? { verdict: true };
      return verdict === true ? [] : [{ id: thing.id, title: titleOf(thing, t), reason: refusalText(verdict) }];
    });
    if (done.length > 0) onDone?.();
    const [only] = refused;
    if (things.length > 1 && only) return setLeft(refused);
    if (only) notify(only.reason, "danger");
    onClose();
  };
  return {
    isRunning: decide.isRunning,
    left: left.length > 0 && (
      <LeftItemsDialog
        title={t("reports.left", { count: left.length, total: things.length })}
        closeLabel={t("comment.close")}
        left={left}
        onClose={onClose}
      />
    ),
    async run(body: Body) {
      const answer = await decide.run({ body });
      if (answer) settle(answer.outcomes, body.decision);
    },
  };
}

export function useUndo() {
  const t = useText();
  const refusalText = useRefusalText();
  const command = useCommand(api.conversations.undoDecisions);
  return {
    isRunning: command.isRunning,
    async run(ids: string[]) {
      const answer = await command.run({ body: { ids } });
      if (!answer) return;
      const count = answer.outcomes.filter(({ verdict }) => verdict === true).length;
      if (count > 0) notify(t("reports.undone", { count }), "done");
      const refused = answer.outcomes.find(({ verdict }) => verdict !== true)?.verdict;
      if (refused && refused !== true) notify(refusalText(refused), "danger");
    },
  };
}
