import { levels as allLevels, modules } from "@stoep/contract/kernel";
import { Radio, Select, Stack, Text } from "@stoep/ui";
import { type Levels, useText } from "../settings/words.ts";

type Role = "user" | "owner" | "community-worker" | "disabled";

type RoleProps<R extends Role> = { label: string; roles: readonly R[]; value: R; onChange: (role: R) => void };

/** Chooses a role; each has an explanation. */
export function RoleField<R extends Role>({ label, roles, value, onChange }: RoleProps<R>) {
  const t = useText();
  return (
    <Radio.Group label={label} value={value} onChange={(role) => onChange(role as R)}>
      <Stack gap="sm" mt="xs">
        {roles.map((role) => (
          <Radio key={role} value={role} label={t(`roles.${role}.name`)} description={t(`roles.${role}.text`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** Chooses the level in each module, and explains the choice. D §3 */
export function LevelFields({ value, onChange }: { value: Levels; onChange: (levels: Levels) => void }) {
  const t = useText();
  const names = (["none", ...allLevels] as const).map((level) => ({ value: level, label: t(`levels.${level}.name`) }));
  return (
    <Stack gap="sm" role="group" aria-label={t("member.levels")}>
      <Text fw={600}>{t("member.levels")}</Text>
      {modules.map((module) => {
        const level = value[module] ?? "none";
        return (
          <Select
            key={module}
            label={t(`modules.${module}`)}
            description={t(`levels.${level}.text`)}
            inputWrapperOrder={["label", "input", "description"]}
            data={names}
            value={level}
            onChange={(next) => onChange({ ...value, [module]: next === "none" ? null : (next as Levels["network"]) })}
          />
        );
      })}
    </Stack>
  );
}
