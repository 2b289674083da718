import type { MadeBatch } from "@stoep/contract/budgets";

const oftenMs = 2000;

/** How often codes are asked about: often while some are being made. */
export const batchInterval = (batches: readonly MadeBatch[] | undefined): number | false =>
  batches?.some(({ state }) => state === "queued" || state === "running") ? oftenMs : false;

/** Of a field for a serial number, or for how many codes. */
export const wholeNumber = {
  required: true,
  clampBehavior: "none",
  allowDecimal: false,
  allowNegative: false,
  hideControls: true,
  w: { base: "100%", sm: 240 },
} as const;
