/**
 * Items recently opened from the search, per membership, in this tab only and until its person signs out, so that no names of messages
 * or people stay on a shared computer.
 */
import { z } from "zod";
import { draftPrefix } from "../editor/draft-copies.ts";
import type { PaletteItem } from "./palette-item.ts";

const maxRecent = 6;
const StoredItems = z.array(z.object({ name: z.string(), href: z.string().startsWith("/") }));
const keyOf = (membershipId: string) => `${draftPrefix}found.${membershipId}.recent`;

export function recentOf(membershipId: string): PaletteItem[] {
  try {
    const kept = StoredItems.parse(JSON.parse(sessionStorage.getItem(keyOf(membershipId)) ?? "[]"));
    return kept.map((one) => ({ ...one, group: "recent" }));
  } catch {
    return [];
  }
}

export function rememberItem(membershipId: string, { name, href }: PaletteItem): void {
  const others = recentOf(membershipId).filter((one) => one.href !== href);
  const kept = [{ name, href }, ...others].slice(0, maxRecent).map((one) => ({ name: one.name, href: one.href }));
  try {
    sessionStorage.setItem(keyOf(membershipId), JSON.stringify(kept));
  } catch {
    // Without storage, nothing is shown as recent.
  }
}
