import { Select } from "@stoep/ui";
import type { ReactNode } from "react";
import { useDistrictName } from "../round/fields/use-district-name.ts";
import { useText } from "./words.ts";

type Props = {
  districts: readonly { id: string; name: string }[];
  /** Empty: none is chosen yet. */
  value: string;
  onChange: (id: string | null) => void;
  required?: boolean;
  error?: ReactNode;
  "data-path"?: string;
};

/** Which of several districts is meant; nothing where there is one. */
export function DistrictChoice({ districts, value, ...rest }: Props) {
  const t = useText();
  const nameOf = useDistrictName();
  if (districts.length < 2) return null;
  return (
    <Select
      label={t("fields.district")}
      allowDeselect={false}
      w={{ base: "100%", sm: 280 }}
      data={districts.map((district, place) => ({ value: district.id, label: nameOf(district, place) }))}
      value={value || null}
      {...rest}
    />
  );
}
