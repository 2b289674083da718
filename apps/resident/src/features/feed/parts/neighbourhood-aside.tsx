import { unbrokenName } from "@stoep/client/formats";
import { pagesOf } from "@stoep/client/pages";
import type { ReadPost } from "@stoep/contract/publishing";
import { DoneIcon, HintIcon, PlaceIcon } from "@stoep/ui/icons";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Link } from "wouter";
import { Avatar, api, useNetwork, usePublicPages, useResidence } from "../../../app/index.ts";
import { FollowedList } from "../../participation/index.ts";
import { useText } from "../words.ts";
import style from "./neighbourhood-aside.module.css";

type Sender = ReadPost["organisation"];

const mostSenders = 6;

/** Beside the content on a wide screen: the reader's neighbourhood, and the organisations that write there. */
export function NeighbourhoodAside() {
  const t = useText();
  const residence = useResidence();
  const { name } = useNetwork();
  const publicPages = usePublicPages();
  const senders = useSenders();
  if (!residence) return null;
  return (
    <aside className={style.aside} aria-label={t("aside.label")}>
      <section className={`card ${style.card}`} aria-labelledby="aside-place">
        <h2 id="aside-place">{unbrokenName(residence.neighbourhood.name)}</h2>
        <p className={style.fact}>
          <PlaceIcon aria-hidden />
          {t("aside.lives")}
        </p>
        <p className={style.fact}>
          {residence.isProven ? <DoneIcon aria-hidden /> : <HintIcon aria-hidden />}
          {residence.isProven ? t("aside.proven") : <Link href="/me/home">{t("aside.notProven")}</Link>}
        </p>
        <Link href="/map">{t("aside.map")}</Link>
        <a href={publicPages}>{t("aside.public", { network: name })}</a>
      </section>
      <Suspense>
        <FollowedList />
      </Suspense>
      {senders.length > 0 && (
        <section className={`card ${style.card}`} aria-labelledby="aside-senders">
          <h2 id="aside-senders">{t("aside.senders")}</h2>
          <ul className={style.senders}>
            {senders.map(({ id, name: sender, logo }) => (
              <li key={id}>
                <Link className={style.sender} href={`/organisations/${id}`}>
                  <Avatar name={sender} picture={logo?.address ?? null} isOrganisation />
                  {sender}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

/** The senders of the loaded messages: each once, by newest message. */
function useSenders(): Sender[] {
  const { data } = useInfiniteQuery({ ...pagesOf(api.feed.getFeed), staleTime: Number.POSITIVE_INFINITY });
  const all = (data?.pages ?? []).flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === "post" ? item.post.organisation : [])),
  );
  return [...new Map(all.map((one) => [one.id, one])).values()].slice(0, mostSenders);
}
