import { Dialog } from "@stoep/ui";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Feature } from "../feature.ts";
import { useGo } from "../navigation.tsx";
import { useMembership } from "../session.tsx";
import { useMenuText } from "../shell/menu.ts";
import { useAppText } from "../text.ts";
import style from "./palette.module.css";
import type { PaletteItem } from "./palette-item.ts";
import { rememberItem } from "./recent.ts";
import { type PaletteResults, useResults } from "./use-results.ts";

type Props = { features: readonly Feature[]; onClose: () => void };

/** Finds screens, settings, messages, people and places. Arrows choose, Enter goes there. */
export function Palette({ features, onClose }: Props) {
  const t = useAppText();
  const go = useGo();
  const { id: membershipId } = useMembership();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const { found, status } = useResults(features, typed);
  const chosen = found[Math.min(at, found.length - 1)];
  const follow = (one: PaletteItem | undefined) => {
    if (!one) return;
    if (!one.isAll) rememberItem(membershipId, one);
    onClose();
    go(one.href);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((Math.min(at, found.length - 1) + step + found.length) % Math.max(found.length, 1));
    }
    if (event.key === "Enter" && !event.nativeEvent.isComposing) follow(chosen);
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
      yOffset="max(16px, 10dvh)"
      centered={false}
      aria-label={t("search.label")}
    >
      <Results {...{ found, status, chosen, typed }} onType={type} onKeyDown={press} onFollow={follow} />
    </Dialog>
  );
}

type ResultsProps = PaletteResults & {
  chosen: PaletteItem | undefined;
  typed: string;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFollow: (one: PaletteItem) => void;
};

function Results({ found, status, chosen, typed, onType, onKeyDown, onFollow }: ResultsProps) {
  const t = useAppText();
  const menuText = useMenuText();
  const id = useId();
  const groups = [...Map.groupBy(found, ({ group }) => group)];
  return (
    <>
      <input
        className={style.input}
        role="combobox"
        aria-label={t("search.label")}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={chosen && idOf(id, chosen)}
        placeholder={t("search.label")}
        autoComplete="off"
        maxLength={100}
        value={typed}
        data-autofocus
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p className={style.hint} role="status">
        {status && t(`search.${status}`)}
      </p>
      <div id={id} role="listbox" aria-label={t("search.label")} className={style.list}>
        {groups.map(([group, rows]) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} className={style.group}>
              {isOwnGroup(group) ? t(`search.groups.${group}`) : menuText(`found.${group}`)}
            </div>
            {rows.map((one) => (
              <Option key={one.href} id={idOf(id, one)} one={one} isChosen={one === chosen} onFollow={onFollow} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

const ownGroups = ["recent", "screens", "create", "settings"] as const;
const isOwnGroup = (group: string): group is (typeof ownGroups)[number] =>
  (ownGroups as readonly string[]).includes(group);

const idOf = (id: string, { group, href }: PaletteItem) => `${id}-${group}-${href}`;

type OptionProps = { id: string; one: PaletteItem; isChosen: boolean; onFollow: (one: PaletteItem) => void };

function Option({ id, one, isChosen, onFollow }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some browsers return a promise, which must not be taken for a clean-up.
    if (isChosen) row.current?.scrollIntoView?.({ block: "nearest" });
  }, [isChosen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
    <div
      id={id}
      role="option"
      ref={row}
      tabIndex={-1}
      aria-selected={isChosen}
      className={one.isAll ? `${style.option} ${style.all}` : style.option}
      onClick={() => onFollow(one)}
    >
      <span className={style.name} lang={one.lang}>
        {one.name}
      </span>
      {(one.detail || one.at) && (
        <span className={style.detail}>
          <span className={style.about}>{one.detail}</span>
          <span className={style.at}>
            {one.detail && one.at && " · "}
            {one.at}
          </span>
        </span>
      )}
    </div>
  );
}
