import type { FormEvent, ReactNode } from "react";
import style from "./section.module.css";

interface Props {
  /** Id of the heading, so that a link can lead there. */
  id: string;
  title: string;
  /** Takes the focus when the pressed control inside it disappears. */
  takesFocus?: boolean;
  /** Makes it a form. */
  onSubmit?: (event: FormEvent) => void;
  children: ReactNode;
}

/** A framed part of a page, under its heading. */
export function Section({ id, title, takesFocus, onSubmit, children }: Props) {
  const content = (
    <>
      <h2 id={id} {...(takesFocus && { tabIndex: -1, "data-focus-target": true })}>
        {title}
      </h2>
      {children}
    </>
  );
  return onSubmit ? (
    <form className={`card ${style.section}`} aria-labelledby={id} onSubmit={onSubmit} noValidate>
      {content}
    </form>
  ) : (
    <section className={`card ${style.section}`} aria-labelledby={id}>
      {content}
    </section>
  );
}
