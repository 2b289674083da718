import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { startPage } from "../../tools/start-page.ts";
import { keepWordsTogether } from "../../tools/unbroken-words.ts";
import { weighPages } from "../../tools/weigh-pages.ts";

const libraries = ["react", "react-dom", "scheduler", "@tanstack", "use-sync-external-store"];
/** Used also by pages without a shell, such as signing in. */
const kit = [
  "@mantine/core/esm/core/",
  "@mantine/core/esm/components/(ActionIcon|Alert|Anchor|Button|CloseButton|Divider|Group|Input|InputBase|Loader)/",
  "@mantine/core/esm/components/(PasswordInput|Skeleton|Stack|Text|TextInput|Transition|UnstyledButton)/",
  "@mantine/hooks/esm/(use-(did-update|id|isomorphic-effect|media-query|reduced-motion|uncontrolled)|utils)/",
  "packages/ui/src/(theme/|layout/page|controls/(links|notice|password-field))",
  "packages/ui/src/feedback/(confirm-area|confirmations|drawings|focus|spinner|states|toast)",
];

/** Used by the shell around every other screen. */
const frame = [
  "@mantine/core/esm/components/(Avatar|Title|VisuallyHidden)/",
  "@mantine/core/esm/components/ScrollArea/utils/",
  "@mantine/hooks/esm/use-(hotkeys|local-storage|merged-ref|mounted|mutation-observer|shallow-effect|timeout|window-event)/",
  "packages/ui/src/controls/icon-button\\.",
  "packages/(client/src/accent/|contract/src/colour\\.)",
  "packages/ui/src/(layout/(app-shell|side-menu)|table/cut|days/(days|index))",
  "icons/Icon(ChevronDown|Language|LayoutSidebar\\w+|Logout|Maximize|Menu2|Minimize|Plus|QuestionMark|Search|User)\\.",
];

/** Used by what opens over the page; loaded after the first screen. */
const overlays = [
  "@mantine/core/esm/components/(FocusTrap|Menu|Overlay|Popover|Portal|ScrollArea|Tooltip)/",
  "@floating-ui/",
];

/** The staff app. `npm run build` writes dist, which the server serves under /dashboard/. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/dashboard/",
  plugins: [
    react(),
    startPage(),
    keepWordsTogether(),
    weighPages({
      start: ["app/shell/shell.tsx", "features/feed/screens/start-screen.tsx"],
      "sign-in": ["features/accounts/screens/sign-in-screen.tsx"],
      "back office": ["app/shell/office-shell.tsx", "features/platform/screens/networks-screen.tsx"],
    }),
  ],
  resolve: {
    alias: {
      "@stoep/contract/paths": fileURLToPath(
        new URL("../../packages/contract/src/paths-of-staff.gen.ts", import.meta.url),
      ),
    },
  },
  worker: { format: "es" },
  build: {
    target: "es2023",
    // Else styles would be written for the newest browsers only.
    cssTarget: ["chrome111", "edge111", "firefox114", "safari16.4"],
    // tools/weigh-pages.ts measures the sizes.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1200,
    // Not needed by any browser that the build targets.
    modulePreload: { polyfill: false },
    // Texts are files of their own, however short.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What many screens need, in a few files instead of sixty: fewer requests, and they compress better.
      output: {
        codeSplitting: {
          groups: [
            { name: "start", test: new RegExp(`node_modules/(${libraries.join("|")})/`) },
            { name: "kit", test: new RegExp(kit.join("|")) },
            { name: "frame", test: new RegExp(frame.join("|")) },
            { name: "overlays", test: new RegExp(overlays.join("|")) },
          ],
        },
      },
      // The contract is tables and schemas. Unused ones may be dropped, so that the first screen loads no schema.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/contract\//, sideEffects: false }] },
    },
  },
  server: {
    port: 4601,
    proxy: {
      "/api": "http://127.0.0.1:4600",
      // The reader's page and its files are those of the residents' app.
      "^/dashboard/reader$": { target: "http://localhost:4602", rewrite: () => "/" },
      "^/(?!api/|dashboard/)": "http://localhost:4602",
    },
  },
});
