/** Stored statistics of messages, in their own tables. */
import { count, idOf, neighbourhoodsOfPost, publishedAt, type Row, type Size, type Table, talks } from "./rows.ts";

/** Everyone who views a message does so immediately; every fourth also opens it. */
function* viewRows(size: Size) {
  let index = 0;
  for (const talk of talks(size, size.views, 3)) yield { ...talk, isOpened: index++ % 4 === 0 };
}

/** The counts stored for these views: by message and neighbourhood, all in the first hour. */
function viewsOf(size: Size): { seen: Int32Array; opened: Int32Array } {
  const places = size.neighbourhoodsPerPost;
  const counts = { seen: new Int32Array(size.posts * places), opened: new Int32Array(size.posts * places) };
  for (const { post, neighbourhood, isOpened } of viewRows(size)) {
    const place = post * places + neighbourhoodsOfPost(size, post).indexOf(neighbourhood);
    counts.seen[place] = (counts.seen[place] ?? 0) + 1;
    if (isOpened) counts.opened[place] = (counts.opened[place] ?? 0) + 1;
  }
  return counts;
}

function* placeCounts(size: Size): Generator<Row> {
  const { seen, opened } = viewsOf(size);
  for (let post = 0; post < size.posts; post++)
    for (const [place, area] of neighbourhoodsOfPost(size, post).entries()) {
      const at = post * size.neighbourhoodsPerPost + place;
      yield [idOf("post", post), idOf("neighbourhood", area), seen[at] ?? 0, opened[at] ?? 0, 0];
    }
}

function* stepCounts(size: Size): Generator<Row> {
  const places = size.neighbourhoodsPerPost;
  const { seen, opened } = viewsOf(size);
  const sum = (of: Int32Array, post: number) =>
    of.subarray(post * places, (post + 1) * places).reduce((total, one) => total + one, 0);
  for (let post = 0; post < size.posts; post++) yield [idOf("post", post), 0, 0, sum(seen, post), sum(opened, post), 0];
}

export const figureTables: Table[] = [
  {
    name: "post_tally",
    columns: "organisation_id, part, published",
    // Distributed by the last digit of the ids, which are sequential.
    rows: (size) => count(16, (part) => [idOf("organisation", 0), part, Math.floor((size.posts + 15 - part) / 16)]),
  },
  {
    name: "post_total",
    columns:
      "post_id, organisation_id, reached, seen, opened, clicked, reactions, comments, votes, few_reached, few_seen, few_opened, few_clicked, rolled_at",
    rows: (size) =>
      count(size.posts, (post) => [
        idOf("post", post),
        idOf("organisation", 0),
        2000,
        1000 + (post % 997),
        200,
        0,
        20,
        5,
        0,
        0,
        0,
        0,
        0,
        publishedAt(size, post),
      ]),
  },
  { name: "post_place_count", columns: "post_id, neighbourhood_id, seen, opened, clicked", rows: placeCounts },
  { name: "post_step_count", columns: "post_id, hour, part, seen, opened, clicked", rows: stepCounts },
  {
    name: "post_view",
    columns: "post_id, resident_id, neighbourhood_id, seen_at, opened_at",
    rows: function* (size) {
      for (const { post, resident, neighbourhood, isOpened } of viewRows(size)) {
        const moment = publishedAt(size, post);
        const opened = isOpened ? moment : null;
        yield [idOf("post", post), idOf("resident", resident), idOf("neighbourhood", neighbourhood), moment, opened];
      }
    },
  },
];
