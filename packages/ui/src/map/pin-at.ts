import type { Pin } from "../areas/areas.ts";

/** Five decimals are about a metre. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

export const pinAt = ({ lng, lat }: { lng: number; lat: number }): Pin => ({
  longitude: roundDegrees(lng),
  latitude: roundDegrees(lat),
});
