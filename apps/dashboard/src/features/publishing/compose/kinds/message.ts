import type { KindRules } from "./kind.ts";

export const message: KindRules = {
  licence: "messages",
  newPath: "/messages/new",
  isThemeRequired: false,
  begin: () => ({ activity: null, vacancy: null }),
  order: ["options", "pollClosesAt"],
  sections: [],
  shown: () => ({ activity: null, vacancy: null }),
};
