import { unbroken, unbrokenName } from "@stoep/client/formats";
import { type KeyboardEvent, useState } from "react";
import { describedBy, FieldFrame, inputLook } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./address-field.module.css";
import { useAddressSearch } from "./use-address-search.ts";

export interface Address {
  id: string;
  label: string;
  neighbourhood: { id: string; name: string } | null;
}

interface Props {
  id: string;
  /** The network whose list is searched. */
  slug: string;
  value: Address | null;
  onValue: (address: Address | null) => void;
  error: string | undefined;
  /** Replace the texts for one's own address. */
  words?: { label: string; hint: string; none: string };
}

/** Street and number, completed from the city's own list: a combobox that works by keyboard and with screen readers. */
export function AddressField({ id, slug, value, onValue, error, words }: Props) {
  const t = useText();
  const [typed, setTyped] = useState(value?.label ?? "");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { hits, isNothing } = useAddressSearch(slug, typed, value === null);
  const isShown = isOpen && hits.length > 0;
  const choose = (hit: Address | undefined) => {
    if (!hit) return;
    onValue(hit);
    setTyped(hit.label);
    setOpen(false);
    setActive(-1);
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(-1);
    if (value) onValue(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((before) => (before + step + hits.length) % hits.length);
    } else if (event.key === "Enter" && isShown) {
      event.preventDefault();
      choose(hits[Math.max(active, 0)]);
    } else if (event.key === "Escape") setOpen(false);
  };
  const hint = value?.neighbourhood
    ? t("address.in", { neighbourhood: unbrokenName(value.neighbourhood.name) })
    : (words?.hint ?? t("address.hint"));
  return (
    <FieldFrame id={id} label={words?.label ?? t("address.label")} hint={hint} error={error}>
      <div className={style.box}>
        <input
          id={id}
          className={inputLook}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy({ id, hint, error })}
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => {
            setOpen(true);
            // Makes room below for the list.
            event.target.parentElement?.scrollIntoView({ block: "start", behavior: "smooth" });
          }}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        {isShown && <Hits id={id} hits={hits} active={active} onChoose={choose} />}
      </div>
      <div className={style.state} role="status">
        {isOpen && value === null && hits.length > 0 && (
          <span className="unseen">{t("address.found", { count: hits.length })}</span>
        )}
        {isNothing && (words?.none ?? t("address.none"))}
      </div>
    </FieldFrame>
  );
}

interface HitsProps {
  id: string;
  hits: readonly Address[];
  active: number;
  onChoose: (hit: Address) => void;
}

function Hits({ id, hits, active, onChoose }: HitsProps) {
  const t = useText();
  return (
    <div id={`${id}-list`} className={style.list} role="listbox" aria-label={t("address.label")}>
      {hits.map((hit, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
        <div
          key={hit.id}
          id={`${id}-${index}`}
          className={style.hit}
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(hit)}
        >
          {unbroken(hit.label)}
          <small>{hit.neighbourhood?.name ?? t("address.outside")}</small>
        </div>
      ))}
    </div>
  );
}
