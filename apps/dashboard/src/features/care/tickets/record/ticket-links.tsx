import { Button, Card, Group, Heading, IconButton, Select, Stack, Text, TextLink, useDebouncedValue } from "@stoep/ui";
import { CloseIcon, PlusIcon } from "@stoep/ui/icons";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, queryOf, useCommand } from "../../../../app/index.ts";
import { QuestionDialog } from "../parts/question-dialog.tsx";
import { type Ticket, ticketHref, useText } from "../parts/words.ts";

export function Links({ ticket: { id: ticketId, links, can } }: { ticket: Ticket }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const unlink = useCommand(api.care.unlinkTicket, { done: t("links.removed") });
  const mayEdit = can.write === true;
  if (links.length === 0 && !mayEdit) return null;
  return (
    <Card>
      <Stack gap="sm">
        <Heading order={2} size="h4">
          {t("links.title")}
        </Heading>
        {links.map(({ id, number, title, state }) => (
          <Group key={id} justify="space-between" wrap="nowrap">
            <span>
              <TextLink href={ticketHref(id)}>{`#${number} ${title}`}</TextLink>{" "}
              <Text span size="sm" c="dimmed">
                {t(`states.${state}`)}
              </Text>
            </span>
            {mayEdit && (
              <IconButton
                label={t("links.remove", { number })}
                onClick={() => void unlink.run({ params: { ticketId }, body: { otherId: id } })}
              >
                <CloseIcon aria-hidden />
              </IconButton>
            )}
          </Group>
        ))}
        {mayEdit && (
          <div>
            <Button variant="default" size="sm" leftSection={<PlusIcon aria-hidden />} onClick={() => setIsOpen(true)}>
              {t("links.add")}
            </Button>
          </div>
        )}
      </Stack>
      {isOpen && <AddLink ticketId={ticketId} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

function AddLink({ ticketId, onClose }: { ticketId: string; onClose: () => void }) {
  const t = useText();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [search] = useDebouncedValue(typed.trim().slice(0, 100), 150);
  const link = useCommand(api.care.linkTicket, { done: t("links.added"), whenDone: onClose });
  const found = useQuery({
    ...queryOf(api.care.listTickets, { query: { search } }),
    placeholderData: keepPreviousData,
  });
  const options = (found.data?.items ?? [])
    .filter(({ id }) => id !== ticketId)
    .map(({ id, number, title, member }) => ({ value: id, label: [`#${number} ${title}`, member.name].join(" · ") }));
  return (
    <QuestionDialog
      title={t("links.add")}
      act={t("links.act")}
      isRunning={link.isRunning}
      onSubmit={() => {
        if (chosen) void link.run({ params: { ticketId }, body: { otherId: chosen } });
      }}
      onClose={onClose}
    >
      <Select
        label={t("ticket")}
        description={t("filters.search")}
        data={options}
        searchable
        // The server has already searched.
        filter={({ options: all }) => all}
        onSearchChange={(text) => setTyped(text.includes(" · ") ? "" : text)}
        nothingFoundMessage={found.isSuccess ? t("nothingFound.title") : null}
        value={chosen}
        onChange={setChosen}
      />
    </QuestionDialog>
  );
}
