import { queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import {
  api,
  BackLink,
  Button,
  EmptyState,
  ListState,
  Notice,
  Segments,
  useFormat,
  useNetwork,
  useResidence,
  useTitle,
} from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./agenda.module.css";
import { type AgendaView, useAgendaView } from "./agenda-address.ts";
import { AgendaList } from "./agenda-list.tsx";
import { AgendaMonth } from "./agenda-month.tsx";
import { SubscriptionPart } from "./subscription-part.tsx";
import { type AgendaFilter, useAgenda, useAgendaLive } from "./use-agenda.ts";

/** Activities: for residents those of their neighbourhood, for everyone else the public ones. */
export function AgendaScreen() {
  const t = useText();
  const { name } = useNetwork();
  const residence = useResidence();
  const [place, go] = useAgendaView();
  useAgendaLive();
  const sender = useSenderName(residence ? undefined : place.organisationId);
  const title = residence ? t("agenda.title") : t("agenda.titleOf", { network: sender ?? name });
  useTitle(title);
  const wanted = { onlyMine: residence !== null && place.onlyMine, organisationId: place.organisationId };
  return (
    <>
      {!residence && <BackLink />}
      <div className={style.head}>
        <h1>{title}</h1>
        <SubscriptionPart organisationId={place.organisationId} />
      </div>
      <AgendaControls place={place} go={go} hasMine={residence !== null} />
      {place.view === "month" ? (
        <AgendaMonth day={place.day} wanted={wanted} onDay={(day) => go({ day })} />
      ) : (
        <UpcomingDates wanted={wanted} onAll={() => go({ onlyMine: false })} />
      )}
    </>
  );
}

/** The name of the organisation to which the public agenda is limited. */
function useSenderName(organisationId = ""): string | undefined {
  const { slug: networkSlug } = useNetwork();
  const query = queryOf(api.accounts.readOrganisation, { params: { networkSlug, organisationId } });
  return useQuery({ ...query, enabled: organisationId !== "" }).data?.name;
}

interface AgendaControlsProps {
  place: AgendaView;
  go: (change: Partial<AgendaView>) => void;
  hasMine: boolean;
}

function AgendaControls({ place, go, hasMine }: AgendaControlsProps) {
  const t = useText();
  return (
    <div className={style.choices}>
      <Segments
        label={t("agenda.view")}
        choices={(["list", "month"] as const).map((view) => ({ value: view, label: t(`agenda.${view}`) }))}
        value={place.view}
        onValue={(view) => go({ view })}
      />
      {hasMine && (
        <Segments
          label={t("agenda.which")}
          choices={(["every", "mine"] as const).map((which) => ({ value: which, label: t(`agenda.${which}`) }))}
          value={place.onlyMine ? "mine" : "every"}
          onValue={(which) => go({ onlyMine: which === "mine" })}
        />
      )}
    </div>
  );
}

function UpcomingDates({ wanted, onAll }: { wanted: AgendaFilter; onAll: () => void }) {
  const t = useText();
  const format = useFormat();
  const { query, items, saved } = useAgenda(wanted);
  return (
    <>
      {saved && <Notice tone="warning">{t("offline", { moment: format.moment(saved.at) })}</Notice>}
      <ListState
        query={query}
        isEmpty={query.data !== undefined && items.length === 0}
        hasContent={query.data !== undefined || saved !== null}
        empty={<NoUpcomingDates onAll={wanted.onlyMine ? onAll : null} />}
      />
      {items.length > 0 && <AgendaList items={items} paging={query} />}
    </>
  );
}

/** `onAll`: shows more than the reader's own dates; null if all are shown. */
function NoUpcomingDates({ onAll }: { onAll: (() => void) | null }) {
  const t = useText();
  if (!onAll) return <EmptyState title={t("agenda.none.title")}>{t("agenda.none.text")}</EmptyState>;
  return (
    <EmptyState title={t("agenda.noneMine.title")} action={<Button onClick={onAll}>{t("agenda.all")}</Button>}>
      {t("agenda.noneMine.text")}
    </EmptyState>
  );
}
