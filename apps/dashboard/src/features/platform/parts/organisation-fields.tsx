import { organisationKinds } from "@stoep/contract/accounts/values";
import { Select, TextField } from "@stoep/ui";
import { useText } from "../words.ts";

/** The name and the kind of an organisation, new or existing. */
export function OrganisationFields({ form }: { form: { getInputProps: (name: "name" | "kind") => object } }) {
  const t = useText();
  return (
    <>
      <TextField label={t("organisation.name")} {...form.getInputProps("name")} />
      <Select
        label={t("organisation.kind")}
        data={organisationKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps("kind")}
      />
    </>
  );
}
