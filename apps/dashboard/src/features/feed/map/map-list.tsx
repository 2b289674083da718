import type { MapItem } from "@stoep/contract/feed";
import { mapKinds } from "@stoep/contract/feed/values";
import { Button, OutsideLink, Text, TextLink } from "@stoep/ui";
import { useState } from "react";
import { useFormat } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import style from "./map.module.css";
import { kindColors, kindIcons, useHref } from "./view.ts";

const step = 50;

type Props = { items: readonly MapItem[]; onLit: (id: string | undefined) => void };

/** The same things as on the map, by kind: all that somebody without the map needs. */
export function MapList({ items, onLit }: Props) {
  const t = useText();
  const format = useFormat();
  const [most, setMost] = useState(step);
  const shown = items.slice(0, most);
  return (
    <>
      {mapKinds.map((kind) => {
        const own = shown.filter((item) => item.kind === kind);
        if (own.length === 0) return null;
        const total = items.filter((item) => item.kind === kind).length;
        return (
          <section key={kind} aria-labelledby={`map-${kind}`}>
            <h2 id={`map-${kind}`} className={style.heading}>
              {t(`map.kinds.${kind}`)} <span className={style.soft}>{format.number(total)}</span>
            </h2>
            <ul className={style.items}>
              {own.map((item) => (
                <Item key={item.id} item={item} onLit={onLit} />
              ))}
            </ul>
          </section>
        );
      })}
      {items.length > most && (
        <Button variant="default" size="sm" onClick={() => setMost(most + step)}>
          {t("map.more")}
        </Button>
      )}
    </>
  );
}

function Item({ item, onLit }: { item: MapItem } & Pick<Props, "onLit">) {
  const hrefOf = useHref();
  const facts = useFacts();
  const Icon = kindIcons[item.kind];
  const href = hrefOf(item);
  const title = <span lang={item.language}>{item.title}</span>;
  return (
    <li
      onMouseEnter={() => onLit(item.id)}
      onMouseLeave={() => onLit(undefined)}
      onFocus={() => onLit(item.id)}
      onBlur={() => onLit(undefined)}
    >
      <Icon aria-hidden style={{ color: kindColors[item.kind] }} />
      <div>
        {item.isOwn ? <TextLink href={href}>{title}</TextLink> : <OutsideLink href={href}>{title}</OutsideLink>}
        <Text size="sm" c="dimmed">
          {facts(item)}
        </Text>
      </div>
    </li>
  );
}

/** "Muidekaai 1 · Sat 20 June, 19:00", "Muide · 3 May · Being looked into" */
function useFacts(): (item: MapItem) => string {
  const t = useText();
  const format = useFormat();
  return ({ kind, place, organisation, at, until, state, isOwn }) =>
    [
      isOwn ? null : organisation,
      place,
      at && (kind === "activity" ? format.moment(at) : format.day(at)),
      until && t(kind === "vacancy" ? "map.applyUntil" : "map.until", { day: format.day(`${until}T12:00:00Z`) }),
      state && t(`map.states.${state}`),
    ]
      .filter(Boolean)
      .join(" · ");
}
