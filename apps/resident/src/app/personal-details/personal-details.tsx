import {
  type PersonalDetail,
  personalDetailKinds,
  usePersonalDetails as usePersonalDetailsIn,
} from "@stoep/client/personal-details";
import { useEffect, useRef } from "react";
import { Notice } from "../kit/notice.tsx";
import { useNetwork } from "../network.tsx";
import { useAppText } from "../text.ts";
import style from "./personal-details.module.css";

/** The texts that others will read. `passes()` before sending: false once, if the notice has to be shown first. */
export const usePersonalDetails = (...texts: string[]) => usePersonalDetailsIn(useNetwork().slug, ...texts);

/** Names the personal details in a text, before it is sent. It never stops anyone. */
export function PersonalDetailsNotice({ found }: { found: readonly PersonalDetail[] }) {
  const t = useAppText();
  const box = useRef<HTMLDivElement>(null);
  const isAny = found.length > 0;
  useEffect(() => {
    if (isAny) box.current?.focus();
  }, [isAny]);
  if (!isAny) return null;
  return (
    <div ref={box} tabIndex={-1} data-focus-target>
      <Notice tone="warning" title={t("privateDetails.title")}>
        <p>{t("privateDetails.text")}</p>
        <ul className={style.found}>
          {personalDetailKinds.map((kind) => {
            const words = found.filter((word) => word.kind === kind).map(({ text }) => text);
            return words.length > 0 && <li key={kind}>{`${t(`privateDetails.of.${kind}`)}: ${words.join(", ")}`}</li>;
          })}
        </ul>
      </Notice>
    </div>
  );
}
