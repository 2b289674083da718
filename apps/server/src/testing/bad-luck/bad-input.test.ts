/** What people send by mistake or on purpose, over a real connection: refused by name, and it leaves no trace. */
import type { PostDraft } from "@stoep/contract/publishing";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { createSignInLink } from "#modules/accounts/index.ts";
import { signAccessToken } from "#modules/accounts/sessions/access-token.ts";
import type { Caller } from "../client.ts";
import { aMessage, create, createLive, optionsOf, paramsOf, postOf, publish } from "../messages.ts";
import type { PersonName } from "../people.ts";
import { newTown, password, type Town } from "../town.ts";
import { clientAt } from "./installation.ts";
import { expectRefusal, sendRaw } from "./raw.ts";
import { refusedWithoutTrace } from "./trace.ts";

let town: Town;
let address: string;
let els: Caller;
beforeAll(async () => {
  town = await newTown();
  address = await town.listen();
  els = as("els");
});
const as = (name: PersonName): Caller =>
  clientAt(
    () => address,
    () => town.people[name].headers(),
  );

describe("a message is not saved with", () => {
  test.each<[string, () => Partial<PostDraft>, Record<string, string>]>([
    ["a title of 251 characters", () => ({ title: "a".repeat(251) }), { title: "titleTooLong" }],
    [
      "a neighbourhood of the other network",
      () => ({ neighbourhoodIds: [town.noord.id, town.elsewhere.id] }),
      { neighbourhoodIds: "neighbourhoodUnknown" },
    ],
  ])("%s", async (_, changes, fields) => {
    const body = aMessage([town.noord], changes());
    await refusedWithoutTrace(town, () => els.publishing.createPost({ body }), "invalid_input", fields);
  });
});

describe("a message is neither previewed, published nor planned with", () => {
  test.each<[string, Partial<PostDraft>, Record<string, string>]>([
    [
      "an option poll with one option",
      { type: "option", options: optionsOf("Ja") },
      { options: "notEnoughOptionsMessage" },
    ],
    ["a video link to elsewhere", { videoUrl: "https://vimeo.com/76979871" }, { videoUrl: "videoUrlFormat" }],
    [
      "a video link that only looks right",
      { videoUrl: "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ" },
      { videoUrl: "videoUrlFormat" },
    ],
    ["a call to action without text", { ctaLink: "https://stad.example" }, { ctaText: "customCtaTextRequired" }],
    [
      "a call to action that is a script",
      { ctaLink: "javascript:alert(1)", ctaText: "Klik" },
      { ctaLink: "customCtaLinkFormat" },
    ],
  ])("%s", async (_, changes, fields) => {
    const post = await create(els, [town.noord], changes);
    await refusedWithoutTrace(town, () => els.publishing.previewPost(paramsOf(post)), "invalid_input", fields);
    // Nor without a preview.
    const looked = { previewedVersion: post.version };
    await town.db.updateTable("post").set(looked).where("id", "=", post.id).execute();
    for (const at of [null, town.in({ days: 1 })]) {
      const call = () => els.publishing.publishPost({ ...paramsOf(post), body: { version: post.version, at } });
      await refusedWithoutTrace(town, call, "invalid_input", fields);
    }
    expect((await els.publishing.getPost(paramsOf(post))).state).toBe("concept");
  });

  test.each(["-1 second", "now", "last century"])("a schedule in the past: %s", async (when) => {
    const moments: Record<string, string> = { "-1 second": town.in({ seconds: -1 }), now: town.in({}) };
    const at = moments[when] ?? "1926-05-12T08:00:00.000Z";
    const post = await create(els, [town.noord]);
    await els.publishing.previewPost(paramsOf(post));
    const call = () => els.publishing.publishPost({ ...paramsOf(post), body: { version: 1, at } });
    await refusedWithoutTrace(town, call, "schedule_in_past", { at: "momentInPast" });
  });
});

