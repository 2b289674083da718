import type { LetterOrder } from "@stoep/contract/residents";
import { Button, Card, Checkbox, Columns, Heading, Select, Stack, Text, useForm } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useCommand, useMembership } from "../../../app/index.ts";
import { useText } from "./words.ts";

/** Creates letters for the households of a neighbourhood, or of one of its streets, in which no one has a confirmed address. */
export function LettersForm() {
  const t = useText();
  const form = useForm<LetterOrder>({
    initialValues: { neighbourhoodId: "", streetId: null, isReprint: false },
  });
  const { neighbourhoodId, streetId, isReprint } = form.values;
  const [areas, streets] = [useNeighbourhoods(), useStreets(neighbourhoodId)];
  const print = useCommand(api.residents.printLetters, { form, done: t("letters.begun"), whenDone: form.reset });
  return (
    <Card>
      <form onSubmit={form.onSubmit((body) => void print.run({ body }))} noValidate>
        <Stack>
          <Heading order={2}>{t("letters.new")}</Heading>
          <Text c="dimmed">{t("letters.newText")}</Text>
          <Columns cols={{ base: 1, sm: 2 }}>
            <Select
              label={t("letters.neighbourhood")}
              data={areas.map(({ id, name }) => ({ value: id, label: name }))}
              searchable
              value={neighbourhoodId || null}
              onChange={(id) => form.setValues({ neighbourhoodId: id ?? "", streetId: null })}
              error={form.errors.neighbourhoodId}
              data-path="neighbourhoodId"
            />
            <Select
              label={t("letters.street")}
              placeholder={t("letters.allStreets")}
              data={streets.map(({ id, name, postcode }) => ({ value: id, label: `${name} (${postcode})` }))}
              searchable
              clearable
              limit={50}
              disabled={neighbourhoodId === ""}
              value={streetId}
              onChange={(id) => form.setFieldValue("streetId", id)}
            />
          </Columns>
          <Checkbox
            label={t("letters.reprint")}
            description={t("letters.reprintHint")}
            checked={isReprint}
            onChange={(event) => form.setFieldValue("isReprint", event.currentTarget.checked)}
          />
          <div>
            <Button type="submit" loading={print.isRunning}>
              {t("letters.make")}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

function useNeighbourhoods() {
  const { slug: networkSlug } = useMembership().network;
  const { data } = useQuery(queryOf(api.neighbourhoods.listNeighbourhoods, { params: { networkSlug } }));
  return data?.items ?? [];
}

function useStreets(neighbourhoodId: string) {
  const options = queryOf(api.neighbourhoods.listStreets, { query: { neighbourhoodIds: [neighbourhoodId] } });
  return useQuery({ ...options, enabled: neighbourhoodId !== "" }).data?.items ?? [];
}
