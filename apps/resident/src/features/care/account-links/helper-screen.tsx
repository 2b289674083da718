import type { OwnTask } from "@stoep/contract/care";
import { queryOf } from "@stoep/contract/kernel";
import { HeartIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import {
  api,
  Button,
  EmptyState,
  ListState,
  LoadFailed,
  Section,
  UpLink,
  useFormat,
  useLive,
  useTitle,
} from "../../../app/index.ts";
import style from "../care.module.css";
import { useText } from "../words.ts";
import { LinkList, LinkRequestPart, ownLinks } from "./links.tsx";

/** What organisations ask of a resident: to link the account, and then to help. S2 §3, §8 */
export function HelperScreen() {
  const t = useText();
  const links = useQuery(ownLinks);
  const query = useQuery(queryOf(api.care.listOwnTasks));
  useLive(["care"], () => void Promise.all([links.refetch(), query.refetch()]));
  useTitle(t("own.title"));
  const items = query.data?.items ?? [];
  const { requests = [], links: linked = [] } = links.data ?? {};
  const isEmpty = query.data !== undefined && links.data !== undefined && !items.length && !requests.length;
  if (links.isError && !links.data) return <LoadFailed isScreen error={links.error} onRetry={() => links.refetch()} />;
  return (
    <>
      <UpLink href="/me">{t("own.me")}</UpLink>
      <h1>{t("own.title")}</h1>
      {requests.map((request) => (
        <LinkRequestPart key={request.id} request={request} />
      ))}
      <ListState
        query={query}
        isEmpty={isEmpty}
        hasContent={items.length > 0 || requests.length > 0}
        empty={
          <EmptyState title={t("own.none")} icon={<HeartIcon aria-hidden />}>
            {t(linked.length > 0 ? "own.noneLinked" : "own.noneText")}
          </EmptyState>
        }
      />
      <TaskList id="open" items={items.filter(({ status }) => status === "asked")} />
      <TaskList id="planned" items={items.filter(({ status }) => status === "confirmed").sort(byDay)} />
      <TaskList id="past" items={items.filter(({ status }) => status !== "asked" && status !== "confirmed")} />
      <LinkList links={linked} />
    </>
  );
}

/** Tasks are sorted by start; those without a date come last. */
const startOf = ({ task }: OwnTask) => task?.appointment?.startsAt ?? "9";
const byDay = (one: OwnTask, other: OwnTask) => startOf(one).localeCompare(startOf(other));

const firstTasks = 10;

function TaskList({ id, items }: { id: "open" | "planned" | "past"; items: OwnTask[] }) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, firstTasks);
  if (items.length === 0) return null;
  return (
    <Section id={id} title={t(`own.${id}`)}>
      <ul className={style.list}>
        {shown.map((item) => (
          <TaskRow key={item.ticketId} item={item} />
        ))}
      </ul>
      {shown.length < items.length && (
        <div>
          <Button onClick={() => setWhole(true)}>{t("own.all", { count: items.length })}</Button>
        </div>
      )}
    </Section>
  );
}

/** A finished task shows only the organisation and the outcome. */
function TaskRow({ item: { ticketId, organisation, task, status, isDone, askedAt } }: { item: OwnTask }) {
  const t = useText();
  const format = useFormat();
  const isOpen = status === "asked" || status === "confirmed";
  const became = isDone ? "done" : isOpen ? "ended" : status;
  const when = task?.appointment ? format.moment(task.appointment.startsAt) : task?.area;
  return (
    <li className={style.task}>
      {task ? <Link href={`/me/help/${ticketId}`}>{task.line}</Link> : <span>{t(`own.states.${became}`)}</span>}
      <span className={style.soft}>
        {[organisation.name, when ?? t("own.askedOn", { day: format.day(askedAt) })].join(" · ")}
      </span>
    </li>
  );
}
