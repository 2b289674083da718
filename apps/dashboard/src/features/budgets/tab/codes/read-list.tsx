import { codeLimits } from "@stoep/contract/budgets/values";
import { Notice, Stack, Text } from "@stoep/ui";
import { useEffect, useRef } from "react";
import { useFormat } from "../../../../app/index.ts";
import style from "./codes.module.css";
import { type CheckedCodeList, type CodeBatch, useCodesText } from "./words.ts";

type Props = {
  list: CheckedCodeList;
  batch: CodeBatch;
  /** Null: the whole city. */
  district: string | null;
};

/** What was read: how many letters, the first of them as they are printed, and whether the same list was used before. */
export function ReadList({ list: { sample, usedAt }, batch: { codes }, district }: Props) {
  const t = useCodesText();
  const format = useFormat();
  return (
    <Stack gap="sm">
      <Arrived>
        {district === null
          ? t("letters.count", { count: codes })
          : t("letters.countIn", { count: codes, place: district })}
      </Arrived>
      {usedAt !== null && <Notice tone="warning">{t("letters.usedBefore", { moment: format.moment(usedAt) })}</Notice>}
      <Text size="sm">{t("letters.sample")}</Text>
      <ul className={style.letters} aria-label={t("letters.sample")}>
        {sample.map((lines, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they were read
          <li key={place}>{lines.join("\n")}</li>
        ))}
      </ul>
    </Stack>
  );
}

/** Rows that cannot become a letter, by their number in the list. */
export function WrongRows({ rows }: { rows: CheckedCodeList["wrongRows"] }) {
  const t = useCodesText();
  const isCut = rows.length >= codeLimits.wrongRows;
  return (
    <Notice tone="danger">
      <Arrived>{t("letters.wrong")}</Arrived>
      <ul className={style.rows}>
        {rows.map(({ row, problem }) => (
          <li key={row}>
            {t("letters.row", { row })}{" "}
            {t(`letters.problems.${problem}`, { most: codeLimits.lines, signs: codeLimits.line })}
          </li>
        ))}
      </ul>
      {isCut && <Text size="sm">{t("letters.wrongCut", { most: codeLimits.wrongRows })}</Text>}
    </Notice>
  );
}

/** Takes the focus when it comes, since what had it is gone or was answered. */
function Arrived({ children }: { children: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Text ref={words} tabIndex={-1} fw={600} data-focus-target>
      {children}
    </Text>
  );
}
