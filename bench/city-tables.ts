/** The input for COPY: one entry per table, ordered so that referenced rows come first. */
import { careTables } from "./care-ticket-tables.ts";
import { figureTables } from "./engagement-tables.ts";
import { fieldsOfKind, kindTables } from "./post-kind-tables.ts";
import { projectTables } from "./project-tables.ts";
import {
  count,
  householdOfResident,
  idOf,
  neighbourhoodOfResident,
  neighbourhoodsOfPost,
  noThread,
  publishedAt,
  type Row,
  reactionKinds,
  type Size,
  type Table,
  talks,
} from "./rows.ts";
import { shoutTables } from "./shout-tables.ts";
import { traceTables } from "./trace-tables.ts";

const begun = "2021-01-01T00:00:00Z";
const themes = ["safety", "mobility", "nature", "culture"];
const files = 2000;

function side(size: Size): number {
  return Math.ceil(Math.sqrt(size.neighbourhoods));
}

/** Squares of a hundredth of a degree, side by side. */
function neighbourhood(size: Size, index: number): Row {
  const [west, south] = [3 + (index % side(size)) / 100, 51 + Math.floor(index / side(size)) / 100];
  const [east, north] = [west + 0.01, south + 0.01];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const area = JSON.stringify({ type: "Polygon", coordinates: [ring] });
  return [
    idOf("neighbourhood", index),
    `B${index}`,
    `Wijk ${index}`,
    area,
    west,
    south,
    east,
    north,
    west + 0.005,
    south + 0.005,
    0.78,
  ];
}

const paragraph =
  "Vanaf maandag werken we aan de riolering en het voetpad. Doorgaand verkeer volgt de omleiding; wie hier woont kan altijd thuis komen. Vragen? We staan zaterdag op het plein.";

function* posts(size: Size): Generator<Row> {
  for (let index = 0; index < size.posts; index++) {
    const moment = publishedAt(size, index);
    const title = `Werken in de wijk, bericht ${index}`;
    yield [
      idOf("post", index),
      idOf("organisation", 0),
      ...fieldsOfKind(index),
      title,
      `<p>${paragraph}</p><p>${paragraph}</p>`,
      `${paragraph}\n${paragraph}`,
      "nl",
      themes[index % themes.length] ?? null,
      false,
      true,
      1,
      1,
      moment,
      moment,
      idOf("staff", 0),
      idOf("staff", 0),
      moment,
      moment,
      size.neighbourhoodsPerPost,
      isTranslated(index) ? `${titleInFrench(index)} ${paragraph}` : "",
    ];
  }
}

/** Every fourth message, matching the rows of its translations. */
const isTranslated = (post: number) => post % 4 === 0;
const titleInFrench = (post: number) => `Travaux, message ${post}`;

function* reactionTallies(size: Size): Generator<Row> {
  const totals = new Map<string, number>();
  let index = 0;
  for (const { post } of talks(size, size.reactions, 1)) {
    const key = `${post} ${reactionKinds[index++ % 3]}`;
    totals.set(key, (totals.get(key) ?? 0) + 1);
  }
  for (const [key, total] of totals) {
    const [post, kind] = key.split(" ");
    yield [idOf("post", Number(post)), kind ?? "", total];
  }
}

function* reactions(size: Size): Generator<Row> {
  let index = 0;
  for (const { post, resident, neighbourhood: area } of talks(size, size.reactions, 1)) {
    yield [
      idOf("post", post),
      idOf("account", resident),
      idOf("neighbourhood", area),
      reactionKinds[index++ % 3] ?? "like",
      publishedAt(size, post),
    ];
  }
}

function* comments(size: Size): Generator<Row> {
  let index = 0;
  for (const { post, resident, neighbourhood: area } of talks(size, size.comments, 2)) {
    yield [
      idOf("comment", index),
      "post",
      idOf("post", post),
      idOf("organisation", 0),
      noThread,
      idOf("account", resident),
      idOf("resident", resident),
      idOf("neighbourhood", area),
      `Dank voor het bericht, is dat ook zo voor huisnummer ${index++ % 90}?`,
      publishedAt(size, post),
    ];
  }
}

export const platformTables: Table[] = [
  {
    name: "public.account",
    columns: "id, email, first_name, last_name, public_name, language, created_at",
    rows: (size) =>
      count(size.residents, (index) => [
        idOf("account", index),
        `buur${index}@example.org`,
        "Buur",
        `Nummer ${index}`,
        `Buur ${index}`,
        index % 10 ? "nl" : "fr",
        begun,
      ]),
  },
  {
    name: "public.residence",
    columns: "account_id, network_id, resident_id",
    rows: (size) =>
      count(size.residents, (index) => [idOf("account", index), idOf("network", 0), idOf("resident", index)]),
  },
  ...traceTables,
];

