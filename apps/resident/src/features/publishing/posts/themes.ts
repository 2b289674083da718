import type { Theme } from "@stoep/contract/publishing";
import { themes } from "@stoep/contract/publishing/values";

export const isTheme = (text: string | null): text is Theme => (themes as readonly string[]).includes(text ?? "");
