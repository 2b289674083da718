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
  /** How often they read: 0.1 rarely, 1 every day. */
  habit: number;
}

/** People who share an address, which is chosen once the addresses are imported. */
export interface Household {
  key: string;
  city: City;
  neighbourhood: string;
  /** The home must be in this street. */
  street?: string;
  members: readonly Resident[];
}
