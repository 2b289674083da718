import { Heading, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, QueryContent, queryOf, RowsPlaceholder } from "../../../../app/index.ts";
import { batchInterval } from "../../code-batches/asked-often.ts";
import type { Round } from "../../parts/words.ts";
import { BatchList } from "./batch-list.tsx";
import { CodeActs } from "./code-acts.tsx";
import { CodeNumbers } from "./code-numbers.tsx";
import { useCodesText, useVotingAddress } from "./words.ts";

/** The codes of a vote that is open: how many there are, and how more of them are handed out. D §11 */
export function CodesPart({ round }: { round: Round }) {
  const t = useCodesText();
  const address = useVotingAddress();
  const query = useQuery({
    ...queryOf(api.budgets.readCodes, { params: { roundId: round.id } }),
    refetchInterval: ({ state }) => batchInterval(state.data?.batches),
  });
  return (
    <Stack gap="sm">
      <Heading order={3} size="h4">
        {t("title")}
      </Heading>
      <Text style={{ overflowWrap: "anywhere" }}>{t("lead", { address })}</Text>
      <QueryContent query={query} waiting={<RowsPlaceholder />}>
        {({ numbers, batches, can }) => (
          <>
            <CodeActs round={round} can={can} />
            {numbers.length === 0 ? (
              <Text c="dimmed">{t("none")}</Text>
            ) : (
              <CodeNumbers numbers={numbers} districts={round.districts} />
            )}
            {batches.length > 0 && <BatchList batches={batches} districts={round.districts} />}
          </>
        )}
      </QueryContent>
    </Stack>
  );
}
