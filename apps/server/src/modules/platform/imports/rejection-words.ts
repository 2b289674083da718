/** Why a row of a file was rejected, in the reader's language. */
import type { Language } from "@stoep/contract/kernel";
import type { RejectionReason } from "#modules/neighbourhoods/index.ts";
import en from "../rejections/en.json" with { type: "json" };
import fr from "../rejections/fr.json" with { type: "json" };
import nl from "../rejections/nl.json" with { type: "json" };
import tr from "../rejections/tr.json" with { type: "json" };

interface Words {
  heading: string;
  reasons: Record<RejectionReason, string>;
}

export const rejectionWords: Record<Language, Words> = { en, fr, nl, tr };
