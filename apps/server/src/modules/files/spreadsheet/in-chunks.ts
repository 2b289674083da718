const rowsPerPiece = 200;

/** Writes many rows at a time: a chunk per row would cost more than the row. */
export async function* inChunks<Row>(rows: AsyncIterable<Row>, write: (row: Row) => string): AsyncGenerator<string> {
  let piece = "";
  let count = 0;
  for await (const row of rows) {
    piece += write(row);
    count += 1;
    if (count % rowsPerPiece > 0) continue;
    yield piece;
    piece = "";
  }
  if (piece !== "") yield piece;
}
