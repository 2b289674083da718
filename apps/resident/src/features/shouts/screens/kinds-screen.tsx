import { queryOf } from "@stoep/contract/kernel";
import type { ShoutSettings } from "@stoep/contract/shouts";
import { ChevronRightIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { api, BackLink, FormSkeleton, LoadFailed, Notice, useOfflineCopy, useTitle } from "../../../app/index.ts";
import { kindIcons } from "../kinds.ts";
import { CannotWriteNotice, ProofHint } from "../parts/form/writing-limits.tsx";
import style from "../parts/shout.module.css";
import { readDraft, shoutDraftName } from "../shout-draft.ts";
import { useText } from "../words.ts";

/** The first step of writing: choosing the type. */
export function KindsScreen() {
  const t = useText();
  const query = useQuery(queryOf(api.shouts.getShoutSettings));
  const { value: settings } = useOfflineCopy("shoutSettings", "", query);
  useTitle(t("choose.title"));
  return (
    <>
      <BackLink />
      <h1>{t("choose.title")}</h1>
      {query.isPending && <FormSkeleton fields={4} />}
      {!settings && query.isError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {settings && <Kinds settings={settings} />}
    </>
  );
}

function Kinds({ settings }: { settings: ShoutSettings }) {
  const t = useText();
  const { kinds, placeholder, can } = settings;
  if (can.write !== true) return <CannotWriteNotice settings={settings} verdict={can.write} />;
  return (
    <>
      <ProofHint />
      <ul className={style.kinds}>
        {kinds
          .filter(({ isOn }) => isOn)
          .map(({ kind }) => {
            const Icon = kindIcons[kind];
            return (
              <li key={kind}>
                <Link className={style.kind} href={`/write/${kind}`}>
                  <Icon aria-hidden />
                  <span>
                    <strong>{t(`choose.${kind}`)}</strong>
                    <span className={style.soft}>{t(`choose.hint.${kind}`)}</span>
                    {readDraft(shoutDraftName(kind)) && <span className={style.soft}>{t("choose.draft")}</span>}
                  </span>
                  <ChevronRightIcon aria-hidden />
                </Link>
              </li>
            );
          })}
      </ul>
      {placeholder && kinds.some(({ isOn }) => !isOn) && (
        <Notice title={t("off.others")}>
          <p className={style.text}>{placeholder}</p>
        </Notice>
      )}
    </>
  );
}
