import { useLanguage } from "@stoep/client/texts";
import type { ImportField, SpokenLanguage } from "@stoep/contract/care";
import { Button, Card, Checkbox, DataTable, Group, Notice, Select, Stack, Text } from "@stoep/ui";
import { useState } from "react";
import { api, useCommand, useTableLabels } from "../../../../app/index.ts";
import { spokenNames } from "../../people/parts/words.ts";
import { Discard } from "./import-acts.tsx";
import { dayFields, dayOrders, fieldGroups, type Import, repeatedFields, useRowText, useText } from "./words.ts";

type Fields = (ImportField | null)[];
const isRepeated = (field: ImportField | null) => repeatedFields.some((one) => one === field);
const wayToReach = ["email", "phone"] as const;
const names = ["firstName", "fullName", "companyName"] as const;

/** What each column holds: guessed from its heading, corrected by hand. */
export function Mapping({ one, onChecked }: { one: Import; onChecked: () => void }) {
  const t = useText();
  const [fields, setFields] = useState<Fields>(one.columns.map(({ field }) => field));
  const [language, setLanguage] = useState<SpokenLanguage>(one.language);
  const [skipsAddress, setSkips] = useState(one.skipsAddress);
  const [skipsDay, setSkipsDay] = useState(one.skipsDay);
  const [dayOrder, setDayOrder] = useState(one.dayOrder);
  const check = useCommand(api.care.checkPeopleImport, { whenDone: onChecked });
  const has = (some: readonly ImportField[]) => fields.some((field) => field !== null && some.includes(field));
  const missing = !has(names) ? t("missing.name") : !has(wayToReach) ? t("missing.contact") : null;
  const body = { fields, language, skipsAddress, skipsDay, dayOrder };
  return (
    <Stack gap="lg">
      <Text>{t("mappingLead")}</Text>
      {one.sheets.length > 1 && <SheetChoice one={one} onChosen={onChecked} />}
      <Columns one={one} fields={fields} onChange={setFields} />
      <Card>
        <Stack>
          <Select
            label={t("language")}
            description={t("languageHint")}
            data={spokenNames(useLanguage())}
            searchable
            allowDeselect={false}
            value={language}
            onChange={(value) => setLanguage((value ?? language) as SpokenLanguage)}
          />
          <Checkbox
            label={t("skipsAddress")}
            description={t("skipsAddressHint")}
            checked={skipsAddress}
            onChange={(event) => setSkips(event.currentTarget.checked)}
          />
          {has(dayFields) && (
            <>
              <Select
                label={t("days.order")}
                data={dayOrders.map((value) => ({ value, label: t(`days.orders.${value}`) }))}
                allowDeselect={false}
                value={dayOrder}
                onChange={(value) => setDayOrder(dayOrders.find((one) => one === value) ?? dayOrder)}
              />
              <Checkbox
                label={t("days.skips")}
                description={t("days.skipsHint")}
                checked={skipsDay}
                onChange={(event) => setSkipsDay(event.currentTarget.checked)}
              />
            </>
          )}
        </Stack>
      </Card>
      {missing && <Notice tone="warning">{missing}</Notice>}
      <Group>
        <Button
          loading={check.isRunning}
          disabled={missing !== null}
          onClick={() => void check.run({ params: { importId: one.id }, body })}
        >
          {t("check")}
        </Button>
        <Discard one={one} />
      </Group>
    </Stack>
  );
}

/** Another sheet of the workbook, whose columns are guessed anew. */
function SheetChoice({ one: { id, sheets, sheet }, onChosen }: { one: Import; onChosen: () => void }) {
  const t = useText();
  const choose = useCommand(api.care.chooseImportSheet, { whenDone: onChosen });
  return (
    <Select
      label={t("sheet")}
      data={sheets.map((name, at) => ({ value: String(at), label: name || t("unnamedSheet", { number: at + 1 }) }))}
      allowDeselect={false}
      disabled={choose.isRunning}
      value={String(sheet)}
      onChange={(value) => void choose.run({ params: { importId: id }, body: { sheet: Number(value ?? sheet) } })}
    />
  );
}

type Props = { one: Import; fields: Fields; onChange: (fields: Fields) => void };

function Columns({ one, fields, onChange }: Props) {
  const t = useText();
  const labels = useTableLabels(t("columns"));
  const groups = useGroups(one);
  const put = (at: number, field: ImportField | null) =>
    // Only one column holds a field, except where several may: choosing it here removes it from the other.
    onChange(fields.map((one, other) => (other === at ? field : one === field && !isRepeated(field) ? null : one)));
  const rows = one.columns.map((column, at) => ({ ...column, at }));
  return (
    <DataTable
      rows={rows}
      rowKey={({ at }) => String(at)}
      columns={[
        {
          key: "heading",
          title: t("column"),
          render: ({ heading, at }) => heading || t("unnamed", { number: at + 1 }),
          line: ({ samples }) => samples.join(" · "),
        },
        {
          key: "field",
          title: t("holds"),
          width: 280,
          isWhole: true,
          onPhone: "line",
          render: ({ heading, at }) => (
            <Select
              aria-label={t("holdsOf", { name: heading || t("unnamed", { number: at + 1 }) })}
              placeholder={t("leftOut")}
              data={groups}
              clearable
              searchable
              value={fields[at] ?? null}
              onChange={(value) => put(at, value as ImportField | null)}
            />
          ),
        },
      ]}
      empty={null}
      labels={labels}
    />
  );
}

/** Private data is offered to administrators only, and fields about help only for helpers. */
function useGroups({ kind, can }: Import) {
  const t = useText();
  const say = useRowText();
  return (Object.keys(fieldGroups) as (keyof typeof fieldGroups)[])
    .filter((group) => (group !== "help" || kind === "helpers") && (group !== "sealed" || can.seal === true))
    .map((group) => ({
      group: t(`groups.${group}`),
      items: fieldGroups[group]
        .filter((field) => field !== "companyName" || kind === "helpers")
        .map((value) => ({ value, label: say(`fields.${value}`) })),
    }));
}
