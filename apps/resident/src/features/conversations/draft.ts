/** Keeps unsent comments on the device: the page may be left, reloaded or closed at any time. Signing out removes them. */
import { readUnsent, writeUnsent } from "../../app/index.ts";

const name = "comments";
/** Older ones are forgotten. */
const most = 10;

const kept = (): Record<string, string> => readUnsent(name) ?? {};

export const readDraft = (key: string): string => kept()[key] ?? "";

/** An empty text is no draft. */
export function keepDraft(key: string, text: string): void {
  if (text === readDraft(key)) return;
  const others = Object.entries(kept()).filter(([other]) => other !== key);
  const all = text === "" ? others : [...others, [key, text] as const];
  writeUnsent(name, all.length === 0 ? null : Object.fromEntries(all.slice(-most)));
}
