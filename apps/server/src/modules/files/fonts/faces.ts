/**
 * The faces that documents are printed in, from `@expo-google-fonts`: those of the four languages always, one for each other script
 * once a text needs it.
 */
const regular = (name: string, file: string) => `${name}/400Regular/${file}_400Regular.ttf`;

export const everydayFaces = [
  regular("atkinson-hyperlegible-next", "AtkinsonHyperlegibleNext"),
  "atkinson-hyperlegible-next/600SemiBold/AtkinsonHyperlegibleNext_600SemiBold.ttf",
  regular("noto-sans-arabic", "NotoSansArabic"),
  regular("noto-emoji", "NotoEmoji"),
];

/** Signs that belong to no script. The first face has the other letters of Latin, Greek, Cyrillic and Devanagari too. */
export const signFaces = [
  regular("noto-sans", "NotoSans"),
  regular("noto-sans-symbols", "NotoSansSymbols"),
  regular("noto-sans-symbols-2", "NotoSansSymbols2"),
  regular("noto-sans-math", "NotoSansMath"),
  regular("noto-sans-sc", "NotoSansSC"),
];

/** 10 MB: the characters of Chinese, simplified and traditional, and of Japanese. */
const chinese = regular("noto-sans-sc", "NotoSansSC");

export const facesOfScripts: readonly [RegExp, string][] = [
  [/\p{scx=Han}|\p{scx=Hiragana}|\p{scx=Katakana}|\p{scx=Bopomofo}/u, chinese],
  [/\p{scx=Hangul}/u, regular("nanum-gothic", "NanumGothic")],
  [/\p{scx=Hebrew}/u, regular("noto-sans-hebrew", "NotoSansHebrew")],
  [/\p{scx=Ethiopic}/u, regular("noto-sans-ethiopic", "NotoSansEthiopic")],
  [/\p{scx=Bengali}/u, regular("noto-sans-bengali", "NotoSansBengali")],
  [/\p{scx=Gujarati}/u, regular("noto-sans-gujarati", "NotoSansGujarati")],
  [/\p{scx=Gurmukhi}/u, regular("noto-sans-gurmukhi", "NotoSansGurmukhi")],
  [/\p{scx=Tamil}/u, regular("noto-sans-tamil", "NotoSansTamil")],
  [/\p{scx=Telugu}/u, regular("noto-sans-telugu", "NotoSansTelugu")],
  [/\p{scx=Kannada}/u, regular("noto-sans-kannada", "NotoSansKannada")],
  [/\p{scx=Malayalam}/u, regular("noto-sans-malayalam", "NotoSansMalayalam")],
  [/\p{scx=Oriya}/u, regular("noto-sans-oriya", "NotoSansOriya")],
  [/\p{scx=Sinhala}/u, regular("noto-sans-sinhala", "NotoSansSinhala")],
  [/\p{scx=Thaana}/u, regular("noto-sans-thaana", "NotoSansThaana")],
  [/\p{scx=Thai}/u, regular("noto-sans-thai", "NotoSansThai")],
  [/\p{scx=Lao}/u, regular("noto-sans-lao", "NotoSansLao")],
  [/\p{scx=Khmer}/u, regular("noto-sans-khmer", "NotoSansKhmer")],
  [/\p{scx=Myanmar}/u, regular("noto-sans-myanmar", "NotoSansMyanmar")],
  [/\p{scx=Tibetan}/u, regular("noto-serif-tibetan", "NotoSerifTibetan")],
  [/\p{scx=Mongolian}/u, regular("noto-sans-mongolian", "NotoSansMongolian")],
  [/\p{scx=Georgian}/u, regular("noto-sans-georgian", "NotoSansGeorgian")],
  [/\p{scx=Armenian}/u, regular("noto-sans-armenian", "NotoSansArmenian")],
  [/\p{scx=Syriac}/u, regular("noto-sans-syriac", "NotoSansSyriac")],
  [/\p{scx=Nko}/u, regular("noto-sans-nko", "NotoSansNKo")],
  [/\p{scx=Tifinagh}/u, regular("noto-sans-tifinagh", "NotoSansTifinagh")],
  [/\p{scx=Cherokee}/u, regular("noto-sans-cherokee", "NotoSansCherokee")],
  [/\p{scx=Canadian_Aboriginal}/u, regular("noto-sans-canadian-aboriginal", "NotoSansCanadianAboriginal")],
];
