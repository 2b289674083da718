interface ReadAhead<Item> {
  first: Item[];
  /** All of them, the first included. */
  all: AsyncIterable<Item>;
}

/** Reads the first few items before it returns, so that unreadable data is an error, and not a download that breaks off. */
export async function readFirst<Item>(items: AsyncIterable<Item>, most: number): Promise<ReadAhead<Item>> {
  const source = items[Symbol.asyncIterator]();
  const first: Item[] = [];
  let next = await source.next();
  while (!next.done) {
    first.push(next.value);
    if (first.length === most) break;
    next = await source.next();
  }
  async function* all() {
    try {
      yield* first;
      while (!next.done) {
        next = await source.next();
        if (!next.done) yield next.value;
      }
    } finally {
      await source.return?.();
    }
  }
  return { first, all: all() };
}
