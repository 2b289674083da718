/**
 * Runs in the page itself, before any file of the app has arrived: on a slow line, what the first screen shows would otherwise be asked
 * for only once the app has loaded. It must not use anything outside of it: the build writes it into the page as text.
 */
import type { Answers } from "./prefetched.ts";

/** What the build knows of the first screen. */
export interface Plan {
  clientId: string;
  /** Of who is signed in, in localStorage. */
  recordKey: string;
  token: string;
  session: string;
  /** What the first screen shows. */
  content: string;
  /** Loaded with the first screen: files of code, and texts by language. */
  scripts: string[];
  styles: string[];
  texts: Record<string, string[]>;
}

/** Where a picture's sizes are, as the first screen shows them. */
export type SourceOf = (image: { address: string; width: number | null }) => { srcSet: string; sizes: string };

interface FeedEntry {
  post?: { images: { address: string; width: number | null }[] };
}

/** Only for whoever is signed in on this device. Nothing is shown or kept: the app takes the answers, or asks by itself. Never throws. */
export function prefetchFirstScreen(plan: Plan, sourceOf: SourceOf): void {
  const isFirst = /^\/[^/]+\/?$/.test(location.pathname);
  const isSignedIn = () => {
    try {
      return localStorage.getItem(plan.recordKey) !== null;
    } catch {
      return false;
    }
  };
  if (!isSignedIn()) return;
  const answers: Answers = {};
  window.stoepAhead = answers;
  const headers = { "x-client-id": plan.clientId };
  const form = "application/x-www-form-urlencoded";
  const init = { method: "POST", headers: { ...headers, "content-type": form }, body: "grant_type=refresh_token" };
  // Without the lock that the app takes, for which the page would wait: two tabs that renew at once get the same token. D §2
  const token = fetch(plan.token, init).then(async (answer) => ({
    answer: answer.clone(),
    pair: answer.ok ? await answer.json() : {},
  }));
  const ask = async (path: string): Promise<Response> => {
    const { pair } = await token;
    if (!pair.access_token) throw new Error("nobody is signed in");
    return fetch(path, { headers: { ...headers, authorization: `Bearer ${pair.access_token}` } });
  };
  const keep = (path: string, answer: Promise<Response>) => {
    answers[path] = answer;
    answer.catch(() => null);
    return answer;
  };
  keep(
    plan.token,
    token.then(({ answer }) => answer),
  );
  keep(plan.session, ask(plan.session));
  if (!isFirst) return;
  const link = (attributes: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement("link"), attributes));
  if (!location.search) {
    const content = keep(plan.content, ask(plan.content));
    const showPicture = async () => {
      const { items } = await (await content).clone().json();
      const image = items.slice(0, 2).flatMap(({ post }: FeedEntry) => post?.images[0] ?? [])[0];
      if (!image) return;
      const { srcSet, sizes } = sourceOf(image);
      link({ rel: "preload", as: "image", imageSrcset: srcSet, imageSizes: sizes, fetchPriority: "high" });
    };
    showPicture().catch(() => null);
  }
  for (const href of plan.scripts) link({ rel: "modulepreload", href, crossOrigin: "" });
  for (const href of plan.styles) link({ rel: "preload", as: "style", href, crossOrigin: "" });
  const language = /(?:^|; )stoep_lang=(\w+)/.exec(document.cookie)?.[1] ?? "";
  for (const href of plan.texts[language] ?? []) link({ rel: "preload", as: "fetch", href, crossOrigin: "" });
}
