/** Reads the first item before it returns, so that unreadable data is an error, and not a download that breaks off. */
export async function readFirst<Item>(items: AsyncIterable<Item>): Promise<AsyncIterable<Item>> {
  const source = items[Symbol.asyncIterator]();
  const first = await source.next();
  async function* all() {
    try {
      for (let next = first; !next.done; next = await source.next()) yield next.value;
    } finally {
      await source.return?.();
    }
  }
  return all();
}
