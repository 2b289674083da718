import { Select } from "@stoep/ui";

type Props = {
  label: string;
  /** Shown while nothing is chosen: "All types". */
  placeholder: string;
  options: { value: string; label: string }[];
  value: string | null;
  onChange: (value: string | null) => void;
  isSearchable: boolean;
};

/** A select among a list's filters. */
export function ChoiceField({ label, options, isSearchable, ...rest }: Props) {
  const room = { "--st-letters": rest.placeholder.length };
  return (
    <Select aria-label={label} data={options} searchable={isSearchable} clearable {...rest} style={room as object} />
  );
}
