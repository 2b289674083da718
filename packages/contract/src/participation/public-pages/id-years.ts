/** In which year something was made: ids of version 7 begin with their moment, in milliseconds, and never change. */

const millisecondsOf = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/** In UTC. */
export const yearOfId = (id: string): number => new Date(millisecondsOf(id)).getUTCFullYear();

/** Those that ids can hold. */
export const firstIdYear = 1970;
export const lastIdYear = 10_889;

/** Before all ids of this year, and after those of earlier ones. `year`: one that ids can hold. */
export function firstIdOf(year: number): string {
  const hex = Date.UTC(year, 0).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}
