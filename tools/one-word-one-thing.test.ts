/** Two notions side by side do not share a word: the texts about each are searched for the words of the other. docs/glossary.md */
import { expect, test } from "vitest";
import { readTexts, type Text } from "./forbidden-words.ts";

const texts = readTexts("apps/dashboard", "apps/resident", "apps/server");

/** The texts about a notion, and by language the words of its neighbour. */
const notions: Record<string, { isAbout: (text: Text) => boolean; not: Record<string, RegExp> }> = {
  "reported content, not residents’ problems": {
    isAbout: ({ file, key }) => /\/conversations\//.test(file) || /reports?(_|\.|$|Hint|Definition|Count)/.test(key),
    not: { en: /\bproblems?\b/i, nl: /\bmelding/i, fr: /problème/i, tr: /sorun bildirim/i },
  },
  "residents’ problems, not reported content or notifications": {
    isAbout: ({ file, key }) => /\/shouts\//.test(file) && /(^|\.)alerts?(\.|$)/.test(key),
    not: { en: /\breports?\b(?! a problem)/i, nl: /gemeld/i, fr: /signalement/i, tr: /(?<!sorun )bildirim|şikâyet/i },
  },
  "the planning of messages, not what’s on": {
    isAbout: ({ file, key }) =>
      /dashboard.*\/publishing\//.test(file) && /(^|\.)calendar\.(agenda|month|week)$/.test(key),
    not: { en: /what’s on/i, nl: /agenda/i, fr: /agenda/i, tr: /ajanda/i },
  },
  "what’s on, not the planning": {
    isAbout: ({ file, key }) => /resident.*\/feed\//.test(file) && /^(menu\.)?agenda/.test(key),
    not: { en: /\bcalendar\b|\bagenda\b/i, nl: /kalender/i, fr: /calendrier/i, tr: /ajanda/i },
  },
};

test.each(Object.entries(notions))("%s", (_, { isAbout, not }) => {
  const about = texts.filter(isAbout);
  for (const language of Object.keys(not)) expect(about.some((text) => text.language === language)).toBe(true);
  const mixed = about.filter(({ language, text }) => not[language]?.test(text));
  expect(mixed.map(({ file, key, text }) => `${file}, ${key}: ${text}`)).toEqual([]);
});
