import { Group, Select, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, QueryContent, queryOf, RowsPlaceholder, useCommand } from "../../../../app/index.ts";
import { type Concierge, useText } from "./words.ts";

/** The function of each colleague. */
export function Colleagues() {
  const t = useText();
  const colleagues = useQuery(queryOf(api.care.listConcierges));
  const functions = useQuery(queryOf(api.care.listFunctions));
  const options = (functions.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <QueryContent query={colleagues} waiting={<RowsPlaceholder />}>
      {({ items }) => (
        <Stack gap="xs">
          {items.length === 0 && <Text c="dimmed">{t("colleagues.none")}</Text>}
          {items.map((one) => (
            <Colleague key={one.id} of={one} options={options} />
          ))}
        </Stack>
      )}
    </QueryContent>
  );
}

type Props = { of: Concierge; options: { value: string; label: string }[] };

function Colleague({ of: { id: accountId, name, isCommunityWorker, functionId }, options }: Props) {
  const t = useText();
  const set = useCommand(api.care.setConciergeFunction, { done: t("colleagues.saved") });
  return (
    <Group justify="space-between">
      <div>
        <Text>{name}</Text>
        {isCommunityWorker && (
          <Text size="sm" c="dimmed">
            {t("functions.kinds.community-worker")}
          </Text>
        )}
      </div>
      <Select
        aria-label={t("colleagues.functionOf", { name })}
        placeholder={t("colleagues.noFunction")}
        data={options}
        value={functionId}
        clearable
        disabled={set.isRunning}
        onChange={(chosen) => void set.run({ params: { accountId }, body: { functionId: chosen } })}
      />
    </Group>
  );
}
