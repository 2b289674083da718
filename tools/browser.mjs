// Finds a Chromium for the browser journeys, or installs Debian's if that needs no password. Most journeys run in Chromium's headless
// shell if there is one: docs/decisions/2026-11-23-journeys-in-the-headless-shell.md
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
  "brave-browser",
];
const shellNames = ["chromium-headless-shell", "chrome-headless-shell"];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/** The path of a browser that runs here, or null. */
export async function findBrowser() {
  if (process.env.STOEP_CHROMIUM) return firstOf([process.env.STOEP_CHROMIUM]);
  const { chromium } = await import("playwright-core");
  return firstOf([...onPath(names), ...applications, chromium.executablePath()]);
}

/**
 * The path of a headless shell: the same engine without windows, menus and push. Null if there is none, or if STOEP_CHROMIUM names a
 * browser.
 */
export function findShell() {
  return process.env.STOEP_CHROMIUM ? null : firstOf(onPath(shellNames));
}

const firstOf = (paths) => paths.find((path) => existsSync(path) && runs(path, ["--version"])) ?? null;

const onPath = (wanted) =>
  (process.env.PATH ?? "").split(delimiter).flatMap((folder) => wanted.map((name) => join(folder, name)));

function runs(command, parameters, stdio = "ignore") {
  try {
    execFileSync(command, parameters, { stdio, timeout: 600_000 });
    return true;
  } catch {
    return false;
  }
}

/** Installs Debian's or Ubuntu's packages if the user is root or can become root without a password. */
export function installBrowser() {
  if (!runs("apt-get", ["--version"])) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !runs("sudo", ["-n", "true"])) return false;
  // Only what goes wrong is printed.
  const stdio = ["ignore", "ignore", "inherit"];
  const apt = (...words) => (isRoot ? runs("apt-get", words, stdio) : runs("sudo", ["-n", "apt-get", ...words], stdio));
  const install = (name) => apt("install", "-y", "-q", "--no-install-recommends", name);
  if (!apt("update", "-q") || !install("chromium")) return false;
  // Ubuntu does not have this package.
  install("chromium-headless-shell");
  return true;
}

export const howToInstall = `The browser journeys need Chromium or Chrome, and none was found.
  Debian, Ubuntu:  sudo apt-get install chromium
  Fedora:          sudo dnf install chromium
  macOS:           brew install --cask chromium
  anywhere:        npx playwright-core install chromium
One that is elsewhere: STOEP_CHROMIUM=/path/to/chrome npm test`;