export const networkTables: Table[] = [
  {
    name: "neighbourhood",
    columns: "id, code, name, area, west, south, east, north, centre_longitude, centre_latitude, surface_km2",
    rows: (size) => count(size.neighbourhoods, (index) => neighbourhood(size, index)),
  },
  {
    name: "street",
    columns: "id, name, postcode, municipality, search",
    rows: (size) =>
      count(size.neighbourhoods * size.streetsPerNeighbourhood, (index) => [
        idOf("street", index),
        `Straat ${index}`,
        "9000",
        "Proefstad",
        `straat ${index}`,
      ]),
  },
  {
    name: "street_neighbourhood",
    columns: "street_id, neighbourhood_id",
    rows: (size) =>
      count(size.neighbourhoods * size.streetsPerNeighbourhood, (index) => [
        idOf("street", index),
        idOf("neighbourhood", index % size.neighbourhoods),
      ]),
  },
  {
    name: "household",
    columns: "id, neighbourhood_id, street_id, pinned_label, longitude, latitude, created_at",
    rows: (size) =>
      count(Math.ceil(size.residents / 2), (index) => [
        idOf("household", index),
        idOf("neighbourhood", index % size.neighbourhoods),
        idOf("street", index % (size.neighbourhoods * size.streetsPerNeighbourhood)),
        `Huis ${index}`,
        3.005,
        51.005,
        begun,
      ]),
  },
  {
    name: "resident",
    columns: "id, account_id, household_id, neighbourhood_id, street_id, kind, public_name, proven_at, created_at",
    rows: (size) =>
      count(size.residents, (index) => [
        idOf("resident", index),
        idOf("account", index),
        idOf("household", householdOfResident(size, index)),
        idOf("neighbourhood", neighbourhoodOfResident(size, index)),
        idOf("street", householdOfResident(size, index) % (size.neighbourhoods * size.streetsPerNeighbourhood)),
        "person",
        `Buur ${index}`,
        begun,
        begun,
      ]),
  },
  {
    name: "file",
    columns: "id, key, secret, kind, name, mime, bytes, width, height, sha256, created_at, used_at",
    rows: () =>
      count(files, (index) => [
        idOf("file", index),
        `k${index}`.padEnd(22, "x"),
        `s${index}`.padEnd(22, "x"),
        "image",
        "beeld.webp",
        "image/webp",
        90000,
        1600,
        900,
        "0",
        begun,
        begun,
      ]),
  },
  {
    name: "post",
    columns:
      "id, organisation_id, kind, type, visibility, follows_id, follow_up, title, text_html, text, language, theme, is_comments_disabled, has_combined_comments, version, previewed_version, publish_at, published_at, created_by, saved_by, created_at, saved_at, neighbourhood_count, translated",
    rows: posts,
  },
  {
    name: "post_neighbourhood",
    columns: "post_id, neighbourhood_id, live_at",
    rows: function* (size) {
      for (let post = 0; post < size.posts; post++)
        for (const area of neighbourhoodsOfPost(size, post))
          yield [idOf("post", post), idOf("neighbourhood", area), publishedAt(size, post)];
    },
  },
  {
    name: "post_image",
    columns: "post_id, file_id, position, alt_text",
    rows: (size) =>
      count(size.posts, (index) => [idOf("post", index), idOf("file", index % files), 0, "Een straat met werken"]),
  },
  {
    name: "post_translation",
    columns: "post_id, language, title, text_html, text, cta_text, cta_description, alt_texts, option_texts",
    rows: (size) =>
      count(Math.floor(size.posts / 4), (index) => [
        idOf("post", index * 4),
        "fr",
        titleInFrench(index * 4),
        `<p>${paragraph}</p>`,
        paragraph,
        "",
        "",
        "{}",
        "{}",
      ]),
  },
  ...kindTables,
  ...figureTables,
  { name: "reaction", columns: "subject_id, account_id, neighbourhood_id, kind, created_at", rows: reactions },
  { name: "reaction_tally", columns: "subject_id, kind, total", rows: reactionTallies },
  {
    name: "comment",
    columns:
      "id, subject_kind, subject_id, organisation_id, thread_id, author_account_id, author_resident_id, neighbourhood_id, text, created_at",
    rows: comments,
  },
  {
    name: "comment_tally",
    columns: "subject_id, thread_id, total",
    rows: (size) =>
      count(size.posts, (index) => [
        idOf("post", index),
        noThread,
        Math.floor(size.comments / size.posts) + (index < size.comments % size.posts ? 1 : 0),
      ]),
  },
  ...shoutTables,
  ...careTables,
  ...projectTables,
];
