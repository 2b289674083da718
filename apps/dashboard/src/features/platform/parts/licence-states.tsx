import { modules } from "@stoep/contract/kernel";
import { Group, StatusBadge, type StatusKind, Text } from "@stoep/ui";
import { type OrganisationRow, useText } from "../words.ts";

type State = OrganisationRow["licences"]["network"];
export const stateLooks: Record<State, StatusKind> = {
  none: "ended",
  essential: "done",
  premium: "done",
  oneoff: "scheduled",
  expired: "progress",
  closed: "ended",
};

/** What an organisation may use now, by module. */
export function LicenceStates({ licences }: Pick<OrganisationRow, "licences">) {
  const t = useText();
  const held = modules.filter((module) => licences[module] !== "none");
  if (held.length === 0) return <Text c="dimmed">{t("licences.states.none")}</Text>;
  return (
    <Group gap={6} py={6}>
      {held.map((module) => (
        <StatusBadge key={module} kind={stateLooks[licences[module]]}>
          {t("licences.held", { module: t(`modules.${module}`), state: t(`licences.states.${licences[module]}`) })}
        </StatusBadge>
      ))}
    </Group>
  );
}
