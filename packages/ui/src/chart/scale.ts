/** A round number at or above all values, so that half of it is a whole number too: 2, 4, 10, 20, 40, 100 … */
export function ceilingOf(values: readonly number[]): number {
  const most = Math.max(2, ...values);
  const tens = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 4, 6, 8, 10].map((step) => step * tens).find((round) => round >= most && round % 2 === 0) ?? most;
}
