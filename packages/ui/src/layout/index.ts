/** How a screen is laid out: the shell around everything, a page, the editor beside its preview, figures. */
export { AppShell, type ShellLabels } from "./app-shell.tsx";
export { Bar, Figure } from "./figures.tsx";
export { LinkTabs, Page, type PageTab } from "./page.tsx";
export { PhoneFrame } from "./phone-frame.tsx";
export type { MenuItem } from "./side-menu.tsx";
export { SplitEditor } from "./split-editor.tsx";
export { type Step, Stepper } from "./stepper.tsx";
export { SubMenu } from "./sub-menu.tsx";
