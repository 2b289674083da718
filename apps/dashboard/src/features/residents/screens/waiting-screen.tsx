import { Page, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { api, queryOf, useFilters, useFormat } from "../../../app/index.ts";
import { BorderForm } from "../parts/border-form.tsx";
import { BorderList } from "../parts/border-list.tsx";
import { DecisionList } from "../parts/decision-list.tsx";
import { LettersForm } from "../parts/letters-form.tsx";
import { LettersList } from "../parts/letters-list.tsx";
import { WaitingList } from "../parts/waiting-list.tsx";
import { useText } from "../parts/words.ts";

const tabs = ["waiting", "decided", "letters", "borders"] as const;
const leads = {
  waiting: "waiting.lead",
  decided: "decided.lead",
  letters: "letters.lead",
  borders: "borders.lead",
} as const;
const View = z.object({ tab: z.enum(tabs).default("waiting") });

/** Addresses to be confirmed, decisions already taken, and letters with codes. D §5 */
export function WaitingScreen() {
  const t = useText();
  const [{ tab }] = useFilters(View);
  const format = useFormat();
  // The number of people who are waiting, on every tab.
  const count = useQuery(queryOf(api.residents.listWaitingResidents)).data?.waitingResidents;
  const items = tabs.map((one) => ({
    label: t(`waiting.tab.${one}`),
    href: one === "waiting" ? "/residents/waiting" : `/residents/waiting?tab=${one}`,
    isActive: one === tab,
    count: one === "waiting" && count ? count : undefined,
  }));
  return (
    <Page
      title={t("waiting.title")}
      total={count ? format.number(count) : ""}
      layout="list"
      lead={t(leads[tab])}
      tabs={{ label: t("waiting.tabs"), items }}
    >
      {tab === "waiting" && <WaitingList />}
      {tab === "decided" && <DecisionList />}
      {tab === "borders" && (
        <Stack gap="lg">
          <BorderForm />
          <BorderList />
          <Text c="dimmed">{t("borders.imports")}</Text>
        </Stack>
      )}
      {tab === "letters" && (
        <Stack gap="lg">
          <LettersForm />
          <LettersList />
        </Stack>
      )}
    </Page>
  );
}
