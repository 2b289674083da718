/** The words for choices that people write in tables, in four languages. */
import {
  type Gender,
  type HelperKind,
  type ImportField,
  type SpokenLanguage,
  spokenLanguages,
  type Transport,
} from "@stoep/contract/care";
import { languages } from "@stoep/contract/kernel";
import { fold } from "@stoep/contract/search-words";
import { leadSourceLabels } from "../people/index.ts";

/** For each field, folded words and the choice each stands for. */
export type FieldWords = Partial<Record<ImportField, Record<string, string>>>;

const foldedWords = <V extends string>(words: Record<V, string>): Record<string, string> =>
  Object.fromEntries(
    (Object.entries(words) as [V, string][]).flatMap(([value, names]) =>
      [value, ...names.split("|")].map((name) => [fold(name), value]),
    ),
  );

/** "" is what address books write where nothing was chosen. */
const genders = foldedWords<Gender | "">({
  "": "unspecified|unknown|niet opgegeven|onbekend|non spécifié|non précisé|belirtilmemiş|bilinmiyor",
  male: "m|man|male|mannelijk|h|homme|masculin|erkek",
  female: "v|f|vrouw|female|woman|vrouwelijk|femme|féminin|kadın",
  "non-binary": "x|non-binary|non-binair|anders|non binaire|diğer",
});
const kinds = foldedWords<HelperKind>({
  company: "company|bedrijf|firma|entreprise|société|şirket",
  organisation: "organisation|organization|organisatie|vereniging|association|kuruluş|dernek",
  neighbour: "neighbour|neighbor|volunteer|buur|buurtbewoner|vrijwilliger|voisin|voisine|bénévole|komşu|gönüllü",
});
const transports = foldedWords<Transport>({
  unknown: "unknown|onbekend|inconnu|bilinmiyor",
  none: "none|no|on foot|geen|nee|te voet|aucun|non|à pied|yok|hayır",
  bike: "bike|bicycle|fiets|vélo|bisiklet",
  car: "car|yes|auto|wagen|ja|voiture|oui|araba|otomobil|evet",
});

/** Includes each language's own name for itself. */
function spokenWords(): Record<string, string> {
  const names = (value: SpokenLanguage) =>
    [value, ...[...languages, value].map((reader) => languageName(value, reader))].map((name) => [fold(name), value]);
  return {
    ...Object.fromEntries(spokenLanguages.flatMap(names)),
    " vlaams": "nl",
    " flamand": "nl",
    " flemish": "nl",
    " farsi": "fa",
  };
}
function languageName(value: SpokenLanguage, reader: string): string {
  return new Intl.DisplayNames(reader, { type: "language" }).of(value) ?? value;
}

const leadSourceWords = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(leadSourceLabels).flatMap(([value, names]) =>
      [value, ...Object.values(names)].map((name) => [fold(name), value]),
    ),
  );

export const choiceWords = (): FieldWords => ({
  gender: genders,
  kind: kinds,
  transport: transports,
  languages: spokenWords(),
  leadSource: leadSourceWords(),
});
