import { Card, Group, Heading, Stack, Text, TextLink } from "@stoep/ui";
import type { ReactNode } from "react";
import { useFormat } from "../../../../app/index.ts";
import style from "./agenda.module.css";
import { useText } from "./words.ts";

type Props<Row extends { id: string }> = {
  title: string;
  /** What is in it. */
  lead: string;
  /** Shown if there is none. */
  none: string;
  part: { items: readonly Row[]; found: number };
  /** The list with all of them. */
  href: string;
  line: (row: Row) => ReactNode;
};

/** A part of the agenda: how many there are, the first of them, and the way to all. */
export function AgendaCard<Row extends { id: string }>({ title, lead, none, part, href, line }: Props<Row>) {
  const t = useText();
  const format = useFormat();
  const { items, found } = part;
  return (
    <Card aria-label={title}>
      <Stack gap="xs">
        <Group gap="xs" align="baseline">
          <Heading order={2} size="h3">
            {title}
          </Heading>
          {found > 0 && (
            <Text span c="dimmed">
              {format.number(found)}
            </Text>
          )}
        </Group>
        {found === 0 ? (
          <Text c="dimmed">{none}</Text>
        ) : (
          <>
            <Text size="sm" c="dimmed">
              {lead}
            </Text>
            <ul className={style.lines}>
              {items.map((row) => (
                <li key={row.id} className={style.line}>
                  {line(row)}
                </li>
              ))}
            </ul>
          </>
        )}
        {found > items.length && (
          <TextLink href={href}>{t("all", { count: found, number: format.number(found) })}</TextLink>
        )}
      </Stack>
    </Card>
  );
}
