import { goToField, Text } from "@stoep/ui";
import { CheckIcon, MinusIcon, QuestionIcon } from "@stoep/ui/icons";
import { memo, useDeferredValue, useEffect, useRef, useState } from "react";
import { useText } from "../parts/words.ts";
import type { Draft } from "./draft.ts";
import style from "./overview.module.css";
import { type SectionState, sectionsOf } from "./sections.ts";

const icons = { complete: CheckIcon, missing: QuestionIcon, optional: MinusIcon };

type Props = { draft: Draft; showField: (path: string) => void };

/** Typing has priority over updating the state of the sections. */
export function Overview({ draft, showField }: Props) {
  const drawn = useDeferredValue(draft);
  const latest = useRef(showField);
  useEffect(() => {
    latest.current = showField;
  });
  const [show] = useState(() => (path: string) => latest.current(path));
  return <Sections draft={drawn} showField={show} />;
}

/** Each section with its state and a link to it. Collapsed at first; nothing in it looks like an error. */
const Sections = memo(function Sections({ draft, showField }: Props) {
  const t = useText();
  const sections = sectionsOf(draft);
  const missing = sections.filter(({ state }) => state === "missing").length;
  const go = (path: string) => {
    showField(path);
    goToField(path);
  };
  return (
    <details className={style.overview}>
      <summary>
        {t("compose.sections.title")}
        <Text component="span" c="dimmed" size="sm">
          {missing === 0 ? t("compose.sections.nothing") : t("compose.sections.left", { count: missing })}
        </Text>
      </summary>
      <ul className={style.list}>
        {sections.map((section) => (
          <li key={section.key}>
            <button type="button" className={style.section} data-state={section.state} onClick={() => go(section.path)}>
              <Sign state={section.state} />
              <span>
                {t(`compose.sections.${section.key}`)}{" "}
                <small>
                  {section.state === "missing"
                    ? t("compose.sections.missing", { count: section.missing })
                    : t(`compose.sections.state.${section.state}`)}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
});

function Sign({ state }: Pick<SectionState, "state">) {
  const Icon = icons[state];
  return <Icon aria-hidden />;
}
