import type { DistrictResult, ReadRound } from "@stoep/contract/budgets";
import { DownloadIcon } from "@stoep/ui/icons";
import { useId, useRef } from "react";
import {
  api,
  Button,
  Notice,
  ShareBar,
  useFileSaving,
  useFormat,
  useNetwork,
  useRefusalText,
  useResidence,
} from "../../../../app/index.ts";
import style from "../../vote.module.css";
import { useText } from "../../words.ts";
import { RecountResult } from "./recount-result.tsx";
import { type FetchFailure, fetchFailureOf, type RecountState, useRecount } from "./use-recount.ts";

interface Props {
  round: ReadRound;
  district: ReadRound["districts"][number];
  counted: DistrictResult;
}

/** The ballots of a district, to keep and to count again on this device. */
export function RecountPart({ round, district, counted }: Props) {
  const t = useText();
  const fetchFile = useBallotsFile(round.id, district.id);
  const { rule, stopsAtFirst } = round;
  const { budget, ideas } = district;
  const { state, start, stop } = useRecount({
    fetchFile,
    input: { rule, stopsAtFirst, budget, ideas, published: counted },
  });
  const isBusy = state.phase === "fetching" || state.phase === "reading" || state.phase === "counting";
  return (
    <div className={style.recount}>
      <p>{t("recount.lead")}</p>
      <div className={style.acts}>
        {isBusy ? (
          <Button onClick={stop}>{t("recount.stop")}</Button>
        ) : (
          <>
            <Button onClick={() => start()}>{t("recount.start")}</Button>
            <OwnFile onChosen={start} />
          </>
        )}
        <SaveButton fetchFile={fetchFile} />
      </div>
      {isBusy && <Progress state={state} />}
      <div role="status">
        {state.phase === "done" && (
          <RecountResult recount={state.recount} district={district} published={counted.ballots} />
        )}
        {state.phase === "stopped" && <p>{t("recount.stopped")}</p>}
        {state.phase === "failed" && <Failed code={state.code} />}
      </div>
    </div>
  );
}

/** A file that somebody kept, or got elsewhere: it is read here, and goes nowhere. */
function OwnFile({ onChosen }: { onChosen: (file: File) => void }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>{t("recount.own")}</Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".pb,text/plain"
        aria-label={t("recount.own")}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again once it was mended.
          currentTarget.value = "";
          if (file) onChosen(file);
        }}
      />
    </>
  );
}

/** The file as residents or as visitors get it. */
function useBallotsFile(roundId: string, districtId: string) {
  const isResident = useResidence() !== null;
  const { slug: networkSlug } = useNetwork();
  return (signal?: AbortSignal): Promise<Blob> => {
    const options = signal ? { signal } : {};
    return isResident
      ? api.budgets.readBallots({ params: { roundId, districtId } }, options)
      : api.budgets.readPublicBallots({ params: { networkSlug, roundId, districtId } }, options);
  };
}

function SaveButton({ fetchFile }: { fetchFile: () => Promise<Blob> }) {
  const t = useText();
  const words = useFailureText();
  const { isBusy, save } = useFileSaving({ load: fetchFile, failed: (error) => words(fetchFailureOf(error)) });
  return (
    <Button isBusy={isBusy} onClick={save}>
      <DownloadIcon aria-hidden />
      {t("recount.save")}
    </Button>
  );
}

function Progress({ state }: { state: RecountState }) {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const share = state.phase === "counting" ? state.share : 0;
  const words = state.phase === "reading" || state.phase === "counting" ? state.phase : "fetching";
  const text = state.phase === "counting" ? format.percent(share) : t(`recount.${words}`);
  return (
    <div>
      <p id={id}>{t(`recount.${words}`)}</p>
      <ShareBar percent={Math.round(share * 100)} told={{ labelledBy: id, text }} />
    </div>
  );
}

function useFailureText(): (code: FetchFailure) => string {
  const t = useText();
  const words = useRefusalText();
  return (code) => (code === "offline" ? t("recount.offline") : words(code));
}

function Failed({ code }: { code: FetchFailure }) {
  const t = useText();
  const words = useFailureText();
  return (
    <Notice tone="warning" title={t("recount.failed")}>
      {words(code)}
    </Notice>
  );
}