describe("a file is refused that is", () => {
  const blue = () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: "blue" } })
      .png()
      .toBuffer();
  const upload = (content: Uint8Array, fileName: string) => () =>
    els.files.uploadImage({ file: new Blob([new Uint8Array(content)]), fileName });

  test("an image of 11 MB", async () => {
    const large = Buffer.concat([await blue(), Buffer.alloc(11 * 1024 * 1024, 1)]);
    await refusedWithoutTrace(town, upload(large, "groot.png"), "file_too_large");
  });

  test("a PNG that is a script", async () => {
    const script = "<script>alert(document.cookie)</script>";
    await refusedWithoutTrace(town, upload(Buffer.from(script), "foto.png"), "file_kind_refused");
  });

  test("an SVG, or a page with the name of a document", async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    await refusedWithoutTrace(town, upload(Buffer.from(drawing), "tekening.svg"), "file_kind_refused");
    const file = new Blob(["<!doctype html><script>alert(1)</script>"]);
    const call = () => els.files.uploadAttachment({ file, fileName: "verslag.pdf" });
    await refusedWithoutTrace(town, call, "file_kind_refused");
  });
});

describe("HTML with handlers is harmless", () => {
  const evil = [
    '<p onclick="alert(1)">Dag</p>',
    '<img src="x" onerror="alert(1)">',
    '<a href="javascript:alert(1)">klik</a>',
    '<a href="https://stad.example" onmouseover="alert(1)">stad</a>',
    "<svg><script>alert(1)</script></svg>",
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<p style="background:url(javascript:alert(1))">stijl</p>',
    '<form action="https://evil.example"><input name="password"></form>',
    "<!--<img src=x onerror=alert(1)>-->",
  ].join("");
  const harm = /<[^>]*\son\w+\s*=|<(script|img|svg|iframe|style|form|input|math)|href="?javascript|style=/i;

  test("when it is stored, read by staff, residents and guests, kept as a version, and mailed", async () => {
    const translations = [{ language: "tr" as const, title: "Merhaba", textHtml: evil }];
    const words = { textHtml: evil, translations };
    const loud = await createLive(els, [town.zuid], { ...words, type: "urgent", title: '<b onclick="x">Alarm</b>' });
    await town.runDue();
    const open = await createLive(els, [], { ...words, visibility: "public-page" });
    const changed = {
      version: loud.version,
      post: aMessage([town.zuid], { ...words, type: "urgent", title: "Rustig" }),
    };
    await els.publishing.updatePost({ ...paramsOf(loud), body: changed });

    const network = { networkSlug: town.networks.testdorp.slug };
    const seen = [
      (await els.publishing.getPost(paramsOf(loud))).textHtml,
      ...(await els.publishing.getPost(paramsOf(loud))).translations.map(({ textHtml }) => textHtml),
      (await as("gust").publishing.readPost(paramsOf(loud))).textHtml,
      (await as("fatma").publishing.readPost(paramsOf(loud))).textHtml,
      ...(await as("gust").feed.getFeed()).items.map(postOf).map((post) => post.textHtml),
      (await town.guest.publishing.readPublicPost({ params: { ...network, postId: open.id } })).textHtml,
      ...(await els.publishing.listVersions(paramsOf(loud))).items.map(({ content }) => content.textHtml),
    ];
    for (const html of seen) {
      expect(html).not.toMatch(harm);
      expect(html).toContain("Dag");
    }
    expect(town.mails("gust@thuis.example")).toHaveLength(1);
    for (const { to, html } of town.mails()) {
      if (to.startsWith("gust")) expect(html).toContain("&lt;b onclick");
      expect(html).not.toMatch(/<script|<img src="x"|<iframe|href="javascript:/i);
      // Anything between quotation marks is a value.
      expect(html.replace(/="[^"]*"/g, "")).not.toMatch(/<[^>]*\son\w/i);
    }
  });

  test("in comments: it stays text", async () => {
    const post = await createLive(els, [town.noord]);
    const params = { subjectKind: "post" as const, subjectId: post.id };
    const { text } = await as("dirk").conversations.createComment({ params, body: { text: evil } });
    // Both apps show text as text, so it is stored unchanged.
    expect(text).toBe(evil);
    const response = await sendRaw(address, `/api/conversations/post/${post.id}/comments`, {
      headers: await town.people.dirk.headers(),
    });
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });
});

describe("a token is worthless that", () => {
  const whoAmI = async (authorization: string) =>
    sendRaw(address, "/api/businessprofileapi/profiledetails", { headers: { authorization } });
  const token = (form: Record<string, string>) =>
    sendRaw(address, "/api/token", { method: "POST", body: new URLSearchParams(form) });
  const signIn = async (email: string) =>
    JSON.parse((await token({ grant_type: "password", username: email, password })).text);

  test("has expired", async () => {
    const { session } = town.people.viktor;
    const old = await signAccessToken(
      town.databases.platform,
      { sessionId: session.id, schema: null },
      new Date(town.clock.now().getTime() - 601_000),
    );
    expectRefusal(await whoAmI(`Bearer ${old}`), "sign_in_required");
    const link = await createSignInLink(town.databases.platform, town.people.viktor.accountId, new Date(0));
    expectRefusal(await token({ grant_type: "password", autologin: link }), "token_invalid");
  });

  test("was used before: and reusing a refresh token ends the session it belongs to", async () => {
    const first = await signIn(town.people.mona.email);
    const refresh = { grant_type: "refresh_token", refresh_token: first.refresh_token };
    const second = JSON.parse((await token(refresh)).text);
    expect((await whoAmI(`Bearer ${second.access_token}`)).status).toBe(200);
    expectRefusal(await token(refresh), "token_invalid");
    expectRefusal(await whoAmI(`Bearer ${second.access_token}`), "sign_in_required");
    expectRefusal(await token({ ...refresh, refresh_token: second.refresh_token }), "token_invalid");
    const autologin = await createSignInLink(town.databases.platform, town.people.mona.accountId, town.clock.now());
    expect((await token({ grant_type: "password", autologin })).status).toBe(200);
    expectRefusal(await token({ grant_type: "password", autologin }), "token_invalid");
  });

  test.each([
    "",
    "Bearer",
    "Bearer ",
    "Bearer a.b.c",
    "Bearer eyJhbGciOiJub25lIn0.eyJ1c2UiOiJhY2Nlc3MifQ.",
    `Bearer ${"a".repeat(5_000)}`,
    "Basic ZWxzOmdlaGVpbQ==",
    "Bearer x, Bearer y",
    "Bearer ../../etc/passwd",
  ])("was made up: %.40s", async (authorization) => {
    expectRefusal(await whoAmI(authorization), "sign_in_required");
  });

  test("belongs to a session that was ended", async () => {
    const { access_token, refresh_token } = await signIn(town.people.aisha.email);
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await sendRaw(address, "/api/token/end", { method: "POST", headers })).status).toBe(200);
    expectRefusal(await whoAmI(headers.authorization), "sign_in_required");
    expectRefusal(await token({ grant_type: "refresh_token", refresh_token }), "token_invalid");
  });
});

