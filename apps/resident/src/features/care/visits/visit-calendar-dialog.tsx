import type { VisitCalendar } from "@stoep/contract/care";
import { queryOf } from "@stoep/contract/kernel";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  api,
  Button,
  CalendarAddress,
  Dialog,
  DialogActions,
  LoadFailed,
  Skeleton,
  useCommand,
  useFormat,
} from "../../../app/index.ts";
import style from "../care.module.css";
import { useText } from "../words.ts";

interface Props {
  onClose: () => void;
}

/** By the link to a visit that is to come. */
export function LinkedCalendarDialog({ params, onClose }: Props & { params: { networkSlug: string; token: string } }) {
  const query = useQuery(queryOf(api.care.getLinkedCalendar, { params }));
  const acts = useCalendarActs(api.care.renewLinkedCalendar, api.care.endLinkedCalendar, params);
  return <VisitCalendarDialog query={query} {...acts} onClose={onClose} />;
}

/** In the app, with an organisation that the account is linked with. */
export function OwnCalendarDialog({ organisationId, onClose }: Props & { organisationId: string }) {
  const params = { organisationId };
  const query = useQuery(queryOf(api.care.getOwnVisitCalendar, { params }));
  const acts = useCalendarActs(api.care.renewOwnVisitCalendar, api.care.endOwnVisitCalendar, params);
  return <VisitCalendarDialog query={query} {...acts} onClose={onClose} />;
}

type Act<P> = ((input: { params: P }) => Promise<VisitCalendar>) & { capability: string; isQuery: false };

interface Acts {
  /** The response to the last act, which is newer than what was loaded. */
  made: VisitCalendar | null;
  isBusy: boolean;
  onRenew: () => void;
  onEnd: () => void;
}

function useCalendarActs<P>(renewal: Act<P>, ending: Act<P>, params: P): Acts {
  const [made, setMade] = useState<VisitCalendar | null>(null);
  const options = { refetches: [], whenDone: setMade };
  const renew = useCommand(renewal, options);
  const end = useCommand(ending, options);
  return {
    made,
    isBusy: renew.isRunning || end.isRunning,
    onRenew: () => void renew.run({ params }),
    onEnd: () => void end.run({ params }),
  };
}

interface DialogProps extends Props, Acts {
  query: UseQueryResult<VisitCalendar>;
}

function VisitCalendarDialog({ query, made, isBusy, onRenew, onEnd, onClose }: DialogProps) {
  const t = useText();
  const now = made ?? query.data;
  return (
    <Dialog title={t("visits.title")} onClose={onClose}>
      <p>{t("visits.text")}</p>
      {!now && query.isPending && <Skeleton height={44} />}
      {!now && query.isError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {now && now.address !== null && (
        <>
          <CalendarAddress key={now.address} address={now.address} />
          <p className={style.soft}>{t("visits.whoReads")}</p>
        </>
      )}
      {now && now.since === null && (
        <DialogActions>
          <Button look="main" isBusy={isBusy} onClick={onRenew}>
            {t("visits.make")}
          </Button>
        </DialogActions>
      )}
      {now && now.since !== null && now.address === null && (
        <Standing since={now.since} isBusy={isBusy} onRenew={onRenew} onEnd={onEnd} />
      )}
    </Dialog>
  );
}

function Standing({ since, isBusy, onRenew, onEnd }: Omit<Acts, "made"> & { since: string }) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <p>{t("visits.standing", { day: format.day(since) })}</p>
      <DialogActions>
        <Button look="danger" isBusy={isBusy} onClick={onRenew}>
          {t("visits.renew")}
        </Button>
        <Button isBusy={isBusy} onClick={onEnd}>
          {t("visits.end")}
        </Button>
      </DialogActions>
    </>
  );
}
