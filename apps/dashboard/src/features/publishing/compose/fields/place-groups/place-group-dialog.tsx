import type { PlaceGroup } from "@stoep/contract/publishing";
import { TextField, useForm } from "@stoep/ui";
import { api, FormDialog, useCommand, useFieldText } from "../../../../../app/index.ts";
import { useText } from "../../../parts/words.ts";
import type { Draft } from "../../draft.ts";

type Places = Pick<Draft, "neighbourhoodIds" | "streets">;
type Props = { of: PlaceGroup | Places; onClose: () => void };

/** Saves the present choice of places under a name, or gives a saved one another. */
export function PlaceGroupDialog({ of, onClose }: Props) {
  const t = useText();
  const fieldText = useFieldText();
  const saved = "id" in of ? of : null;
  const form = useForm({
    initialValues: { name: saved?.name ?? "" },
    validate: { name: (name) => (name.trim() ? null : fieldText("nameRequired")) },
  });
  const settle = { form, whenDone: onClose };
  const create = useCommand(api.publishing.createPlaceGroup, { ...settle, done: t("compose.groups.saved") });
  const rename = useCommand(api.publishing.renamePlaceGroup, { ...settle, done: t("compose.groups.renamed") });
  const submit = (body: { name: string }) => {
    if (saved) return rename.run({ params: { groupId: saved.id }, body });
    const streetIds = of.streets.map(({ id }) => id);
    return create.run({ body: { ...body, neighbourhoodIds: of.neighbourhoodIds, streetIds } });
  };
  return (
    <FormDialog
      title={t(saved ? "compose.groups.renameTitle" : "compose.groups.save")}
      cancel={t("compose.cancel")}
      act={{
        label: t(saved ? "compose.groups.saveName" : "compose.groups.saveGroup"),
        isRunning: create.isRunning || rename.isRunning,
      }}
      onSubmit={form.onSubmit((body) => void submit(body))}
      onClose={onClose}
    >
      <TextField
        label={t("compose.groups.name")}
        description={saved ? undefined : t("compose.groups.hint")}
        maxLength={60}
        {...form.getInputProps("name")}
      />
    </FormDialog>
  );
}
