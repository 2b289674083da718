import { useState } from "react";
import { draftPrefix } from "./editor/draft-copies.ts";
import { useMembership } from "./session.tsx";

/** Whether an unsent text is kept for an object. `id` must not contain a full stop. */
export function hasUnsentDraft(kind: string, membershipId: string, id: string): boolean {
  return read(keyOf(kind, membershipId, id)) !== null;
}

/**
 * Keeps what is being written about an object in this tab until it is sent or discarded, so that another object can be opened
 * meanwhile. `begin`: the form's values before anything is written.
 */
export function useUnsentDraft<Values extends object>(kind: string, id: string, begin: Values) {
  const key = keyOf(kind, useMembership().id, id);
  const [initialValues] = useState<Values>(() => ({ ...begin, ...read<Values>(key) }));
  const drop = () => write(key, null);
  const keep = (values: Values) => write(key, JSON.stringify(values) === JSON.stringify(begin) ? null : values);
  return { initialValues, onValuesChange: keep, drop };
}

/** The texts that are kept about objects which can no longer be written about, so that they can be copied. */
export function useUnsentTexts(about: readonly { kind: string; id: string }[]): string[] {
  const { id: membershipId } = useMembership();
  return about
    .map(({ kind, id }) => read<{ text?: string }>(keyOf(kind, membershipId, id))?.text?.trim() ?? "")
    .filter((text) => text !== "");
}

const keyOf = (kind: string, membershipId: string, id: string) => `${draftPrefix}${kind}.${membershipId}.${id}`;

function read<Values>(key: string): Values | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, values: object | null): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is full or switched off: the text is still on screen.
  }
}
