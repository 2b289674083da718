import type { MapItem } from "@stoep/contract/feed";
import { mapKinds } from "@stoep/contract/feed/values";
import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { BreakableText, Button, useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { kindColours, kindIcons } from "./kinds.ts";
import style from "./map.module.css";
import { hrefOf } from "./use-map.ts";

const step = 50;

interface Props {
  items: readonly MapItem[];
  /** Undefined: as many as the list begins with. */
  most: number | undefined;
  onMost: (most: number) => void;
}

/** The same things as on the map, by kind: all that somebody without the map needs. */
export function MapList({ items, most = step, onMost }: Props) {
  const t = useText();
  const shown = items.slice(0, most);
  /** The first one after those that were shown before: there reading goes on. */
  const [first, setFirst] = useState<string>();
  const showMore = () => {
    setFirst(items[most]?.id);
    onMost(most + step);
  };
  return (
    <>
      {mapKinds.map((kind) => {
        const own = shown.filter((item) => item.kind === kind);
        if (own.length === 0) return null;
        return (
          <section key={kind} className="card" aria-labelledby={`map-${kind}`}>
            <h2 id={`map-${kind}`}>{t(`map.kinds.${kind}`)}</h2>
            <ul className={style.items}>
              {own.map((item) => (
                <Item key={item.id} item={item} isFirst={item.id === first} />
              ))}
            </ul>
          </section>
        );
      })}
      {items.length > most && <Button onClick={showMore}>{t("search.more")}</Button>}
    </>
  );
}

function Item({ item, isFirst }: { item: MapItem; isFirst: boolean }) {
  const facts = useFacts();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isFirst) link.current?.focus();
  }, [isFirst]);
  const Icon = kindIcons[item.kind];
  return (
    <li>
      <Icon aria-hidden style={{ color: kindColours[item.kind] }} />
      <div>
        <Link ref={link} className="alone" href={hrefOf(item)} lang={item.language}>
          <BreakableText text={item.title} />
        </Link>
        <p className={style.soft}>{facts(item)}</p>
      </div>
    </li>
  );
}

/** "Stad Gent · Muidekaai 1 · 20 June 2026, 19:00" */
function useFacts(): (item: MapItem) => string {
  const t = useText();
  const format = useFormat();
  return ({ kind, place, organisation, at, until, state }) =>
    [
      organisation,
      place,
      at && (kind === "activity" ? format.moment(at) : format.day(at)),
      until && t(kind === "vacancy" ? "map.applyUntil" : "map.until", { day: format.day(`${until}T12:00:00Z`) }),
      state && t(`map.states.${state}`),
    ]
      .filter(Boolean)
      .join(" · ");
}
