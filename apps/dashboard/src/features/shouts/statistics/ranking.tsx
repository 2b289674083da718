import { Bar, Button, Card, Heading, Stack, Text, TextLink } from "@stoep/ui";
import { useState } from "react";
import { useFormat } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

type Row = { key: string; label: string; href?: string; arrived: number; done: number };
const maxRows = 10;

/** Rows by number, highest first, each linking to its messages; ten at first, all on request. */
export function Ranking({ title, rows }: { title: string; rows: readonly Row[] }) {
  const t = useText();
  const format = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  const most = Math.max(1, ...rows.map(({ arrived }) => arrived));
  const shown = isWhole ? rows : rows.slice(0, maxRows);
  return (
    <Card>
      <Stack gap="md">
        <div>
          <Heading order={2} size="h4">
            {title}
          </Heading>
          <Text size="sm" c="dimmed">
            {t("figures.rankedText")}
          </Text>
        </div>
        {shown.map(({ key, label, href, arrived, done }) => (
          <Bar
            key={key}
            label={href ? <TextLink href={href}>{label}</TextLink> : label}
            value={arrived}
            max={most}
            text={t("figures.line", { arrived: format.number(arrived), done: format.number(done) })}
          />
        ))}
        {!isWhole && rows.length > maxRows && (
          <Button variant="subtle" size="compact-sm" style={{ alignSelf: "start" }} onClick={() => setIsWhole(true)}>
            {t("figures.all", { count: rows.length })}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
