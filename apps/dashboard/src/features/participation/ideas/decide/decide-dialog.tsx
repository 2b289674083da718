import type { IdeaType } from "@stoep/contract/participation";
import { ideaLimits, ideaTypes, isChosenType, needsReason } from "@stoep/contract/participation/values";
import { Notice, Select, TextArea, useForm } from "@stoep/ui";
import { api, FormDialog, useCommand, useFieldText, useRefusalText } from "../../../../app/index.ts";
import { type Idea, useText, useTypeName } from "../parts/words.ts";
import { AudienceNote } from "./audience-note.tsx";
import { CostField } from "./cost-field.tsx";
import { OpenIdea } from "./open-idea.tsx";
import { useCurrency } from "./use-currency.ts";
import { useStale } from "./use-stale.tsx";

type Props = {
  ideaId: string;
  /** The type that is chosen at first; by default the one it has. */
  to?: IdeaType;
  onDecided?: (type: IdeaType) => void;
  onClose: () => void;
};

/** Says how far an idea has come: the type, for a decision the reason that everybody reads, and what it costs. S1 §3 */
export function DecideDialog({ ideaId, ...rest }: Props) {
  const t = useText();
  return (
    <OpenIdea ideaId={ideaId} title={t("decide.act")} onClose={rest.onClose}>
      {(idea) => <DecideForm idea={idea} {...rest} />}
    </OpenIdea>
  );
}

function DecideForm({ idea, to, onDecided, onClose }: Omit<Props, "ideaId"> & { idea: Idea }) {
  const t = useText();
  const typeName = useTypeName();
  const stale = useStale(idea);
  const refusalText = useRefusalText();
  const { form, currency, chooseType } = useDecision(idea, to ?? idea.type);
  const { type } = form.values;
  const decide = useCommand(api.participation.setIdeaType, {
    form,
    done: t("decide.done", { title: idea.title, type: typeName(type) }),
    refused: stale.refused,
    whenDone: () => {
      onDecided?.(type);
      onClose();
    },
  });
  const { decide: verdict } = idea.can;
  return (
    <FormDialog
      title={t("decide.title", { title: idea.title })}
      cancel={t("cancel")}
      act={{ label: t("decide.save"), isRunning: decide.isRunning, isDisabled: verdict !== true }}
      onSubmit={form.onSubmit(({ reason, cost }) => {
        const body = { version: stale.version, type, reason, cost: isChosenType(type) ? cost : null };
        void decide.run({ params: { ideaId: idea.id }, body });
      })}
      onClose={onClose}
    >
      {verdict !== true && <Notice tone="warning">{refusalText(verdict)}</Notice>}
      {stale.notice}
      <Select
        label={t("facts.type")}
        data={ideaTypes.map((value) => ({ value, label: typeName(value) }))}
        allowDeselect={false}
        {...form.getInputProps("type")}
        onChange={chooseType}
      />
      <TextArea
        label={t(needsReason(type) ? "fields.reason" : "fields.reasonOptional")}
        description={t("decide.reasonHint")}
        required={needsReason(type)}
        maxLength={ideaLimits.reason}
        autosize
        minRows={3}
        maxRows={10}
        {...form.getInputProps("reason")}
      />
      {isChosenType(type) && (
        <CostField
          label={t("facts.cost")}
          description={t("decide.costHint")}
          currency={currency}
          {...form.getInputProps("cost")}
          value={form.values.cost}
        />
      )}
      {isTold(idea, form.values) && <AudienceNote idea={idea} />}
    </FormDialog>
  );
}

/** That only the reason was put right is told to nobody. */
const isTold = (idea: Idea, { type, cost }: { type: IdeaType; cost: number | null }): boolean =>
  type !== idea.type || (isChosenType(type) && cost !== null && cost !== (idea.cost?.amount ?? null));

/** A reason is of one decision: another type begins without one. */
function useDecision(idea: Idea, type: IdeaType) {
  const fieldText = useFieldText();
  const form = useForm({
    initialValues: { type, reason: type === idea.type ? idea.reason : "", cost: idea.cost?.amount ?? null },
    validate: {
      reason: (reason, { type: chosen }) =>
        needsReason(chosen) && reason.trim() === "" ? fieldText("decisionReasonRequired") : null,
    },
  });
  const chooseType = (chosen: IdeaType | null) => {
    if (chosen === null || chosen === form.values.type) return;
    const { reason } = form.values;
    if (reason === idea.reason && chosen !== idea.type) form.setFieldValue("reason", "");
    if (reason === "" && chosen === idea.type) form.setFieldValue("reason", idea.reason);
    form.setFieldValue("type", chosen);
  };
  return { form, currency: useCurrency(idea), chooseType };
}