test("links in mails lead to the configured address, whatever Host and X-Forwarded-* say", async () => {
  const headers = {
    "content-type": "application/json",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "gopher",
    "x-forwarded-for": "6.6.6.6",
    forwarded: "for=6.6.6.6;host=evil.example;proto=http",
    "x-original-url": "/api/evil",
    "x-http-method-override": "DELETE",
  };
  const body = JSON.stringify(aMessage([town.west, town.noord], { type: "urgent", title: "Waarheen" }));
  const asEls = { ...headers, ...(await town.people.els.headers()) };
  const made = await sendRaw(address, "/api/posts", { method: "POST", headers: asEls, body });
  const post = JSON.parse(made.text);
  expect(made.status).toBe(200);
  await publish(els, post);
  const form = {
    email: "nieuw@thuis.example",
    password,
    firstName: "Nora",
    lastName: "Nieuw",
    language: "nl",
    addressId: town.noord.streets[0]?.addresses[2]?.id,
    pin: null,
    hasAcceptedTerms: true,
  };
  const path = "/api/networks/testdorp/residents";
  const asked = await sendRaw(address, path, { method: "POST", headers, body: JSON.stringify(form) });
  expect(asked.status).toBe(200);
  await town.runDue();
  const mails = [...town.mails("dirk@thuis.example"), ...town.mails("nieuw@thuis.example")];
  expect(mails.length).toBeGreaterThanOrEqual(2);
  for (const { html, text, headers } of mails) {
    expect(`${html}${text}${JSON.stringify(headers)}`).not.toMatch(/evil|gopher|127\.0\.0\.1|localhost/);
    expect(text).toContain("https://stoep.example/testdorp/");
  }
});
