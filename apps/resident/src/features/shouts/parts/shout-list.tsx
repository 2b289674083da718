import type { ShoutCard as Shout } from "@stoep/contract/shouts";
import { Suspense } from "react";
import { Button, CardsSkeleton } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./shout.module.css";
import { ShoutCard } from "./shout-card.tsx";

interface Paging {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** A list of messages, ten at a time. What is above it stays on screen while the words of its cards load. */
export function ShoutList({ shouts, paging }: { shouts: readonly Shout[]; paging: Paging }) {
  const t = useText();
  if (shouts.length === 0) return null;
  return (
    <Suspense fallback={<CardsSkeleton />}>
      <ul className={style.list}>
        {shouts.map((shout, index) => (
          <li key={shout.id}>
            <ShoutCard shout={shout} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {paging.hasNextPage ? (
        <Button isBusy={paging.isFetchingNextPage} onClick={() => void paging.fetchNextPage()}>
          {t("older")}
        </Button>
      ) : (
        <p className={style.soft}>{t("end")}</p>
      )}
    </Suspense>
  );
}
