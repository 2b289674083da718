import { defineNotices } from "#modules/notifications/index.ts";

/** Where messages are that conversations tell of. */
export const notices = defineNotices(
  { en: {}, fr: {}, nl: {}, tr: {} },
  {},
  {
    post: { residents: "m", staff: "messages" },
  },
);
