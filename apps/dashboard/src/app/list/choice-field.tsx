import { Select } from "@stoep/ui";

type Props = {
  label: string;
  /** While nothing is chosen: "All types". */
  placeholder: string;
  options: { value: string; label: string }[];
  value: string | null;
  onChange: (value: string | null) => void;
  isSearchable: boolean;
};

/** One choice among the filters of a list. */
export function ChoiceField({ label, options, isSearchable, ...rest }: Props) {
  return <Select aria-label={label} data={options} searchable={isSearchable} clearable {...rest} />;
}
