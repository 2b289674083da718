import { matchingLimits } from "@stoep/contract/care/values";
import { Heading, Stack, TextLink } from "@stoep/ui";
import { useFormat } from "../../../../app/index.ts";
import { ChooseButton } from "./choose-button.tsx";
import style from "./matching.module.css";
import { DimmedText } from "./proposal.tsx";
import { useAssignHelper } from "./use-assign-helper.tsx";
import { useFirstRows } from "./use-first-rows.tsx";
import { helperHref, type MatchList, type Ticket, useText } from "./words.ts";

type Helper = MatchList["leftOut"][number];
const shownFirst = 4;

/** Helpers whom something keeps from the task, at the end: never asked, and chosen only with a reason. */
export function LeftOut({ ticket, items }: { ticket: Ticket; items: readonly Helper[] }) {
  const t = useText();
  const { choose, dialog } = useAssignHelper(ticket);
  const { shown, more } = useFirstRows(items, shownFirst);
  if (items.length === 0) return null;
  return (
    <Stack gap="xs">
      <Heading order={3} size="h5">
        {t("leftOut.title")}
      </Heading>
      <DimmedText>{t("leftOut.hint")}</DimmedText>
      <ul className={style.list} aria-label={t("leftOut.title")}>
        {shown.map((helper) => (
          <Row key={helper.id} ticket={ticket} helper={helper} onChoose={() => choose(helper)} />
        ))}
      </ul>
      {more}
      {!more && items.length >= matchingLimits.leftOut && <DimmedText>{t("leftOut.more")}</DimmedText>}
      {dialog}
    </Stack>
  );
}

function Row({ ticket, helper, onChoose }: { ticket: Ticket; helper: Helper; onChoose: () => void }) {
  const t = useText();
  const format = useFormat();
  const { id, name, obstacles, checks } = helper;
  const why = obstacles.map((one) =>
    one === "check-expired"
      ? t("expired.mark", { checks: format.list(checks) })
      : t(`leftOut.${ticket.appointment ? one : (`${one}-now` as const)}`),
  );
  return (
    <li className={style.row}>
      <Stack gap={4} className={style.who}>
        <TextLink href={helperHref(id)}>{name}</TextLink>
        <DimmedText>{why.join(" · ")}</DimmedText>
      </Stack>
      <ChooseButton
        ticket={ticket}
        words={t("leftOut.choose")}
        name={t("leftOut.chooseNamed", { name })}
        onChoose={onChoose}
      />
    </li>
  );
}
