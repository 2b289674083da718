import { modules } from "@stoep/contract/kernel";
import { Text } from "@stoep/ui";
import { type Member, useText } from "../words.ts";

/** What a role and its levels come to, module by module. */
export function AccessWords({ type, levels }: Pick<Member, "type" | "levels">) {
  const t = useText();
  if (type === "owner") return t("members.everything");
  if (type === "community-worker") return <Line module="care" level="editor" />;
  if (type !== "user") return t("members.nothing");
  const open = modules.filter((module) => levels[module] !== null);
  if (open.length === 0) return t("members.nothing");
  return open.map((module) => <Line key={module} module={module} level={levels[module] ?? "viewer"} />);
}

function Line({ module, level }: { module: (typeof modules)[number]; level: "viewer" | "editor" | "admin" }) {
  const t = useText();
  return (
    <Text size="sm" component="div">
      {t(`modules.${module}`)}: {t(`levels.${level}.name`)}
    </Text>
  );
}
