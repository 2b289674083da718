/** How many of each kind fit on the map. Pure. */

/** Shares `most` out as evenly as possible: what one kind does not need, the others get. In the order of `counts`. */
export function shareOut(counts: readonly number[], most: number): number[] {
  const shares = counts.map(() => 0);
  const fewestFirst = counts.map((count, at) => ({ count, at })).sort((a, b) => a.count - b.count);
  let left = most;
  fewestFirst.forEach(({ count, at }, done) => {
    shares[at] = Math.min(count, Math.floor(left / (counts.length - done)));
    left -= shares[at];
  });
  return shares;
}
