import { type CSSVariablesResolver, type MantineThemeOverride, mergeThemeOverrides } from "@mantine/core";
import dialog from "../controls/dialog.module.css";
import { type FindNamed, filterOptions } from "./find.ts";
import { amber, brick, canal, leaf, night, stone, water } from "./palette.ts";
import { Press } from "./press.tsx";

const field = { defaultProps: { size: "md" } };
const quick = { transitionProps: { duration: 120 } };

/** Text-only buttons start at the edge of their column: without padding, and with an underline instead of a background. */
const textButton = (_: unknown, { variant }: { variant?: string }) =>
  variant === "subtle" ? { root: { "--button-padding-x": "0px", "--button-hover": "transparent" } } : {};

/** LOOK in Mantine's terms. Colours that differ per scheme come from tokens.css, see `variables`. */
export const theme: MantineThemeOverride = {
  primaryColor: "canal",
  primaryShade: { light: 6, dark: 6 },
  colors: {
    canal,
    brick,
    red: brick,
    gray: stone,
    dark: night,
    blue: water,
    yellow: amber,
    green: leaf,
  },
  black: "#1f2a2a",
  fontFamily: "var(--st-font)",
  fontSizes: {
    xs: "var(--st-text-xs)",
    sm: "var(--st-text-sm)",
    md: "var(--st-text-md)",
    lg: "var(--st-text-lg)",
    xl: "var(--st-text-section)",
  },
  lineHeights: { xs: "1.4", sm: "1.45", md: "1.5", lg: "1.5", xl: "1.4" },
  headings: {
    fontWeight: "650",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "var(--st-text-title)", lineHeight: "1.25" },
      h2: { fontSize: "var(--st-text-section)", lineHeight: "1.3" },
      h3: { fontSize: "var(--st-text-lg)", lineHeight: "1.35" },
      h4: { fontSize: "var(--st-text-md)", lineHeight: "1.4" },
    },
  },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "32px" },
  radius: { xs: "4px", sm: "6px", md: "8px", lg: "12px", xl: "16px" },
  defaultRadius: "md",
  shadows: {
    xs: "none",
    sm: "var(--st-shadow)",
    md: "var(--st-shadow)",
    lg: "var(--st-shadow)",
    xl: "var(--st-shadow)",
  },
  breakpoints: { xs: "30em", sm: "48em", md: "64em", lg: "80em", xl: "90em" },
  respectReducedMotion: true,
  cursorType: "pointer",
  activeClassName: "",
  components: {
    TextInput: field,
    PasswordInput: field,
    Textarea: { defaultProps: { size: "md", autosize: true, minRows: 3 } },
    Select: { defaultProps: { size: "md", checkIconPosition: "right", allowDeselect: false } },
    MultiSelect: { defaultProps: { size: "md", checkIconPosition: "right" } },
    Autocomplete: field,
    ColorInput: field,
    NumberInput: field,
    DateInput: field,
    Checkbox: field,
    Radio: field,
    Switch: field,
    // Each part is as wide as its words, which wrap in a narrow place only.
    SegmentedControl: {
      ...field,
      styles: { root: { maxWidth: "100%" }, control: { flex: "1 1 auto" }, label: { whiteSpace: "normal" } },
    },
    UnstyledButton: { defaultProps: { component: Press } },
    Button: { defaultProps: { size: "md" }, vars: textButton },
    ActionIcon: { defaultProps: { size: 40, variant: "subtle", color: "gray" } },
    // Keeps the word whole in a narrow column.
    Badge: {
      defaultProps: { variant: "light", radius: "sm", size: "lg", tt: "none" },
      styles: { label: { overflow: "visible" } },
    },
    Tooltip: {
      defaultProps: { openDelay: 300, multiline: true, maw: 320, events: { hover: true, focus: true, touch: true } },
    },
    // What a hidden panel holds lives on: an editor keeps what it can undo, a map its place. React's <Activity> would end it.
    Tabs: { defaultProps: { keepMountedMode: "display-none" } },
    Menu: { defaultProps: { ...quick, shadow: "md", position: "bottom-end", width: 240 } },
    Popover: { defaultProps: { ...quick, shadow: "md" } },
    Modal: {
      defaultProps: { ...quick, centered: true, padding: "lg", radius: "lg" },
      classNames: { content: dialog.content ?? "", header: dialog.header ?? "", body: dialog.body ?? "" },
    },
    Drawer: { defaultProps: quick },
  },
};

/** The theme, whose fields with options find them as the app does. */
export function themeThatFinds(find: FindNamed): MantineThemeOverride {
  // Opened by a click, by typing or by an arrow key. One that opens as it gets the focus covers the buttons of a dialog that begins with it.
  const searched = { defaultProps: { filter: filterOptions(find), openOnFocus: false } };
  return mergeThemeOverrides(theme, {
    components: { Select: searched, MultiSelect: searched, Autocomplete: searched, TagsInput: searched },
  });
}

const status = (name: string, token: "primary" | "danger" | "new" | "progress" | "done") => ({
  [`--mantine-color-${name}-light`]: `var(--st-${token}-soft)`,
  [`--mantine-color-${name}-light-color`]: `var(--st-${token}-ink)`,
  [`--mantine-color-${name}-text`]: `var(--st-${token}-ink)`,
});

const coloured = (name: string, token: "primary" | "danger") => ({
  ...status(name, token),
  [`--mantine-color-${name}-filled`]: `var(--st-${token})`,
  [`--mantine-color-${name}-filled-hover`]: `var(--st-${token}-hover)`,
  [`--mantine-color-${name}-light-hover`]: `var(--st-${token}-soft-hover)`,
  [`--mantine-color-${name}-outline`]: `var(--st-${token}-ink)`,
  [`--mantine-color-${name}-outline-hover`]: `var(--st-${token}-soft)`,
});

const shared = {
  "--mantine-color-body": "var(--st-surface)",
  "--mantine-color-text": "var(--st-ink)",
  "--mantine-color-bright": "var(--st-ink)",
  "--mantine-color-dimmed": "var(--st-ink-soft)",
  "--mantine-color-placeholder": "var(--st-ink-soft)",
  "--mantine-color-error": "var(--st-danger-ink)",
  "--mantine-color-anchor": "var(--st-primary-ink)",
  "--mantine-color-default": "var(--st-surface)",
  "--mantine-color-default-hover": "var(--st-sunken)",
  "--mantine-color-default-color": "var(--st-ink)",
  "--mantine-color-default-border": "var(--st-line)",
  "--mantine-color-disabled": "var(--st-sunken)",
  "--mantine-color-disabled-color": "var(--st-ink-soft)",
  "--mantine-color-disabled-border": "var(--st-line)",
  "--mantine-color-gray-light": "var(--st-sunken)",
  "--mantine-color-gray-light-hover": "var(--st-line)",
  "--mantine-color-gray-light-color": "var(--st-ink)",
  "--mantine-color-gray-text": "var(--st-ink-soft)",
  ...coloured("canal", "primary"),
  ...coloured("brick", "danger"),
  ...coloured("red", "danger"),
  ...status("blue", "new"),
  ...status("yellow", "progress"),
  ...status("green", "done"),
};

/** The tokens already depend on the scheme, so Mantine's light and dark variables are the same references. */
export const variables: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared });
