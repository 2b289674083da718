export interface Bin {
  /** Both belong to it. */
  from: number;
  to: number;
  count: number;
}

const binsMost = 20;

/**
 * Counted numbers as columns: one for each whole number where there is room, else stretches of equal length, and one for each value where
 * those are few. `range`: numbers that stand there even if nobody gave them.
 */
export function binsOf(
  values: readonly { value: number; count: number }[],
  range: { from: number; to: number } | null,
): Bin[] {
  const [first, last] = [range?.from ?? values[0]?.value, range?.to ?? values.at(-1)?.value];
  if (first === undefined || last === undefined) return [];
  const areWhole = values.every(({ value }) => Number.isInteger(value));
  if (areWhole && last - first < binsMost) {
    const counts = new Map(values.map(({ value, count }) => [value, count]));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at).map((value) => ({
      from: value,
      to: value,
      count: counts.get(value) ?? 0,
    }));
  }
  if (values.length <= binsMost) return values.map(({ value, count }) => ({ from: value, to: value, count }));
  const length = areWhole ? Math.ceil((last - first + 1) / binsMost) : (last - first) / binsMost;
  const placeOf = (value: number) => Math.min(binsMost - 1, Math.floor((value - first) / length));
  const counts = new Map<number, number>();
  for (const { value, count } of values) counts.set(placeOf(value), (counts.get(placeOf(value)) ?? 0) + count);
  const number = placeOf(last) + 1;
  return Array.from({ length: number }, (_, place) => ({
    from: first + place * length,
    to: areWhole ? first + (place + 1) * length - 1 : first + (place + 1) * length,
    count: counts.get(place) ?? 0,
  }));
}
