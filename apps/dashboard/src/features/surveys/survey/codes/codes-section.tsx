import { Button, Group, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Section } from "../../../../app/editor/index.ts";
import { api, QueryContent, queryOf, RowsPlaceholder, VerdictControl } from "../../../../app/index.ts";
import { batchInterval } from "../../../budgets/index.ts";
import { usePublicLink } from "../../parts/public-link.ts";
import { type Survey, useText } from "../../parts/words.ts";
import { FindDialog } from "./find-dialog.tsx";
import { MadeCodes } from "./made-codes.tsx";
import { MakeDialog } from "./make-dialog.tsx";

type Props = { survey: Pick<Survey, "id" | "slug"> };

/** The codes that a live survey is answered with: those that were made, and how more of them are handed out. D §12 */
export function CodesSection({ survey: { id: surveyId, slug } }: Props) {
  const t = useText();
  const address = usePublicLink()(slug);
  const [asked, setAsked] = useState<"make" | "find" | null>(null);
  const close = () => setAsked(null);
  const query = useQuery({
    ...queryOf(api.surveys.readSurveyCodes, { params: { surveyId } }),
    refetchInterval: ({ state }) => batchInterval(state.data?.batches),
  });
  return (
    <Section title={t("codes.title")}>
      <Stack gap="sm">
        <Text style={{ overflowWrap: "anywhere" }}>{t("codes.lead", { address })}</Text>
        <QueryContent query={query} waiting={<RowsPlaceholder />}>
          {({ batches, can }) => (
            <>
              <Group gap="sm">
                <VerdictControl by={can.make}>
                  <Button variant="default" onClick={() => setAsked("make")}>
                    {t("codes.make.title")}
                  </Button>
                </VerdictControl>
                <VerdictControl by={can.revoke}>
                  <Button variant="subtle" onClick={() => setAsked("find")}>
                    {t("codes.find.title")}
                  </Button>
                </VerdictControl>
              </Group>
              {batches.length === 0 ? (
                <Text c="dimmed">{t("codes.none")}</Text>
              ) : (
                <MadeCodes batches={batches} can={can.revoke} />
              )}
            </>
          )}
        </QueryContent>
      </Stack>
      {asked === "make" && <MakeDialog surveyId={surveyId} onClose={close} />}
      {asked === "find" && <FindDialog surveyId={surveyId} onClose={close} />}
    </Section>
  );
}
