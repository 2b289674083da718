/** Why rows of a file were rejected, as the file of these rows says it. */
import { readTexts, type Translations } from "#kernel/texts.ts";
import type { RejectionReason } from "#modules/neighbourhoods/index.ts";
import type en from "./text/en.json";

const { words } = readTexts<typeof en>(import.meta.dirname);
export const rejectionHeading = words.rejections.heading;
export const rejectionReasons: Record<RejectionReason, Translations> = words.rejections.reasons;
