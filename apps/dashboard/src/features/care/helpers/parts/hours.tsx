import { useLanguage } from "@stoep/client/texts";
import { Button, Group, IconButton, Stack, Text } from "@stoep/ui";
import { DeleteIcon, PlusIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, QueryContent, queryOf, RowsPlaceholder, useCommand, useFormat } from "../../../../app/index.ts";
import { AddHours } from "./add-hours.tsx";
import { useText } from "./words.ts";

/** The hours that a helper gave, latest first. */
export function Hours({ personId }: { personId: string }) {
  const t = useText();
  const format = useFormat();
  const monthName = new Intl.DateTimeFormat(useLanguage(), { month: "long", year: "numeric" });
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery(queryOf(api.care.listEntries, { params: { personId } }));
  const remove = useCommand(api.care.deleteEntry, { done: t("hours.removed") });
  const hours = (minutes: number) => t("hours.hours", { hours: format.number(Math.round(minutes / 6) / 10) });
  return (
    <QueryContent query={query} waiting={<RowsPlaceholder />}>
      {({ items, months }) => (
        <Stack gap="xs">
          {items.length === 0 && <Text c="dimmed">{t("hours.none")}</Text>}
          {(months ?? []).map(({ month, minutes }) => (
            <Text key={month} fw={600}>
              {t("hours.month", { month: monthName.format(new Date(`${month}T12:00:00Z`)), hours: hours(minutes) })}
            </Text>
          ))}
          {items.map(({ id: entryId, onDay, minutes, text, ticketId, writtenBy }) => {
            const line = t("hours.line", { day: format.day(onDay), hours: hours(minutes) });
            return (
              <Group key={entryId} justify="space-between" wrap="nowrap">
                <div>
                  <Text>{[line, text].filter(Boolean).join(" · ")}</Text>
                  <Text size="sm" c="dimmed">
                    {ticketId ? t("hours.ofTicket") : writtenBy}
                  </Text>
                </div>
                {!ticketId && (
                  <IconButton
                    label={t("hours.remove", { line })}
                    onClick={() => void remove.run({ params: { personId, entryId } })}
                  >
                    <DeleteIcon aria-hidden />
                  </IconButton>
                )}
              </Group>
            );
          })}
          <div>
            <Button variant="default" size="sm" leftSection={<PlusIcon aria-hidden />} onClick={() => setIsOpen(true)}>
              {t("hours.add")}
            </Button>
          </div>
          {isOpen && <AddHours personId={personId} onClose={() => setIsOpen(false)} />}
        </Stack>
      )}
    </QueryContent>
  );
}
