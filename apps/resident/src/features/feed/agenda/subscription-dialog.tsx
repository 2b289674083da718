import { queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
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
  useNetwork,
  useResidence,
} from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./agenda.module.css";

/** The secret address of the neighbourhood's calendar, which can be created, renewed and ended. */
export function PrivateAddressDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const place = useResidence()?.neighbourhood.name ?? "";
  const query = useQuery(queryOf(api.publishing.getMyCalendar));
  const options = { whenDone: () => void query.refetch(), refetches: [] };
  const renew = useCommand(api.publishing.renewMyCalendar, options);
  const end = useCommand(api.publishing.endMyCalendar, options);
  const [isAsking, setAsking] = useState(false);
  const address = query.data?.address ?? null;
  const make = () => {
    setAsking(false);
    void renew.run();
  };
  return (
    <Dialog title={t("subscribe.title")} onClose={onClose}>
      <p>{t("subscribe.text", { place })}</p>
      {query.isPending && <Skeleton height={44} />}
      {query.isError && !query.data && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.data && address === null && (
        <DialogActions>
          <Button look="main" isBusy={renew.isRunning} onClick={make}>
            {t("subscribe.make")}
          </Button>
        </DialogActions>
      )}
      {address !== null && (
        <>
          <CalendarAddress key={address} address={address} />
          <p className={style.soft}>{t("subscribe.whoReads")}</p>
          {isAsking ? (
            <>
              <p>{t("subscribe.sure")}</p>
              <DialogActions>
                <Button look="danger" isBusy={renew.isRunning} onClick={make}>
                  {t("subscribe.renew")}
                </Button>
                <Button isBusy={end.isRunning} onClick={() => void end.run().then(() => setAsking(false))}>
                  {t("subscribe.end")}
                </Button>
              </DialogActions>
            </>
          ) : (
            <div>
              <Button isSmall isAtEdge look="quiet" onClick={() => setAsking(true)}>
                {t("subscribe.change")}
              </Button>
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}

/** The calendar address of an organisation's public activities, which is not secret. */
export function PublicAddressDialog({ organisationId, onClose }: { organisationId: string; onClose: () => void }) {
  const t = useText();
  const { slug } = useNetwork();
  return (
    <Dialog title={t("subscribe.title")} onClose={onClose}>
      <p>{t("subscribe.publicText")}</p>
      <CalendarAddress
        address={`${location.origin}/api/networks/${slug}/organisations/${organisationId}/activities.ics`}
      />
    </Dialog>
  );
}
