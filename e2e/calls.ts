/** The same API that both apps use, for what a journey needs but is not about. */
import type { AppContract } from "@stoep/contract";
import { type Client, createClient, type WireRequest } from "@stoep/contract/kernel";
import { paths } from "@stoep/contract/paths";
import type { PostDraft } from "@stoep/contract/publishing";
import { password } from "./browser.ts";
import { home } from "./home.ts";

export type Api = Client<AppContract>;

const sendAs =
  (client: "dashboard" | "resident") =>
  ({ method, path, headers, body }: WireRequest, token?: string) =>
    fetch(home().origin + path, {
      method,
      headers: { ...headers, "x-client-id": client, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: body ?? null,
    });

/** As somebody who is not signed in. */
export const apiAsGuest = (): Api => createClient(paths, (request) => sendAs("resident")(request));

export function apiAs(email: string, client: "dashboard" | "resident" = "dashboard"): Promise<Api> {
  return enter({ username: email, password }, client);
}

/** By a link that signs one in: its address, or what follows the origin. */
export function apiByLink(link: string): Promise<Api> {
  const { hash, searchParams } = new URL(link, home().origin);
  const autologin = searchParams.get("autologin") ?? new URLSearchParams(hash.slice(1)).get("autologin") ?? "";
  return enter({ autologin }, "dashboard");
}

async function enter(by: object, client: "dashboard" | "resident"): Promise<Api> {
  const send = sendAs(client);
  const door = createClient<AppContract>(paths, (request) => send(request));
  const token = await door.accounts.getToken({ body: { grant_type: "password", ...by } });
  return createClient(paths, (request) => send(request, token.access_token));
}

export const dirksPlace = "Muide - Meulestede - Afrikalaan";
export const fatmasPlace = "Rabot - Blaisantvest";

/** Neighbourhoods of Gent by name. */
export async function placeIds(api: Api, ...names: string[]): Promise<string[]> {
  const { items } = await api.neighbourhoods.listNeighbourhoods({ params: { networkSlug: "gent" } });
  return names.map((name) => {
    const found = items.find((one) => one.name === name);
    if (!found) throw new Error(`Gent has no neighbourhood called ${name}`);
    return found.id;
  });
}

/** A message that is live, or will be; for everybody in Dirk's neighbourhood if nothing else is said. */
export async function publish(
  api: Api,
  draft: Partial<PostDraft> & { title: string },
  at: string | null = null,
): Promise<string> {
  const neighbourhoodIds = await placeIds(api, dirksPlace);
  const words = { type: "standard", textHtml: "<p>A few words about it.</p>", language: "en" } as const;
  const { id } = await api.publishing.createPost({ body: { ...words, neighbourhoodIds, ...draft } });
  const params = { postId: id };
  const { version } = await api.publishing.previewPost({ params });
  await api.publishing.publishPost({ params, body: { version, at } });
  return id;
}
