/** The API of both apps, for steps that a journey needs but does not test. */
import type { AppContract } from "@stoep/contract";
import { type Client, createClient, type WireRequest } from "@stoep/contract/kernel";
import { paths } from "@stoep/contract/paths";
import type { PostDraft } from "@stoep/contract/publishing";
import { type BrowserSession, password } from "./browser.ts";
import { now } from "./clock.ts";
import { home } from "./home.ts";

export type Api = Client<AppContract>;

type AppName = "dashboard" | "resident";

const sendAs =
  (client: AppName) =>
  ({ method, path, headers, body }: WireRequest, token?: string) =>
    fetch(home().origin + path, {
      method,
      headers: { ...headers, "x-client-id": client, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: body ?? null,
    });

/** The API as seen by someone who is not signed in. */
export const apiAsGuest = (): Api => createClient(paths, (request) => sendAs("resident")(request));

export const apiAs = async (email: string, client: AppName = "dashboard"): Promise<Api> =>
  (await signInAs(email, client)).api;

/** The API as this person, and the browser's part of the same session. */
export const signInAs = (email: string, client: AppName = "dashboard") => enter({ username: email, password }, client);

/** Where each app keeps the record of its session. */
const recordKeys = { dashboard: "stoep.session", resident: "stoep.resident" };

async function enter(by: object, client: AppName): Promise<{ api: Api; session: BrowserSession }> {
  const send = sendAs(client);
  const cookies: BrowserSession["cookies"] = [];
  const door = createClient<AppContract>(paths, async (request) => {
    const response = await send(request);
    cookies.push(...cookiesOf(response));
    return response;
  });
  const token = await door.accounts.getToken({ body: { grant_type: "password", ...by } });
  const record = { accountId: token.userId, activeId: null, accessEndsAt: new Date(now()).toISOString() };
  return {
    api: createClient(paths, (request) => send(request, token.access_token)),
    session: { cookies, record: { key: recordKeys[client], value: JSON.stringify(record) } },
  };
}

/** All cookies that come with the token have the same path. */
function cookiesOf(response: Response): BrowserSession["cookies"] {
  return response.headers.getSetCookie().map((line) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const [, path = "/"] = /; path=([^;]*)/i.exec(line) ?? [];
    return { name, value, path, domain: new URL(home().origin).hostname, httpOnly: true, sameSite: "Strict" };
  });
}

export const dirksPlace = "Muide - Meulestede - Afrikalaan";
export const fatmasPlace = "Rabot - Blaisantvest";

/** Ids of neighbourhoods of Gent by name. */
export async function placeIds(api: Api, ...names: string[]): Promise<string[]> {
  const { items } = await api.neighbourhoods.listNeighbourhoods({ params: { networkSlug: "gent" } });
  return names.map((name) => {
    const found = items.find((one) => one.name === name);
    if (!found) throw new Error(`Gent has no neighbourhood called ${name}`);
    return found.id;
  });
}

type Words = Partial<PostDraft> & { title: string };

/** A draft that was checked, by default for everybody in Dirk's neighbourhood. */
export async function writeDraft(api: Api, draft: Words): Promise<{ id: string; version: number }> {
  const neighbourhoodIds = await placeIds(api, dirksPlace);
  const words = { type: "standard", textHtml: "<p>A few words about it.</p>", language: "en" } as const;
  const { id } = await api.publishing.createPost({ body: { ...words, neighbourhoodIds, ...draft } });
  const { version } = await api.publishing.previewPost({ params: { postId: id } });
  return { id, version };
}

/** Publishes or schedules such a message. */
export async function publish(api: Api, draft: Words, at: string | null = null): Promise<string> {
  const { id, version } = await writeDraft(api, draft);
  await api.publishing.publishPost({ params: { postId: id }, body: { version, at } });
  return id;
}
