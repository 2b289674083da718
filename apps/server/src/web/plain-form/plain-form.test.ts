/** The form to ask for help in a browser without script. S2 §3 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { quietLog } from "../../testing/stand-ins.ts";
import { newTown, type Town } from "../../testing/town.ts";
import { addWeb } from "../../web.ts";

let root: string;
let town: Town;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "stoep-plain-form-"));
  for (const app of ["dashboard", "resident"]) {
    await mkdir(join(root, "apps", app, "dist"), { recursive: true });
    await writeFile(join(root, "apps", app, "dist", "index.html"), "<html><head><title>Stoep</title></head></html>");
  }
  town = await newTown({ config: { folder: root } });
  await addWeb(town.app, { config: town.config, databases: town.databases, log: quietLog, root });
  const settings = { hourlyRateCents: 1850, currency: "EUR" as const, formIntro: { nl: "Schrijf <hier>" } };
  const formConsent = { nl: "Akkoord & klaar" };
  await town.people.ada.care.editCareSettings({ body: { ...settings, hasForm: true, formConsent } });
});
afterAll(() => rm(root, { recursive: true, force: true }));

const address = () => `/forms/testdorp/care/${town.organisations.city}`;
const open = (more = "", language = "nl") =>
  town.http.inject({ url: `${address()}${more}`, headers: { "accept-language": language } });
const post = (more: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  town.http.inject({
    method: "POST",
    url: `${address()}${more}`,
    headers: { "accept-language": "nl", "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: String(new URLSearchParams(fields)),
  });
const hiddenIn = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );

const rosa = {
  firstName: "Rosa",
  lastName: "Peeters",
  phone: "",
  email: "rosa@thuis.example",
  description: "Iemand die kan rijden",
  categoryId: "",
  hasConsented: "on",
  website: "",
};
/** Opens the form, reads for a while, and sends it. */
async function send(draft: Record<string, string> = {}, headers = {}) {
  const hidden = hiddenIn((await open()).body);
  town.clock.move(30_000);
  return post("", { ...rosa, ...hidden, ...draft }, headers);
}
const tickets = async () =>
  (await town.db.selectFrom("careTicket").select("title").execute()).map(({ title }) => title);
const sentToday = (points: number) =>
  town.db.updateTable("public.rateLimit").set({ points }).where("key", "like", "care form to %").execute();

test("the app's page of the form leads there where no script runs, with the message that led to it", async () => {
  const id = town.organisations.city;
  const { body } = await town.http.inject({ url: `/testdorp/care/help/${id}?message=${id}` });
  expect(body).toContain(
    `<noscript><meta http-equiv="refresh" content="0; url=${address()}?message=${id}" /></noscript>`,
  );
  const { body: other } = await town.http.inject({ url: `/testdorp/care/help` });
  expect(other).not.toContain("noscript");
});

test("a form is filled in and sent with a plain page, in the reader's language, and nothing in it is markup", async () => {
  const { body, headers, statusCode } = await open();
  expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(body).toContain(`<html lang="nl">`);
  expect(body).toContain("Schrijf &lt;hier&gt;");
  expect(body).toContain("Akkoord &amp; klaar");
  expect(body).not.toContain("<script");
  expect((await open("?lang=tr")).body).toContain("yardım isteyin");
  const sent = await send();
  expect(sent.statusCode).toBe(200);
  expect(sent.body).toContain("Je vraag is verstuurd");
  expect(await tickets()).toContain("Iemand die kan rijden");
});

test("what is missing is said at its field and in a summary, and what was typed is still there", async () => {
  const typed = { email: `"><script>`, description: "", firstName: "Rosa <b>" };
  const { body, statusCode } = await send({ ...typed, hasConsented: "" });
  expect(statusCode).toBe(422);
  expect(body).toContain(`<a href="#description">Schrijf waarmee je hulp nodig hebt.</a>`);
  expect(body).toContain(`id="email" name="email" aria-invalid="true" aria-describedby="email-fault"`);
  expect(body).toContain(`<a href="#hasConsented">Vink het vakje aan om akkoord te gaan.</a>`);
  expect(body).toContain("Rosa &lt;b&gt;");
  expect(body).not.toContain("<script");
});

