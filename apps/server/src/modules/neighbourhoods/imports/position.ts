/** Whether a position in a file is one on earth. */
import type { RejectionReason } from "./report.ts";

export interface PositionFault {
  reason: RejectionReason;
  detail?: string;
}

export function checkPosition(position: unknown): PositionFault | null {
  const [longitude, latitude] = Array.isArray(position) ? position : [];
  if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) return { reason: "coordinates_invalid" };
  const detail = `${longitude}, ${latitude}`;
  if (Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90) return null;
  if (Math.abs(longitude) <= 90 && Math.abs(latitude) <= 180) return { reason: "coordinates_swapped", detail };
  return { reason: "coordinates_outside", detail };
}
