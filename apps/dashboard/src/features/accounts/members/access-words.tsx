import { modules } from "@stoep/contract/kernel";
import { Badge, Cut, Text } from "@stoep/ui";
import { type Member, useText } from "../settings/words.ts";
import style from "./members.module.css";

type Access = Pick<Member, "type" | "levels">;

const colors = { owner: "canal", disabled: "brick", user: "gray", pending: "gray", "community-worker": "gray" };

/** A role, followed by the levels per module, as far as there is room. */
export function AccessWords({ type, levels }: Access) {
  const t = useText();
  return (
    <div className={style.access}>
      <Badge size="md" miw="max-content" color={colors[type]}>
        {t(`roles.${type}.name`)}
      </Badge>
      <Text size="sm" c="dimmed" component="div">
        <Cut>{useLines({ type, levels }).join(" · ")}</Cut>
      </Text>
    </div>
  );
}

function useLines({ type, levels }: Access): string[] {
  const t = useText();
  const lineOf = (module: (typeof modules)[number], level: "viewer" | "editor" | "admin") =>
    t("may", { module: t(`modules.${module}`), level: t(`levels.${level}.name`) });
  if (type === "owner") return [t("members.everything")];
  if (type === "community-worker") return [lineOf("care", "editor")];
  if (type !== "user") return [];
  const open = modules.flatMap((module) => (levels[module] ? [lineOf(module, levels[module])] : []));
  return open.length > 0 ? open : [t("members.nothing")];
}
