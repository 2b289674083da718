// Finds a Chromium for the browser journeys, or gets Debian's where that may be done without asking.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
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
const caches = [".cache/ms-playwright", "Library/Caches/ms-playwright", "AppData/Local/ms-playwright"];
const inCache = [
  "chrome-linux/chrome",
  "chrome-linux64/chrome",
  "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
  "chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  "chrome-win/chrome.exe",
  "chrome-win64/chrome.exe",
];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/** The path of a browser that runs here, or null. */
export function findBrowser() {
  return candidates().find((path) => existsSync(path) && runs(path, ["--version"])) ?? null;
}

function candidates() {
  if (process.env.STOEP_CHROMIUM) return [process.env.STOEP_CHROMIUM];
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...applications, ...playwrights()];
}

/** Those that Playwright downloaded for another project, newest first. */
function playwrights() {
  const folders = [process.env.PLAYWRIGHT_BROWSERS_PATH, ...caches.map((cache) => join(homedir(), cache))].filter(
    (folder) => folder && existsSync(folder),
  );
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.startsWith("chromium-"))
      .sort()
      .reverse()
      .flatMap((name) => inCache.map((path) => join(folder, name, path))),
  );
}

function runs(command, parameters, stdio = "ignore") {
  try {
    execFileSync(command, parameters, { stdio, timeout: 600_000 });
    return true;
  } catch {
    return false;
  }
}

/** Installs Debian's or Ubuntu's package when this is root or may become so without a password. */
export function installBrowser() {
  if (!runs("apt-get", ["--version"])) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !runs("sudo", ["-n", "true"])) return false;
  const apt = (...words) =>
    isRoot ? runs("apt-get", words, "inherit") : runs("sudo", ["-n", "apt-get", ...words], "inherit");
  return apt("update", "-q") && apt("install", "-y", "-q", "--no-install-recommends", "chromium");
}

export const howToInstall = `The browser journeys need Chromium or Chrome, and none was found.
  Debian, Ubuntu:  sudo apt-get install chromium
  Fedora:          sudo dnf install chromium
  macOS:           brew install --cask chromium
  anywhere:        npx playwright-core install chromium
One that is elsewhere: STOEP_CHROMIUM=/path/to/chrome npm test`;
