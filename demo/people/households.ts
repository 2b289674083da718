import type { City, Language } from "../shapes.ts";

export interface Resident {
  key: string;
  email: string;
  firstName: string;
  lastName: string;
  publicName: string;
  language: Language;
  kind: "person" | "business" | "association";
  /** Days before loading that they signed up. */
  sinceDays: number;
  isProven: boolean;
  wantsAlertMails: boolean;
  /** How often they read: 0.1 hardly, 1 every day. */
  habit: number;
}

/** People who share an address, which is chosen once the addresses are imported. */
export interface Household {
  key: string;
  city: City;
  neighbourhood: string;
  /** Only an address in this street will do. */
  street?: string;
  members: readonly Resident[];
}
