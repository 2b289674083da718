import {
  AlertIcon,
  HistoryIcon,
  HomeIcon,
  InboxIcon,
  MapIcon,
  MessageIcon,
  OrganisationIcon,
  PeopleIcon,
  PollIcon,
  SettingsIcon,
} from "@stoep/ui/icons";
import type { CreateKey, Feature, MenuKey, OfficeKey } from "./feature.ts";

/** Order of S1 §2. What no feature contributes does not appear. */
const menuOrder: MenuKey[] = ["start", "inbox", "settings", "backOffice"];
const menuIcons = { start: HomeIcon, inbox: InboxIcon, settings: SettingsIcon, backOffice: MapIcon };

const officeOrder: OfficeKey[] = ["networks", "organisations", "accounts", "log"];
const officeIcons = { networks: MapIcon, organisations: OrganisationIcon, accounts: PeopleIcon, log: HistoryIcon };

const createOrder: CreateKey[] = ["message", "alert", "poll"];
const createIcons = { message: MessageIcon, alert: AlertIcon, poll: PollIcon };

export function menuEntries(features: readonly Feature[]) {
  const given = features.flatMap((feature) => feature.menu ?? []);
  return menuOrder.flatMap((key) => {
    const entry = given.find((one) => one.key === key);
    return entry ? [{ ...entry, icon: menuIcons[key] }] : [];
  });
}

export function officeEntries(features: readonly Feature[]) {
  const given = features.flatMap((feature) => feature.office ?? []);
  return officeOrder.flatMap((key) => {
    const entry = given.find((one) => one.key === key);
    return entry ? [{ ...entry, icon: officeIcons[key] }] : [];
  });
}

export function createEntries(features: readonly Feature[]) {
  const given = features.flatMap((feature) => feature.create ?? []);
  return createOrder.flatMap((key) => {
    const entry = given.find((one) => one.key === key);
    return entry ? [{ ...entry, icon: createIcons[key] }] : [];
  });
}

/** "/" is only the start; other places are active with all that lies under them. */
export function isUnder(path: string, href: string): boolean {
  return href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);
}
