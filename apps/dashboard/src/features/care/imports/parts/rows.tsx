import { importFates } from "@stoep/contract/care/values";
import { StatusBadge, TextLink } from "@stoep/ui";
import { z } from "zod";
import { api, List, useFormat, useList } from "../../../../app/index.ts";
import { personHref } from "../../people/parts/words.ts";
import { fateLooks, type Import, type Row, useRowText, useText } from "./words.ts";

const Filters = z.object({ fate: z.enum(importFates).optional() });

/** Each row with what will happen to it, and why. */
export function Rows({ one }: { one: Import }) {
  const t = useText();
  const format = useFormat();
  const list = useList({ route: api.care.listImportRows, params: { importId: one.id }, filters: Filters });
  const there = importFates.filter((fate) => one.fates[fate] > 0);
  return (
    <List
      list={list}
      label={t("rowsTitle")}
      rowKey={(row: Row) => String(row.place)}
      filters={[
        {
          choice: "fate",
          label: t("fate"),
          placeholder: t("allFates"),
          options: there.map((value) => ({
            value,
            label: `${t(`fates.${value}`)} (${format.number(one.fates[value])})`,
          })),
        },
      ]}
      empty={{ title: t("noRows"), text: t("noRowsText") }}
      nothingFound={{ title: t("noRows"), text: t("noRowsText") }}
      columns={[
        { key: "name", title: t("name"), render: ({ name }) => name || "–", line: (row) => <RowReason row={row} /> },
        { key: "place", title: t("line"), width: "content", align: "end", render: ({ place }) => format.number(place) },
        {
          key: "fate",
          title: t("fate"),
          width: 190,
          isWhole: true,
          onPhone: "end",
          render: ({ fate }) => <StatusBadge kind={fateLooks[fate]}>{t(`fates.${fate}`)}</StatusBadge>,
        },
      ]}
    />
  );
}

/** The existing person, the row with the same person, or what is wrong. */
function RowReason({ row: { fate, person, sameAs, faults } }: { row: Row }) {
  const t = useText();
  const say = useRowText();
  const format = useFormat();
  if (sameAs !== null) return t("why.double", { place: sameAs });
  const said = faults.map(({ code, field, detail }) => {
    const words = say(`faults.${code}`);
    const about = [field && say(`fields.${field}`), detail && `“${detail}”`].filter(Boolean).join(" ");
    return about ? format.labelled(about, words) : words;
  });
  const reasons = said.join(" ");
  const link = person && (
    <TextLink href={personHref(person.id)}>
      {t(fate === "added" ? "why.added" : "why.there", { name: person.name })}
    </TextLink>
  );
  if (fate === "wrong" || reasons === "") return link ?? reasons;
  return (
    <>
      {link} {t("why.without", { reasons })}
    </>
  );
}
