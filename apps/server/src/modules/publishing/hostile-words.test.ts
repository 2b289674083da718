/** Text that tries to become code, in a browser, a mail program or a file name. */
import type { PostDraft } from "@stoep/contract/publishing";
import { beforeAll, describe, expect, test } from "vitest";
import { anActivity, liveActivity } from "../../testing/activities.ts";
import { createLive, paramsOf, sendConfirmed } from "../../testing/messages.ts";
import { nextTown, type Town } from "../../testing/town.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

const title = '<img src=x onerror="alert(1)"> =1+1 {{link}} ’; drop table post; --';
const textHtml = `<p onclick="alert(1)">Hallo<script>alert(1)</script><img src="x" onerror="alert(1)"></p>
  <p><a href="javascript:alert(1)">hier</a> <a href=" JaVaScRiPt:alert(1)">daar</a> <svg/onload=alert(1)></p>
  <iframe src="https://kwaad.example"></iframe><style>*{display:none}</style>`;

describe.each<[string, Partial<PostDraft>]>([
  ["a message", {}],
  ["an activity", { kind: "activity", theme: "culture", activity: anActivity({ address: title }) }],
  ["a vacancy", { kind: "vacancy", theme: "sports", vacancy: { address: title, engagement: "recurring" } }],
])("%s", (_, own) => {
  test("keeps its title as plain text and drops all scripts from its content, in every language", async () => {
    const { els, dirk } = town.people;
    const translations = [{ language: "en" as const, title, textHtml }];
    const post = await createLive(els, [town.noord], { ...own, title, textHtml, translations });
    for (const read of [await dirk.publishing.readPost(paramsOf(post)), await els.publishing.getPost(paramsOf(post))]) {
      expect(read.title).toBe(title);
      expect(read.textHtml).toContain("Hallo");
      expect(read.textHtml).not.toMatch(/<(script|img|svg|iframe|style)|onclick|onerror|onload|javascript:/i);
    }
    const { translations: saved } = await els.publishing.getPost(paramsOf(post));
    expect(saved[0]?.textHtml).not.toMatch(/<(script|img|svg|iframe|style)|on\w+=|javascript:/i);
  });
});

test("a mail about an activity shows its title and the reason as they were typed", async () => {
  const { els, dirk } = town.people;
  const post = await liveActivity(town, {}, { title });
  const params = { dateId: post.dates[0]?.id ?? "" };
  await dirk.publishing.sayComing({ params, body: { people: 1 } });
  await sendConfirmed((confirmed) =>
    els.publishing.cancelDates({ params, body: { which: "one", reason: "<b>Onweer</b>", confirmed } }),
  );
  await town.runDue();
  const [mail] = town.mails(dirk.email);
  expect(mail?.html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; =1+1 {{link}}");
  expect(mail?.html).not.toMatch(/<img src=x|<b>Onweer/);
  expect(mail?.subject).not.toMatch(/[\r\n]/);
  expect(mail?.text).toContain("<b>Onweer</b>");
});

test("the title of an activity changes neither the name nor the type of its calendar file", async () => {
  const { dirk } = town.people;
  const post = await liveActivity(town, {}, { title: 'feest"; filename="virus.exe' });
  const headers = await dirk.headers();
  const { headers: returned } = await town.http.inject({ url: `/api/activities/${post.id}/calendar.ics`, headers });
  expect(returned["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(returned["content-disposition"]).toBe("attachment; filename*=UTF-8''activity.ics");
});
