const rowsPerPiece = 200;

/** Writes many rows at a time: a chunk per row would cost more than the row. */
export async function* inChunks<Row>(rows: AsyncIterable<Row>, write: (some: Row[]) => string): AsyncGenerator<string> {
  let some: Row[] = [];
  for await (const row of rows) {
    some.push(row);
    if (some.length < rowsPerPiece) continue;
    yield write(some);
    some = [];
  }
  if (some.length > 0) yield write(some);
}
