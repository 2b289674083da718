import type { ReportDecision, ReportedThing } from "@stoep/contract/conversations";
import { reportReasons } from "@stoep/contract/conversations/values";
import { ReasonDialog, useReason } from "../../../app/index.ts";
import { GroundsDialog } from "./grounds-dialog.tsx";
import { questionAbout } from "./reported-words.ts";
import { useDecisions } from "./use-decisions.tsx";
import { useText, wordingOf } from "./words.ts";

type Props = {
  things: readonly ReportedThing[];
  decision: ReportDecision;
  onClose: () => void;
  onDone?: () => void;
};

/** Asks for confirmation by name, and for a reason if something is hidden or deleted, which the author reads. */
export function DecideDialog({ things, decision, onClose, onDone }: Props) {
  const t = useText();
  const decisions = useDecisions(things, onClose, onDone);
  const ids = things.map(({ id }) => id);
  const kind = kindOf(things);
  const [only, ...others] = things;
  const question = (thing: ReportedThing) => {
    const { about, name } = questionAbout(thing, t);
    return t(`reports.ask.${decision}.${about}`, { name });
  };
  const title =
    only && others.length === 0 ? question(only) : t(`reports.ask.${decision}.several`, { count: things.length });
  if (decisions.left) return decisions.left;
  if (decision === "kept")
    return (
      <KeepDialog
        title={title}
        text={t("reports.follows.kept")}
        label={t("reports.act.kept")}
        isRunning={decisions.isRunning}
        onDecide={() => void decisions.run({ ids, decision })}
        onClose={onClose}
      />
    );
  return (
    <GroundsDialog
      title={title}
      text={t(`reports.follows.${decision}.${kind}`)}
      ground={only && others.length === 0 ? mostGiven(only) : undefined}
      actLabel={t(`reports.act.${decision}`)}
      isRunning={decisions.isRunning}
      onDecide={(because) => void decisions.run({ ids, decision, ...because })}
      onClose={onClose}
    />
  );
}

/** Which text to show: one by the kind of a single thing, or a common one for several. */
const kindOf = ([first, ...others]: readonly ReportedThing[]) =>
  first !== undefined && others.length === 0 ? wordingOf(first) : "several";

const mostGiven = ({ reasons: given }: ReportedThing) =>
  reportReasons.filter((one) => given[one]).sort((one, other) => (given[other] ?? 0) - (given[one] ?? 0))[0];

type KeepProps = {
  title: string;
  text: string;
  label: string;
  isRunning: boolean;
  onDecide: () => void;
  onClose: () => void;
};

function KeepDialog({ title, text, label, isRunning, onDecide, onClose }: KeepProps) {
  const t = useText();
  const form = useReason(null);
  return (
    <ReasonDialog
      {...{ form, title, text, onDecide, onClose }}
      field={null}
      act={{ label, isDestructive: false, isRunning }}
      cancel={t("form.cancel")}
    />
  );
}
