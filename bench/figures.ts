/** What is kept about messages beside them. */
import { count, idOf, publishedAt, type Table, talks } from "./rows.ts";

export const figureTables: Table[] = [
  {
    name: "post_tally",
    columns: "organisation_id, part, published",
    // By the last digit of the ids, which count up.
    rows: (size) => count(16, (part) => [idOf("organisation", 0), part, Math.floor((size.posts + 15 - part) / 16)]),
  },
  {
    name: "post_total",
    columns: "post_id, reached, seen, opened, reactions, comments, votes, few_reached, few_seen, few_opened, rolled_at",
    rows: (size) =>
      count(size.posts, (post) => [idOf("post", post), 2000, 1000, 200, 20, 5, 0, 0, 0, 0, publishedAt(size, post)]),
  },
  {
    name: "post_view",
    columns: "post_id, resident_id, neighbourhood_id, seen_at, opened_at",
    rows: function* (size) {
      let index = 0;
      for (const { post, resident, neighbourhood } of talks(size, size.views, 3)) {
        const moment = publishedAt(size, post);
        const opened = index++ % 4 === 0 ? moment : null;
        yield [idOf("post", post), idOf("resident", resident), idOf("neighbourhood", neighbourhood), moment, opened];
      }
    },
  },
];