test("while many are sent it waits for its mailed link; opening that sends nothing, its button does, once", async () => {
  await send({ email: "eerst@thuis.example" });
  await sentToday(300);
  expect((await open()).body).toContain("Er komen nu veel aanvragen binnen");
  const noMail = await send({ email: "", phone: "0470 12 34 56" });
  expect([noMail.statusCode, noMail.body.includes(`<a href="#email">Vul je e-\u2060mailadres in`)]).toEqual([
    422,
    true,
  ]);
  const sent = await send({ email: "late@thuis.example", description: "Een lift" });
  expect(sent.body).toContain("Nog één stap");
  await town.runDue();
  const link = /https:\/\/stoep\.example(\/forms\/\S+?token=[\w-]+)/.exec(
    town.mails("late@thuis.example")[0]?.text ?? "",
  );
  const url = link?.[1] ?? "";
  expect(url).toContain(`${address()}/confirm`);
  const { body } = await town.http.inject({ url, headers: { "accept-language": "fr" } });
  expect(body).toContain("Confirmez votre demande");
  expect(await tickets()).not.toContain("Een lift");
  const { token = "" } = hiddenIn(body);
  expect((await post("/confirm", { token })).body).toContain("Je vraag is verstuurd");
  expect((await post("/confirm", { token })).body).toContain("Deze link werkt niet meer");
  expect((await tickets()).filter((title) => title === "Een lift")).toHaveLength(1);
});

test("a page that was open for a day is shown again with what was typed", async () => {
  const hidden = hiddenIn((await open()).body);
  await town.pass({ hours: 25 });
  const { body, statusCode } = await post("", { ...rosa, ...hidden });
  expect([statusCode, body.includes("Iemand die kan rijden")]).toEqual([409, true]);
  expect(hiddenIn(body).stamp).not.toBe(hidden.stamp);
  expect(body).not.toContain(" checked");
});

test("the text to agree to is in the reader's language, and what is ticked beside another one is ticked anew", async () => {
  const settings = {
    hourlyRateCents: 1850,
    currency: "EUR" as const,
    formIntro: { nl: "Schrijf <hier>" },
    hasForm: true,
  };
  const inFrench = (await open("?lang=fr")).body;
  expect(inFrench).toContain(`<p class="text" lang="nl">Schrijf &lt;hier&gt;</p>`);
  expect(inFrench).toContain(`lang="nl">Akkoord &amp; klaar</label>`);
  const formConsent = { nl: "Akkoord & klaar", fr: "J’accepte" };
  await town.people.ada.care.editCareSettings({ body: { ...settings, formConsent } });
  town.clock.move(30_000);
  // The Dutch text is still agreed to; but the form is shown again, now with the French one.
  const { body } = await post("?lang=fr", { ...rosa, ...hiddenIn(inFrench), description: "" });
  expect(body).toContain(`lang="fr">J’accepte</label>`);
  expect(body).not.toContain(" checked");
  expect(hiddenIn(body).consentVersion).not.toBe(hiddenIn(inFrench).consentVersion);
  await town.people.ada.care.editCareSettings({ body: { ...settings, formConsent: { nl: "Akkoord & klaar" } } });
});

test("another site cannot send it, and what is not there has no form", async () => {
  const before = await tickets();
  expect((await send({}, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect(await tickets()).toEqual(before);
  for (const url of [`/forms/nergens/care/${town.organisations.city}`, `/forms/testdorp/care/x`])
    expect((await town.http.inject({ url, headers: { "accept-language": "en" } })).body).toContain(
      "There is no form here",
    );
});
