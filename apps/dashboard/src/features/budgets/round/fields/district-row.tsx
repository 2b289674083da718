import { Button, Group, Stack, Text } from "@stoep/ui";
import { ChevronDownIcon, ChevronUpIcon } from "@stoep/ui/icons";
import { type ReactNode, useId } from "react";
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
  const fieldsId = useId();
  const { money } = useRoundFormat(currency);
  const { budget, neighbourhoodIds } = district;
  const lines = [
    budget === null ? t("none.budget") : t("districts.budget", { budget: money(budget) }),
    t("districts.neighbourhoods", { count: neighbourhoodIds.length }),
    t("districts.ideas", { count: sum?.ideas ?? 0, cost: money(sum?.cost ?? 0) }),
  ];
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
        <div style={{ minWidth: 0 }}>
          <Text fw={600} style={{ overflowWrap: "anywhere" }}>
            {name}
          </Text>
          <Text c="dimmed" size="sm">
            {lines.join(" · ")}
          </Text>
          {sum !== undefined && sum.tooDear > 0 && (
            <Text size="sm">{t("districts.tooDear", { count: sum.tooDear })}</Text>
          )}
        </div>
        <Button
          variant="subtle"
          size="compact-md"
          style={{ flexShrink: 0 }}
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          aria-label={t(isOpen ? "districts.closeNamed" : "districts.openNamed", { name })}
          rightSection={isOpen ? <ChevronUpIcon aria-hidden /> : <ChevronDownIcon aria-hidden />}
          onClick={onToggle}
        >
          {t(isOpen ? "districts.close" : "districts.open")}
        </Button>
      </Group>
      <div id={fieldsId}>{isOpen && <Stack gap="md">{children}</Stack>}</div>
    </Stack>
  );
}
