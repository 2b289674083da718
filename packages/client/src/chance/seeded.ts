/** Numbers from 0 to below 1, the same ones for the same text (mulberry32, after a hash of the text). */
export function randomFrom(seed: string): () => number {
  let state = 2_166_136_261;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The items in an order by chance, each order as likely as any other; the same one for the same text. */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
  const random = randomFrom(seed);
  const order = [...items];
  for (let place = order.length - 1; place > 0; place--) {
    const [moved] = order.splice(Math.floor(random() * (place + 1)), 1);
    if (moved !== undefined) order.push(moved);
  }
  return order;
}
