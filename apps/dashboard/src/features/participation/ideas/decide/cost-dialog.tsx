import { useForm } from "@stoep/ui";
import { api, FormDialog, useCommand } from "../../../../app/index.ts";
import { type Idea, useText } from "../parts/words.ts";
import { AudienceNote } from "./audience-note.tsx";
import { CostField } from "./cost-field.tsx";
import { useCurrency } from "./use-currency.ts";
import { useStale } from "./use-stale.tsx";

/** Says what an idea costs, or that nothing is known after all. */
export function CostDialog({ idea, onClose }: { idea: Idea; onClose: () => void }) {
  const t = useText();
  const stale = useStale(idea);
  const currency = useCurrency(idea);
  const form = useForm({ initialValues: { cost: idea.cost?.amount ?? null } });
  const save = useCommand(api.participation.setIdeaCost, {
    form,
    done: t("cost.done"),
    refused: stale.refused,
    whenDone: onClose,
  });
  return (
    <FormDialog
      title={t("cost.title", { title: idea.title })}
      cancel={t("cancel")}
      act={{ label: t("cost.save"), isRunning: save.isRunning }}
      onSubmit={form.onSubmit(
        ({ cost }) => void save.run({ params: { ideaId: idea.id }, body: { version: stale.version, cost } }),
      )}
      onClose={onClose}
    >
      {stale.notice}
      <CostField
        label={t("facts.cost")}
        description={t("cost.hint")}
        currency={currency}
        {...form.getInputProps("cost")}
        value={form.values.cost}
      />
      <AudienceNote idea={idea} />
    </FormDialog>
  );
}
