/** Shapes of days and times as the clocks of a city show them. */
import { z } from "zod";
import { type FieldCode, fieldError } from "./codes.ts";
import { textLine } from "./fields.ts";

/** 2026-11-22, without a zone, as on a calendar on the wall. In the years 1000 to 2999: what calendars can compute with. */
export const Day = z.iso.date(fieldError("invalid")).refine((text) => /^[12]/.test(text), fieldError("invalid"));
/** 09:30 as typed; empty or incomplete while a draft is written. */
export const WallTime = textLine(5);
export const isWallTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
/** 09:30, refused with `refusal` while it is empty or incomplete. */
export const wallTime = (refusal: FieldCode) => WallTime.refine(isWallTime, fieldError(refusal));
