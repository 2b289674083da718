/**
 * Runs in the page itself, before any file of the app has arrived; on a slow line, the app would otherwise request the content of the
 * first screen only once it has loaded. It must not use anything outside itself: the build writes it into the page as text.
 */
import type { Answers } from "./prefetched.ts";

/** What the build knows about the first screen. */
export interface Plan {
  clientId: string;
  /** The localStorage key of the session record. */
  recordKey: string;
  token: string;
  session: string;
  /** The path of the first screen's content. */
  content: string;
  /** Loaded with the first screen: scripts, styles, and texts by language. */
  scripts: string[];
  styles: string[];
  texts: Record<string, string[]>;
}

/** The addresses of a picture in its sizes, as the first screen shows it. */
export type SourceOf = (image: { address: string; width: number | null }) => { srcSet: string; sizes: string };

interface FeedEntry {
  post?: { images: { address: string; width: number | null }[] };
}

/**
 * Runs only when someone is signed in on this device. Shows and stores nothing: the app uses the answers, or sends its own requests.
 * Never throws.
 */
export function prefetchFirstScreen(plan: Plan, sourceOf: SourceOf): void {
  const isFirst = /^\/[^/]+\/?$/.test(location.pathname);
  const isSignedIn = () => {
    try {
      return localStorage.getItem(plan.recordKey) !== null;
    } catch {
      return false;
    }
  };
  // The reader's page within the dashboard is nobody's.
  if (!isSignedIn() || location.pathname.startsWith("/dashboard/")) return;
  const answers: Answers = {};
  window.stoepAhead = answers;
  const headers = { "x-client-id": plan.clientId };
  const form = "application/x-www-form-urlencoded";
  const init = { method: "POST", headers: { ...headers, "content-type": form }, body: "grant_type=refresh_token" };
  // Without the app's lock, for which the page would have to wait: two tabs that renew at once get the same token. D §2
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
  const language = /(?:^|; )(?:__Secure-)?stoep_lang=(\w+)/.exec(document.cookie)?.[1] ?? "";
  for (const href of plan.texts[language] ?? []) link({ rel: "preload", as: "fetch", href, crossOrigin: "" });
}
