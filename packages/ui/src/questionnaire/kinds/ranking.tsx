import type { Choice } from "@stoep/instrument";
import { useLayoutEffect, useRef, useState } from "react";
import { DownIcon, UpIcon } from "../../icons/index.ts";
import { GroupFrame } from "../frame.tsx";
import type { KindProps } from "../props.ts";
import style from "../questionnaire.module.css";

/** Options are placed one after the other by a press, then moved up and down: nothing is dragged. */
export function RankingQuestion(props: KindProps<"ranking">) {
  const { question, answer, onAnswer, say, texts } = props;
  const ids = answer?.optionIds ?? [];
  const ranked = ids.flatMap((id) => question.options.find((one) => one.id === id) ?? []);
  const rest = question.options.filter(({ id }) => !ids.includes(id));
  const { list, focus } = useKeptFocus();
  const [said, setSaid] = useState("");
  const place = (next: string[], { id, text }: Choice, control: string) => {
    onAnswer(next.length > 0 ? { optionIds: next } : null);
    const at = next.indexOf(id);
    setSaid(at < 0 ? "" : texts("place", { text: say(text), place: at + 1, all: question.options.length }));
    focus(`${id}.${control}`);
  };
  const move = (option: Choice, by: 1 | -1) => {
    const at = ids.indexOf(option.id);
    const next = ids.filter((id) => id !== option.id);
    next.splice(at + by, 0, option.id);
    const isAtEnd = by === 1 ? at + by === ids.length - 1 : at + by === 0;
    place(next, option, (by === 1) === isAtEnd ? "up" : "down");
  };
  return (
    <GroupFrame {...props} hint={texts("rankHint")} isClearable>
      <div ref={list} className={style.part}>
        {ranked.length > 0 && (
          <ol className={style.ranked} aria-label={texts("ranked")}>
            {ranked.map((option, at) => (
              <li key={option.id}>
                <span>{say(option.text)}</span>
                <button
                  type="button"
                  className={style.icon}
                  data-control={`${option.id}.up`}
                  aria-label={texts("moveUp", { text: say(option.text) })}
                  disabled={at === 0}
                  onClick={() => move(option, -1)}
                >
                  <UpIcon aria-hidden />
                </button>
                <button
                  type="button"
                  className={style.icon}
                  data-control={`${option.id}.down`}
                  aria-label={texts("moveDown", { text: say(option.text) })}
                  disabled={at === ranked.length - 1}
                  onClick={() => move(option, 1)}
                >
                  <DownIcon aria-hidden />
                </button>
              </li>
            ))}
          </ol>
        )}
        {rest.length > 0 && (
          <ul className={style.unranked} aria-label={texts("unranked")}>
            {rest.map((option) => (
              <li key={option.id}>
                <button
                  type="button"
                  className={style.button}
                  aria-label={texts("add", { text: say(option.text), place: ids.length + 1 })}
                  onClick={() => place([...ids, option.id], option, "up")}
                >
                  <span aria-hidden>{ids.length + 1}.</span> {say(option.text)}
                </button>
              </li>
            ))}
          </ul>
        )}
        <p className={style.unseen} role="status">
          {said}
        </p>
      </div>
    </GroupFrame>
  );
}

/** A control that has moved with its row takes the focus again; where it is at an end, the other one of the row does. */
function useKeptFocus() {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const [id] = wanted.current.split(".");
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>("[data-control]") ?? [])];
    const own = buttons.filter(({ dataset }) => dataset.control?.startsWith(`${id}.`));
    const exact = own.find(({ dataset, disabled }) => dataset.control === wanted.current && !disabled);
    (exact ?? own.find(({ disabled }) => !disabled))?.focus();
    wanted.current = null;
  });
  return {
    list,
    focus: (control: string) => {
      wanted.current = control;
    },
  };
}
