import { Stack, Text } from "@stoep/ui";
import type { ReactNode } from "react";
import { FoldedRow } from "../../../../app/editor/index.ts";
import { useRoundFormat, useText } from "../../parts/words.ts";
import type { District, DistrictSum } from "../draft.ts";

type Props = {
  name: string;
  district: District;
  sum: DistrictSum | undefined;
  currency: Parameters<typeof useRoundFormat>[0];
  isOpen: boolean;
  onToggle: () => void;
  /** Its fields, drawn while it is open. */
  children: ReactNode;
};

/** One district: its name, money and ideas, and its fields once it is opened. */
export function DistrictRow({ name, district, sum, currency, isOpen, onToggle, children }: Props) {
  const t = useText();
  const { money } = useRoundFormat(currency);
  const { budget, neighbourhoodIds } = district;
  const lines = [
    budget === null ? t("none.budget") : t("districts.budget", { budget: money(budget) }),
    t("districts.neighbourhoods", { count: neighbourhoodIds.length }),
    t("districts.ideas", { count: sum?.ideas ?? 0, cost: money(sum?.cost ?? 0) }),
  ];
  return (
    <FoldedRow
      title={name}
      facts={lines.join(" · ")}
      note={
        sum !== undefined && sum.tooDear > 0 && <Text size="sm">{t("districts.tooDear", { count: sum.tooDear })}</Text>
      }
      isOpen={isOpen}
      onToggle={onToggle}
      button={{
        label: t(isOpen ? "districts.close" : "districts.open"),
        named: t(isOpen ? "districts.closeNamed" : "districts.openNamed", { name }),
      }}
    >
      <Stack gap="md">{children}</Stack>
    </FoldedRow>
  );
}
