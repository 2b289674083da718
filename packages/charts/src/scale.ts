/** A round number at or above all values whose half is a whole number too: 2, 4, 10, 12, 16, 20, 24, 30 … */
export function ceilingOf(values: readonly number[]): number {
  const most = Math.max(2, ...values);
  const tens = 10 ** Math.floor(Math.log10(most));
  return (
    [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10]
      .map((step) => Math.round(step * tens * 10) / 10)
      .find((round) => round >= most && round % 2 === 0) ?? most
  );
}
