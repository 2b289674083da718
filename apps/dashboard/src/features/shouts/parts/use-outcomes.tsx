import { useState } from "react";
import { api, type LeftItem, LeftItemsDialog, notify, useCommand, useRefusalText } from "../../../app/index.ts";
import { type HandledShout, useText } from "./words.ts";

type Outcome = Awaited<ReturnType<typeof api.shouts.assignShouts>>["outcomes"][number];

/**
 * Assigns one message or several, or sets their status: reports what was done, and what was left unchanged, with the reasons. What
 * someone else changed in the meantime has been fetched again by then.
 */
export function useOutcomes(shouts: readonly HandledShout[], onClose: () => void, onDone: (() => void) | undefined) {
  const t = useText();
  const refusalText = useRefusalText();
  const [left, setLeft] = useState<{ items: LeftItem[]; isLost: boolean } | null>(null);
  const assigning = useCommand(api.shouts.assignShouts);
  const setting = useCommand(api.shouts.setShoutStatus);
  const reasonOf = (verdict: Exclude<Outcome["verdict"], true>) =>
    verdict === "changed_meanwhile" ? t("outcomes.meanwhile") : refusalText(verdict);
  /** `text`: what was typed. Unless it was stored, the dialog stays. */
  const settle = (
    answer: { outcomes: readonly Outcome[] } | undefined,
    done: (count: number) => string,
    text: string,
  ) => {
    if (!answer) return;
    const count = answer.outcomes.filter(({ verdict }) => verdict === true).length;
    if (count > 0) notify(done(count), "done");
    const refused = shouts.flatMap(({ id, title }, place) => {
      const { verdict } = answer.outcomes[place] ?? { verdict: true };
      return verdict === true ? [] : [{ id, title, reason: reasonOf(verdict) }];
    });
    if (count > 0) onDone?.();
    const [only] = refused;
    const isLost = count === 0 && text !== "";
    if (shouts.length > 1 && only) return setLeft({ items: refused, isLost });
    if (only) notify(only.reason, "danger");
    if (!isLost) onClose();
  };
  return {
    isRunning: assigning.isRunning || setting.isRunning,
    left: left && (
      <LeftItemsDialog
        title={t("outcomes.left", { count: left.items.length, total: shouts.length })}
        closeLabel={t("close")}
        left={left.items}
        onClose={left.isLost ? () => setLeft(null) : onClose}
      />
    ),
    async assign(assigneeId: string | null, done: (count: number) => string) {
      const [only, ...others] = shouts;
      const from = only && others.length === 0 ? { from: only.assignee?.id ?? null } : {};
      settle(await assigning.run({ body: { ids: shouts.map(({ id }) => id), assigneeId, ...from } }), done, "");
    },
    async set(status: "in-progress" | "done", outcome: string, done: (count: number) => string) {
      settle(await setting.run({ body: { ids: shouts.map(({ id }) => id), status, outcome } }), done, outcome);
    },
  };
}
