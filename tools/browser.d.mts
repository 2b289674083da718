/** The path of a browser that runs here, or null. */
export function findBrowser(): Promise<string | null>;
/** The path of a headless shell, or null. */
export function findShell(): string | null;
/** Installs Debian's or Ubuntu's packages where that may be done without asking; tells whether it did. */
export function installBrowser(): boolean;
/** What to tell somebody who has none. */
export const howToInstall: string;
