import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { languageCodes } from "../../packages/client/src/texts/languages.ts";
import { readPathRow } from "../../packages/contract/src/kernel/client.ts";
import { paths } from "../../packages/contract/src/paths-of-residents.gen.ts";
import { earlyRequests } from "../../tools/early-requests.ts";
import { startPage } from "../../tools/start-page.ts";
import { keepWordsTogether } from "../../tools/unbroken-words.ts";
import { weighPages } from "../../tools/weigh-pages.ts";
import { pictureSource } from "./src/features/publishing/posts/picture-source.ts";

const everywhere =
  "node_modules/|vite/preload-helper|resident/src/.*/text/\\w+\\.json|packages/(client|contract|ui)/|resident/src/app/(?!main|app\\.tsx|network-part|layout|screens|features|legal)";

/** Queries, commands and small shared parts of the first screen and of signing in. Separate from both, so that no two files import one another. */
const calls =
  "node_modules/@tanstack/|packages/client/src/(commands/|texts/languages)|packages/contract/src/(kernel/locale|accounts/values)|icons/IconEyeOff\\.|resident/src/app/command\\.ts";

/**
 * The code that draws a resident's first screen, in one additional file: on a phone each request costs a round trip. With a neighbour's
 * message, which is often on top.
 */
const firstOfResidents = [
  "packages/client/src/(formats|pages)/",
  "packages/contract/src/(rich-text|(publishing|shouts)/values)\\.",
  "resident/src/app/(format\\.ts|kit/(avatar|rich-text|writing-head|overlays/(popover|disclosure|dialog|modal)))",
  "resident/src/features/(feed|publishing|conversations)/words\\.ts",
  "resident/src/features/feed/(screens/feed|use-feed|feed-filter)",
  "resident/src/features/publishing/posts/(reader-actions|post-subject|post-cache|original|post-query|reader-language|view-reports|themes)\\.ts",
  "resident/src/features/publishing/(alerts/alert-badge|posts/(belongs-to|extras|message-(card|head|list)|message\\.module|picture(s|-source)\\.)|kinds/(index|kind)\\.)",
  "resident/src/features/conversations/(model|reactions/)",
  "resident/src/features/shouts/parts/(shout-(card|head)|status-badge|shout\\.module)",
  "resident/src/features/shouts/(shout-subject|kinds|shout-cache|words)\\.ts",
  "icons/Icon(Briefcase|CalendarClock|Check|Circle(Check|Dot)|Confetti|CopyPlus|ExternalLink|HandStop|Heart|HeartHandshake|Language|MapPin|Messages|Mood[A-Z]\\w+|Pencil|Progress|Sun|ThumbUp|Urgent)\\.",
].join("|");

/** The residents' app and the public pages. `npm run build` writes dist, which the server serves under /. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/",
  plugins: [
    react(),
    startPage(),
    keepWordsTogether(),
    earlyRequests({
      clientId: "resident",
      recordKey: "stoep.resident",
      token: "/api/token",
      session: `/api${readPathRow(paths.accounts.getSession).path}`,
      content: `/api${readPathRow(paths.feed.getFeed).path}`,
      screen: "features/feed/screens/feed-screen.tsx",
      textsOf: (language) =>
        ["app", "app/menu", "features/feed", "features/publishing", "features/conversations", "features/shouts"].map(
          (folder) => `${folder}/text/${language}.json`,
        ),
      languages: languageCodes,
      sourceOf: pictureSource,
    }),
    weighPages({
      feed: ["features/feed/screens/feed-screen.tsx", "features/shouts/parts/shout-card.tsx"],
      "sign-in": ["features/accounts/sessions/sign-in-screen.tsx"],
    }),
  ],
  resolve: {
    alias: {
      // For versions of React that did not have it yet.
      "use-sync-external-store/shim/index.js": "react",
      "@stoep/contract/paths": fileURLToPath(
        new URL("../../packages/contract/src/paths-of-residents.gen.ts", import.meta.url),
      ),
    },
  },
  build: {
    // weigh-pages measures what counts.
    reportCompressedSize: false,
    // Every browser that the build supports has it.
    modulePreload: { polyfill: false },
    // Texts are separate files, however short.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What every first screen needs, in one file: fewer requests, and it compresses better. Files that import the features are not in
      // it: a module brings its imports along, and a feature's door names more than the first screen shows. Commands are in it because
      // the language choice, which the door of accounts exports and the bar loads, needs them.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "start", tags: ["$initial"], test: new RegExp(everywhere) },
            { name: "calls", test: new RegExp(calls) },
            { name: "feed", test: new RegExp(firstOfResidents) },
          ],
        },
      },
      // The contract is tables and schemas: unused ones may be dropped, so that no screen loads a schema.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/contract\//, sideEffects: false }] },
    },
  },
  server: {
    port: 4611,
    proxy: { "/api": "http://127.0.0.1:4600" },
  },
});
