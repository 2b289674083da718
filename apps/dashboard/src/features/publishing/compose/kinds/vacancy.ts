import type { KindRules } from "./kind.ts";

export const vacancy: KindRules = {
  licence: "vacancies",
  newPath: "/vacancies/new",
  isThemeRequired: true,
  begin: () => ({
    activity: null,
    vacancy: {
      address: "",
      longitude: null,
      latitude: null,
      engagement: "to-be-agreed",
      duration: null,
      durationUnit: "months",
      contactFirstName: "",
      contactLastName: "",
      contactEmail: "",
      contactPhone: "",
      applyUntil: null,
      subscriptionUrl: "",
    },
  }),
  order: [
    "vacancy.engagement",
    "vacancy.duration",
    "vacancy.durationUnit",
    "vacancy.address",
    "vacancy.contactFirstName",
    "vacancy.contactLastName",
    "vacancy.contactEmail",
    "vacancy.contactPhone",
    "vacancy.applyUntil",
    "vacancy.subscriptionUrl",
  ],
  sections: [
    {
      key: "work",
      paths: ["vacancy.engagement", "vacancy.duration", "vacancy.durationUnit"],
      isFilled: ({ vacancy: one }) => one !== null && (one.engagement !== "to-be-agreed" || one.duration !== null),
    },
    { key: "where", paths: ["vacancy.address"], isFilled: ({ vacancy: one }) => Boolean(one?.address) },
    {
      key: "contact",
      paths: ["vacancy.contactFirstName", "vacancy.contactLastName", "vacancy.contactEmail", "vacancy.contactPhone"],
      isFilled: ({ vacancy: one }) => Boolean(one?.contactEmail || one?.contactLastName || one?.contactPhone),
    },
    {
      key: "apply",
      paths: ["vacancy.applyUntil", "vacancy.subscriptionUrl"],
      isFilled: ({ vacancy: one }) => Boolean(one?.applyUntil || one?.subscriptionUrl),
    },
  ],
  shown: ({ vacancy: one }) => ({
    activity: null,
    vacancy: one && {
      address: one.address,
      longitude: one.longitude,
      latitude: one.latitude,
      engagement: one.engagement,
      duration: one.duration,
      durationUnit: one.durationUnit,
      applyUntil: one.applyUntil,
      subscriptionUrl: one.subscriptionUrl,
      contact: {
        firstName: one.contactFirstName,
        lastName: one.contactLastName,
        email: one.contactEmail,
        phone: one.contactPhone,
      },
    },
  }),
};
