import type { Choice } from "@stoep/instrument";
import { useLayoutEffect, useRef, useState } from "react";
import { DownIcon, PlusIcon, UpIcon } from "../../icons/index.ts";
import { GroupFrame } from "../frame.tsx";
import type { KindProps } from "../props.ts";
import style from "../questionnaire.module.css";

/** Options are placed one after the other by a press, then moved up and down: nothing is dragged. */
export function RankingQuestion(props: KindProps<"ranking">) {
  const { question, answer, onAnswer, say, texts } = props;
  const ids = answer?.optionIds ?? [];
  const ranked = ids.flatMap((id) => question.options.find((one) => one.id === id) ?? []);
  const rest = question.options.filter(({ id }) => !ids.includes(id));
  const { hold, focus } = useKeptFocus();
  const [said, setSaid] = useState("");
  const place = (next: string[], { id, text }: Choice, control: Control) => {
    onAnswer(next.length > 0 ? { optionIds: next } : null);
    const at = next.indexOf(id);
    setSaid(at < 0 ? "" : texts("place", { text: say(text), place: at + 1, all: question.options.length }));
    focus(id, control);
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
      <div className={style.part}>
        {ranked.length > 0 && (
          <ol className={style.ranked} aria-label={texts("ranked")}>
            {ranked.map((option, at) => (
              <li key={option.id}>
                <span>{say(option.text)}</span>
                <button
                  type="button"
                  className={style.icon}
                  ref={hold(option.id, "up")}
                  aria-label={texts("moveUp", { text: say(option.text) })}
                  disabled={at === 0}
                  onClick={() => move(option, -1)}
                >
                  <UpIcon aria-hidden />
                </button>
                <button
                  type="button"
                  className={style.icon}
                  ref={hold(option.id, "down")}
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
                  <PlusIcon aria-hidden /> {say(option.text)}
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

type Control = "up" | "down";

/** A control that has moved with its row takes the focus again; where it is at an end, the other one of the row does. */
function useKeptFocus() {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const wanted = useRef<{ id: string; control: Control } | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const { id, control } = wanted.current;
    const order: Control[] = control === "up" ? ["up", "down"] : ["down", "up"];
    const own = order.flatMap((one) => buttons.current.get(`${id} ${one}`) ?? []);
    own.find(({ disabled }) => !disabled)?.focus();
    wanted.current = null;
  });
  return {
    hold: (id: string, control: Control) => (button: HTMLButtonElement | null) => {
      if (button) buttons.current.set(`${id} ${control}`, button);
      else buttons.current.delete(`${id} ${control}`);
    },
    focus: (id: string, control: Control) => {
      wanted.current = { id, control };
    },
  };
}
