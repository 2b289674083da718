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
  const [made, setMade] = useState<VisitCalendar | null>(null);
  const options = { refetches: [], whenDone: setMade };
  const renew = useCommand(api.care.renewLinkedCalendar, options);
  const end = useCommand(api.care.endLinkedCalendar, options);
  return (
    <VisitCalendarDialog
      query={query}
      made={made}
      isBusy={renew.isRunning || end.isRunning}
      onRenew={() => void renew.run({ params })}
      onEnd={() => void end.run({ params })}
      onClose={onClose}
    />
  );
}

/** In the app, with an organisation that the account is linked with. */
export function OwnCalendarDialog({ organisationId, onClose }: Props & { organisationId: string }) {
  const params = { organisationId };
  const query = useQuery(queryOf(api.care.getOwnVisitCalendar, { params }));
  const [made, setMade] = useState<VisitCalendar | null>(null);
  const options = { refetches: [], whenDone: setMade };
  const renew = useCommand(api.care.renewOwnVisitCalendar, options);
  const end = useCommand(api.care.endOwnVisitCalendar, options);
  return (
    <VisitCalendarDialog
      query={query}
      made={made}
      isBusy={renew.isRunning || end.isRunning}
      onRenew={() => void renew.run({ params })}
      onEnd={() => void end.run({ params })}
      onClose={onClose}
    />
  );
}

interface DialogProps extends Props {
  query: UseQueryResult<VisitCalendar>;
  /** The response to the last act, which is newer. */
  made: VisitCalendar | null;
  isBusy: boolean;
  onRenew: () => void;
  onEnd: () => void;
}

function VisitCalendarDialog({ query, made, isBusy, onRenew, onEnd, onClose }: DialogProps) {
  const t = useText();
  const now = made ?? query.data;
  return (
    <Dialog title={t("visits.title")} onClose={onClose}>
      <p>{t("visits.text")}</p>
      {!now && query.isPending && <Skeleton height={44} />}
      {!now && query.isError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {now && now.address !== null && <NewAddress address={now.address} />}
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

function NewAddress({ address }: { address: string }) {
  const t = useText();
  const words = {
    address: t("visits.address"),
    copy: t("visits.copy"),
    copied: t("visits.copied"),
    open: t("visits.open"),
  };
  return (
    <>
      <CalendarAddress key={address} address={address} words={words} />
      <p className={style.soft}>{t("visits.whoReads")}</p>
    </>
  );
}

function Standing({
  since,
  isBusy,
  onRenew,
  onEnd,
}: Pick<DialogProps, "isBusy" | "onRenew" | "onEnd"> & { since: string }) {
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
