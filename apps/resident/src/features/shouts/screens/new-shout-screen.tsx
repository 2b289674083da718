import { type PersonalDetail, useDetailFinder } from "@stoep/client/personal-details";
import { queryOf } from "@stoep/contract/kernel";
import type { ShoutCard, ShoutKind, ShoutSettings } from "@stoep/contract/shouts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Redirect, useLocation, useParams } from "wouter";
import {
  api,
  FormSkeleton,
  LoadFailed,
  toast,
  UpLink,
  useAppText,
  useCommand,
  useNetwork,
  useOfflineCopy,
  useResidence,
  useTitle,
  writePath,
} from "../../../app/index.ts";
import { hasPlace, isForMunicipality, isKind } from "../kinds.ts";
import { PublicationCheck } from "../parts/form/publication-check.tsx";
import { ShoutForm } from "../parts/form/shout-form.tsx";
import { SimilarShouts } from "../parts/form/similar-shouts.tsx";
import { contentOf, placeOf, useShoutDraft, writtenIn } from "../parts/form/use-shout-draft.ts";
import { CannotWriteNotice, DailyLimitNotice, ProofHint } from "../parts/form/writing-limits.tsx";
import type { UnsentShout } from "../shout-draft.ts";
import { useText } from "../words.ts";

/** The second step of writing: the message itself. */
export function NewShoutScreen() {
  const t = useText();
  const { kind } = useParams();
  const query = useQuery(queryOf(api.shouts.getShoutSettings));
  const { value: settings } = useOfflineCopy("shoutSettings", "", query);
  useTitle(useAppText()("write"));
  if (!isKind(kind)) return <Redirect href={writePath} replace />;
  return (
    <>
      <UpLink href={writePath}>{t("choose.other")}</UpLink>
      <h1>{t(`choose.${kind}`)}</h1>
      {query.isPending && <FormSkeleton fields={3} />}
      {!settings && query.isError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {settings && <WritePart key={kind} kind={kind} settings={settings} />}
    </>
  );
}

function WritePart({ kind, settings }: { kind: ShoutKind; settings: ShoutSettings }) {
  const isOn = settings.kinds.some((one) => one.kind === kind && one.isOn);
  const verdict = isOn ? settings.can.write : ("shouts_off" as const);
  // Once allowed, it stays open: the text is never taken away.
  const isOpen = useRef(false);
  isOpen.current ||= verdict === true;
  if (verdict !== true && !isOpen.current) return <CannotWriteNotice settings={settings} verdict={verdict} />;
  return (
    <>
      <ProofHint />
      <NewShout kind={kind} organisation={settings.organisation?.name ?? null} />
    </>
  );
}

function NewShout({ kind, organisation }: { kind: ShoutKind; organisation: string | null }) {
  const t = useText();
  const [, go] = useLocation();
  const { form, restored, restart, forget } = useShoutDraft(kind, emptyFor(kind, organisation !== null));
  const isProven = useResidence()?.isProven;
  const [isAtLimit, setAtLimit] = useState(false);
  const send = useCommand(api.shouts.writeShout, {
    form,
    refused: ({ code }) => {
      setAtLimit(code === "unproven_limit");
      return code === "unproven_limit";
    },
    whenDone: ({ id }) => {
      forget();
      toast(t("published"));
      go(`/neighbours/${id}`, { replace: true });
    },
  });
  const publish = () => {
    const place = hasPlace(kind) ? placeOf(form.values) : null;
    const sharing = organisation ? form.values.sharing : "neighbours";
    return send.run({ body: { ...contentOf(form.values), kind, sharing, place } });
  };
  const { findings, check, isChecking } = useCheck(kind, form.values);
  const submit = async () => {
    if (!(await check())) await publish();
  };
  return (
    <>
      <ShoutForm
        kind={kind}
        form={form}
        restored={restored}
        onDiscard={restart}
        organisation={organisation}
        onSubmit={() => void submit()}
        submitLabel={t("publish")}
        isBusy={send.isRunning || isChecking}
        check={
          findings && (
            <PublicationCheck
              similar={findings.similar.length > 0 ? <SimilarShouts shouts={findings.similar} /> : null}
              privateWords={findings.privateWords}
              isBusy={send.isRunning}
              onPublish={() => void publish()}
            />
          )
        }
      />
      {isAtLimit && isProven === false && <DailyLimitNotice />}
    </>
  );
}

const emptyFor = (kind: ShoutKind, hasOrganisation: boolean): UnsentShout => ({
  title: "",
  text: "",
  theme: "",
  photos: [],
  address: null,
  pin: null,
  sharing: hasOrganisation && isForMunicipality(kind) ? "municipality" : "neighbours",
});

interface Findings {
  similar: ShoutCard[];
  privateWords: PersonalDetail[];
}

/** Looks for similar messages and private details; findings are shown until the message changes. */
function useCheck(kind: ShoutKind, values: UnsentShout) {
  const [findings, setFindings] = useState<Findings | null>(null);
  const { title, text, address, pin, photos } = values;
  const findDetails = useDetailFinder(useNetwork().slug);
  // Only a help: without a connection, publishing itself reports the failure.
  const similar = useCommand(api.shouts.findSimilarShouts, { refetches: [], refused: () => true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: findings are about an earlier text
  useEffect(() => setFindings(null), [title, text, address, pin, photos]);
  /** Whether something was found. */
  const check = async (): Promise<boolean> => {
    if (title.trim() === "" || text.trim() === "") return false;
    const place = hasPlace(kind) ? placeOf(values) : null;
    const found = {
      similar: (await similar.run({ body: { kind, title, text, place } }))?.items ?? [],
      privateWords: await findDetails(...writtenIn({ title, text, photos })),
    };
    const isAny = found.similar.length + found.privateWords.length > 0;
    if (isAny) setFindings(found);
    return isAny;
  };
  return { findings, check, isChecking: similar.isRunning };
}
