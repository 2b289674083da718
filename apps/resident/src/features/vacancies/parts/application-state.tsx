import type { ApplicationState as State } from "@stoep/contract/vacancies";
import { CloseIcon, DoneIcon, MessageIcon, SendIcon } from "@stoep/ui/icons";
import { useText } from "../words.ts";
import style from "./application.module.css";

const icons = { new: SendIcon, "in-contact": MessageIcon, accepted: DoneIcon, declined: CloseIcon };

/** The application's state, with an icon and in words. */
export function ApplicationState({ state }: { state: State }) {
  const t = useText();
  const Icon = icons[state];
  return (
    <span className={`${style.state} ${state === "declined" ? style.declined : ""}`}>
      <Icon aria-hidden />
      {t(`states.${state}`)}
    </span>
  );
}
