import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Button, Notice, Section } from "../../../app/index.ts";
import { CodeField } from "./code-field.tsx";

/** Wrong codes that were typed: the field says so once it has the focus. */
export function useWrongCode() {
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) field.current?.focus();
  }, [tries]);
  return {
    field,
    isWrong,
    wrong: () => {
      setWrong(true);
      setTries((before) => before + 1);
    },
    retype: () => setWrong(false),
  };
}

interface Props {
  words: { title: string; lead: string; label: string; hint: string; goOn: string };
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  error: string | undefined;
  /** What else keeps it from being opened. */
  hindrance: string | null;
  isAsking: boolean;
  onTyped: (typed: string) => void;
  onOpen: () => void;
  children?: ReactNode;
}

/** Asks for a code on paper. */
export function CodeForm({ words, field, typed, error, hindrance, isAsking, onTyped, onOpen, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAsking) onOpen();
  };
  return (
    <Section id="code" title={words.title} onSubmit={submit}>
      <p>{words.lead}</p>
      <CodeField
        ref={field}
        error={error}
        id="field-code"
        label={words.label}
        hint={words.hint}
        value={typed}
        onValue={onTyped}
      />
      {hindrance && (
        <div role="alert">
          <Notice tone="danger">{hindrance}</Notice>
        </div>
      )}
      {children}
      <div>
        <Button type="submit" look="main" isBusy={isAsking}>
          {words.goOn}
        </Button>
      </div>
    </Section>
  );
}
