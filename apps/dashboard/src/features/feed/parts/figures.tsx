import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useFormat, useMenuCount } from "../../../app/index.ts";
import { addressPercent, sayAddressPercent } from "../../residents/index.ts";
import { FigureCard } from "./figure-card.tsx";
import style from "./start.module.css";
import { useRecentMessages } from "./use-recent-messages.ts";
import { useText } from "./words.ts";

/** Numbers about the network and the organisation's work, each equal to the one on the screen it links to, or in the menu. */
export function Figures() {
  return (
    <div className={style.figures}>
      <Households />
      <Messages />
      <WaitingPeople />
      <Reports />
    </div>
  );
}

function Households() {
  const t = useText();
  const format = useFormat();
  const { data, isError } = useQuery(queryOf(api.residents.listHouseholdCounts));
  if (isError && !data) return null;
  const total = data?.total;
  // Zero percent means fewer than ten households, which the number above says already.
  const percent = total && addressPercent(total);
  return (
    <>
      <FigureCard
        label={t("start.households")}
        definition={t("start.householdsDefinition")}
        value={total && format.people(total.registered)}
        hint={
          total && percent
            ? t("start.ofAddresses", {
                share: sayAddressPercent(format, percent),
                count: total.addresses,
                total: format.number(total.addresses),
              })
            : undefined
        }
      />
      <FigureCard
        label={t("start.residents")}
        definition={t("start.residentsDefinition")}
        value={total && format.people(total.residents)}
        hint={t("start.inThem")}
      />
    </>
  );
}

function Messages() {
  const t = useText();
  const format = useFormat();
  const lately = useRecentMessages();
  if (lately.isError) return null;
  const { count, before, seen } = lately;
  return (
    <FigureCard
      label={t("start.messages")}
      definition={t("start.messagesDefinition")}
      value={count === undefined ? undefined : format.number(count)}
      hint={[
        seen && t("start.seenBy", { share: seen }),
        before !== undefined && t("start.before", { number: format.number(before) }),
      ]
        .filter(Boolean)
        .join(" · ")}
      way={{ href: "/inbox", label: t("latest.all") }}
    />
  );
}

function WaitingPeople() {
  const t = useText();
  const format = useFormat();
  const count = useMenuCount("waiting");
  if (count === null) return null;
  return (
    <FigureCard
      label={t("start.waiting")}
      definition={t("start.waitingDefinition")}
      value={count === undefined ? undefined : format.number(count)}
      hint={t("start.waitingHint")}
      way={{ href: "/residents/waiting", label: t("start.seeWaiting") }}
    />
  );
}

function Reports() {
  const t = useText();
  const format = useFormat();
  const count = useMenuCount("reports");
  if (count === null) return null;
  return (
    <FigureCard
      label={t("start.reports")}
      definition={t("start.reportsDefinition")}
      value={count === undefined ? undefined : format.number(count)}
      hint={t("start.reportsHint")}
      way={{ href: "/reports", label: t("start.seeReports") }}
    />
  );
}
