import { Dialog } from "@stoep/ui";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Feature } from "../feature.ts";
import { useGo } from "../navigation.tsx";
import { useAppText } from "../text.ts";
import style from "./palette.module.css";
import { type Found, useFound } from "./use-found.ts";

type Props = { features: readonly Feature[]; onClose: () => void };

/** Finds screens, settings, messages and things to create by name. Arrows choose, Enter goes there. */
export function Palette({ features, onClose }: Props) {
  const t = useAppText();
  const go = useGo();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const found = useFound(features, typed);
  const chosen = found[Math.min(at, found.length - 1)];
  const follow = (one: Found | undefined) => {
    if (!one) return;
    onClose();
    go(one.href);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((Math.min(at, found.length - 1) + step + found.length) % Math.max(found.length, 1));
    }
    if (event.key === "Enter") follow(chosen);
  };
  const type = (text: string) => {
    setTyped(text);
    setAt(0);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      size="lg"
      yOffset="12vh"
      centered={false}
      aria-label={t("search.label")}
    >
      <Results found={found} chosen={chosen} typed={typed} onType={type} onKeyDown={press} onFollow={follow} />
    </Dialog>
  );
}

type ResultsProps = {
  found: Found[];
  chosen: Found | undefined;
  typed: string;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFollow: (one: Found) => void;
};

function Results({ found, chosen, typed, onType, onKeyDown, onFollow }: ResultsProps) {
  const t = useAppText();
  const id = useId();
  const option = useRef<HTMLDivElement>(null);
  const at = chosen?.href;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per choice
  useEffect(() => {
    // Some browsers return a promise, which must not be taken for a clean-up.
    option.current?.scrollIntoView?.({ block: "nearest" });
  }, [at]);
  return (
    <>
      <input
        className={style.input}
        role="combobox"
        aria-label={t("search.label")}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={chosen && id + chosen.href}
        placeholder={t("search.label")}
        value={typed}
        data-autofocus
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label={t("search.label")} className={style.list}>
        {found.map((one) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
          <div
            key={one.href}
            id={id + one.href}
            role="option"
            ref={one === chosen ? option : undefined}
            tabIndex={-1}
            aria-selected={one === chosen}
            className={style.option}
            onClick={() => onFollow(one)}
          >
            <span className={style.name}>{one.name}</span>
            <span className={style.group}>{t(`search.groups.${one.group}`)}</span>
          </div>
        ))}
      </div>
      <p className={style.hint} role="status">
        {found.length === 0 ? t("search.none") : typed.trim().length < 2 ? t("search.hint") : ""}
      </p>
    </>
  );
}
