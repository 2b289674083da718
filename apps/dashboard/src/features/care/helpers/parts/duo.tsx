import { Badge, Group, Text, TextLink } from "@stoep/ui";
import { useFormat } from "../../../../app/index.ts";
import { useText } from "./words.ts";

interface Props {
  other: { id: string; name: string };
  /** Of their record; absent: their name alone. */
  href?: string;
  solved: number;
  lastAt: string;
  isDurable: boolean;
}

/** The other person of a pair, with how often help was given and when last. */
export function Duo({ other, href, solved, lastAt, isDurable }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <Group justify="space-between" gap={0}>
      <Group gap={8}>
        {href ? <TextLink href={href}>{other.name}</TextLink> : <Text>{other.name}</Text>}
        {isDurable && <Badge color="green">{t("members.durable")}</Badge>}
      </Group>
      <Text c="dimmed">{t("members.solved", { count: solved, day: format.day(lastAt) })}</Text>
    </Group>
  );
}
