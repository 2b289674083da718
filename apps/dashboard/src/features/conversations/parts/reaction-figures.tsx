import { Group, Text, Tooltip } from "@stoep/ui";
import { useFormat } from "../../../app/index.ts";
import { type Reactions, reactionIcons, reactionKinds, useText } from "./words.ts";

/** The number of each reaction, with its name on hover and for screen readers. */
export function ReactionFigures({ reactions }: { reactions: Reactions }) {
  const t = useText();
  const format = useFormat();
  const kinds = reactionKinds.filter((kind) => (reactions[kind] ?? 0) > 0);
  if (kinds.length === 0)
    return (
      <Text c="dimmed" size="sm">
        {t("reactions.none")}
      </Text>
    );
  return (
    <Group component="ul" gap="md" p={0} m={0} style={{ listStyle: "none" }}>
      {kinds.map((kind) => (
        <Tooltip key={kind} label={t(`reactions.${kind}`)}>
          <li>
            <Sign kind={kind} label={t(`reactions.${kind}`)} /> {format.number(reactions[kind] ?? 0)}
          </li>
        </Tooltip>
      ))}
    </Group>
  );
}

function Sign({ kind, label }: { kind: keyof typeof reactionIcons; label: string }) {
  const Icon = reactionIcons[kind];
  return <Icon role="img" aria-label={label} style={{ verticalAlign: "-0.25em" }} />;
}
