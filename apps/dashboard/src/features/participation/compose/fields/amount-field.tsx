import { projectLimits } from "@stoep/contract/participation";
import { NumberField } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { fieldAt } from "../../../../app/editor/index.ts";
import { api, queryOf, useMembership } from "../../../../app/index.ts";
import type { Draft, ProjectForm } from "../draft.ts";

type Props = {
  label: string;
  description?: string;
  form: ProjectForm;
  value: number | null;
  onChange: (amount: number | null) => void;
  path: string;
};

/** The network's, which a budget has unless another is chosen. */
function useNetworkCurrency(): NonNullable<Draft["currency"]> {
  const { slug } = useMembership().network;
  const options = queryOf(api.neighbourhoods.getTileConfig, { params: { networkSlug: slug } });
  return useQuery({ ...options, staleTime: Number.POSITIVE_INFINITY }).data?.currency ?? "EUR";
}

/** A whole amount in the project's currency; the first one gives the project the network's. S1 §5 budgetNumber */
export function AmountField({ label, description, form, value, onChange, path }: Props) {
  const currency = useNetworkCurrency();
  return (
    <NumberField
      label={label}
      description={description}
      min={1}
      max={projectLimits.budget}
      // What is out of bounds is said beside the field, not replaced while one looks away.
      clampBehavior="none"
      allowDecimal={false}
      allowNegative={false}
      hideControls
      isGrouped
      suffix={` ${form.draft.currency ?? currency}`}
      value={value ?? ""}
      onChange={(amount) => {
        onChange(typeof amount === "number" ? amount : null);
        if (typeof amount === "number") form.change((now) => ({ currency: now.currency ?? currency }));
      }}
      {...fieldAt(form, path)}
    />
  );
}
