import { useStartSignOn } from "@stoep/client/sign-on";
import { queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { api, Button, Notice, useNetwork } from "../../../app/index.ts";
import style from "../entrance.module.css";
import { useText } from "../words.ts";

/** A button for each provider of this network or of all networks. Renders nothing if there is none. */
export function ProviderButtons({ next }: { next: string }) {
  const t = useText();
  const { slug: network } = useNetwork();
  const { data } = useQuery(queryOf(api.accounts.listSignOns, { query: { network } }));
  const { start, isRunning, problem } = useStartSignOn({ app: "resident", next, network }, t("signOn.gone"));
  if (!data || data.items.length === 0) return null;
  return (
    <div className={style.stack}>
      <p className={style.or}>{t("signOn.or")}</p>
      {problem && (
        <Notice tone="danger" isLive>
          {problem}
        </Notice>
      )}
      {data.items.map(({ slug, name }) => (
        <Button key={slug} isWide isBusy={isRunning} onClick={() => void start(slug)}>
          {t("signOn.with", { name })}
        </Button>
      ))}
    </div>
  );
}
