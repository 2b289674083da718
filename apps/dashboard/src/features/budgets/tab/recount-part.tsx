import { saveFile } from "@stoep/client/files";
import { secrecy } from "@stoep/contract/budgets/values";
import { Button, confirm, Facts, Group, Heading, MultiSelect, Stack, Text, useForm } from "@stoep/ui";
import { DownloadIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  api,
  FactsPlaceholder,
  FormDialog,
  QueryContent,
  queryOf,
  useCommand,
  useFieldText,
  useFormat,
  useRefusalText,
} from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

type District = { roundId: string; districtId: string };
type Recount = Awaited<ReturnType<typeof api.budgets.readRecount>>;

/** Who counts a district again whose ballots are not published: an owner names two colleagues, and each of them has the file once. */
export function RecountPart(params: District) {
  const t = useText();
  const query = useQuery(queryOf(api.budgets.readRecount, { params }));
  return (
    <section aria-label={t("recount.title")}>
      <Stack gap="sm">
        <Heading order={4} size="h5">
          {t("recount.title")}
        </Heading>
        <QueryContent query={query} waiting={<FactsPlaceholder />}>
          {(recount) => <Told recount={recount} params={params} />}
        </QueryContent>
      </Stack>
    </section>
  );
}

function Told({ recount, params }: { recount: Recount; params: District }) {
  const t = useText();
  const format = useFormat();
  const words = useRefusalText();
  const { until, people, can } = recount;
  const [isNaming, setNaming] = useState(false);
  if (until === null) return <Text>{can.take === true ? null : words(can.take)}</Text>;
  return (
    <>
      <Text>{t("recount.lead", { until: format.day(`${until}T12:00:00Z`) })}</Text>
      {people.length > 0 && (
        <Facts
          items={people.map(({ id, name, takenAt }) => ({
            key: id,
            label: name,
            value: takenAt === null ? t("recount.notTaken") : t("recount.taken", { at: format.moment(takenAt) }),
          }))}
        />
      )}
      {people.length === 0 && can.name !== true && <Text>{t("recount.nobody")}</Text>}
      <Group>
        {can.name === true && (
          <Button variant="default" onClick={() => setNaming(true)}>
            {t("recount.name")}
          </Button>
        )}
        {can.take === true && <TakeButton params={params} />}
      </Group>
      {isNaming && <NamingDialog params={params} recount={recount} onClose={() => setNaming(false)} />}
    </>
  );
}

type DialogProps = { params: District; recount: Recount; onClose: () => void };

function NamingDialog({ params, recount: { colleagues }, onClose }: DialogProps) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useForm({
    initialValues: { accountIds: [] as string[] },
    validate: {
      accountIds: (chosen) => (chosen.length === secrecy.recounters ? null : fieldText("recountersNumber")),
    },
  });
  const name = useCommand(api.budgets.nameRecounters, { form, done: t("recount.named"), whenDone: onClose });
  return (
    <FormDialog
      title={t("recount.who")}
      cancel={t("cancel")}
      act={{ label: t("recount.save"), isRunning: name.isRunning }}
      onSubmit={form.onSubmit((body) => void name.run({ params, body }))}
      onClose={onClose}
    >
      <Text>{t("recount.told")}</Text>
      <MultiSelect
        label={t("recount.colleagues")}
        description={t("recount.hint")}
        data={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        searchable
        required
        maxValues={secrecy.recounters}
        {...form.getInputProps("accountIds")}
      />
    </FormDialog>
  );
}

function TakeButton({ params }: { params: District }) {
  const t = useText();
  const take = useCommand(api.budgets.takeRecountFile, {
    whenDone: ({ name, text }) => saveFile(new Blob([text], { type: "text/plain" }), name),
  });
  const ask = async () => {
    const isSure = await confirm({
      title: t("recount.takeTitle"),
      message: t("recount.takeText"),
      confirmLabel: t("result.download"),
      cancelLabel: t("cancel"),
    });
    if (isSure) await take.run({ params });
  };
  return (
    <Button
      variant="default"
      leftSection={<DownloadIcon aria-hidden />}
      loading={take.isRunning}
      onClick={() => void ask()}
    >
      {t("result.download")}
    </Button>
  );
}
