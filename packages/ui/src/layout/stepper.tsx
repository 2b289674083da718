import { AlertIcon, CheckIcon } from "../icons/index.ts";
import { KitLink } from "../theme/index.ts";
import style from "./stepper.module.css";

export type Step = {
  key: string;
  label: string;
  href: string;
  state: "done" | "missing" | "open";
  /** The state in words: "Complete", "2 missing", "Optional". */
  note: string;
};

/** More than these do not fit into one line. */
const mostInLine = 6;

type Props = {
  /** "Steps of the message" */
  label: string;
  steps: readonly Step[];
  current: string;
  /** Replaces following the link, for instance to save first. */
  onGo?: (key: string) => void;
};

/** The steps of a long form: links with a state each, in any order. The state has an icon and words, never colour alone. */
export function Stepper({ label, steps, current, onGo }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={style.steps} data-many={steps.length > mostInLine || undefined}>
        {steps.map((step, place) => (
          <li key={step.key}>
            <KitLink
              href={step.href}
              className={style.step}
              data-state={step.state}
              aria-current={step.key === current ? "step" : undefined}
              onClick={(event) => {
                const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
                if (!onGo || !isPlain) return;
                event.preventDefault();
                onGo(step.key);
              }}
            >
              <span className={style.sign} aria-hidden>
                <Sign state={step.state} number={place + 1} isCurrent={step.key === current} />
              </span>
              <span className={style.words}>
                <span className={style.label}>{step.label}</span>
                <span className={style.note}>{step.note}</span>
              </span>
            </KitLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Sign({ state, number, isCurrent }: { state: Step["state"]; number: number; isCurrent: boolean }) {
  if (state === "missing") return <AlertIcon />;
  return state === "done" && !isCurrent ? <CheckIcon /> : number;
}
