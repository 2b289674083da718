/** Screens work with the platform: elements are held by refs, and what the browser provides is not replaced. */
import { expect, test } from "vitest";
import { shipped } from "./source-tree.ts";

const screens = shipped.filter(({ path }) => /^(apps\/(dashboard|resident)|packages\/(client|ui))\/src\//.test(path));

/** Where elements are looked for in the page, each with the reason why no ref can hold them. */
const searching: Record<string, string> = {
  "packages/ui/src/feedback/find-controls.ts": "controls in what a screen hands to the kit, which may be anything",
  "packages/client/src/paper/index.ts": "links of any screen, which are marked while it is printed",
  "packages/client/src/presses/closing-taps.ts": "what lies over any screen when a finger comes down",
  "packages/ui/src/editor/pasted.ts": "elements of what is pasted, which another program made",
  "apps/resident/src/reader/idle-controls.ts": "controls of any part of a message, which do nothing in a preview",
  "apps/resident/src/app/scroll-restoration.ts": "a link that was followed, drawn anew by any feature since",
};

test("elements are held by refs", () => {
  const search = /\bquerySelector|\bgetElementsBy/;
  const found = screens.filter(({ text }) => search.test(text)).map(({ path }) => path);
  expect(found.sort()).toEqual(Object.keys(searching).sort());
});

test("what the browser provides is neither replaced nor called behind a library's back", () => {
  const builtIn = /\b(History|Location|Node|Element|HTML\w*Element|EventTarget|Window)\.prototype\b/;
  expect(screens.filter(({ text }) => builtIn.test(text)).map(({ path }) => path)).toEqual([]);
});
