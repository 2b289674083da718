/** Choices as people write them in a table, in four languages. */
import {
  type Gender,
  type HelperKind,
  type ImportField,
  type Spoken,
  spoken,
  type Transport,
} from "@stoep/contract/care";
import { fold } from "@stoep/contract/fold";
import { languages } from "@stoep/contract/kernel";
import { leadWords } from "../people/index.ts";

/** By field: folded words and what they mean. */
export type FieldWords = Partial<Record<ImportField, Record<string, string>>>;

const written = <V extends string>(words: Record<V, string>): Record<string, string> =>
  Object.fromEntries(
    (Object.entries(words) as [V, string][]).flatMap(([value, names]) =>
      [value, ...names.split("|")].map((name) => [fold(name), value]),
    ),
  );

const genders = written<Gender>({
  male: "m|man|male|mannelijk|h|homme|masculin|erkek",
  female: "v|f|vrouw|female|woman|vrouwelijk|femme|féminin|kadın",
  "non-binary": "x|non-binary|non-binair|anders|non binaire|diğer",
});
const kinds = written<HelperKind>({
  company: "company|bedrijf|firma|entreprise|société|şirket",
  organisation: "organisation|organization|organisatie|vereniging|association|kuruluş|dernek",
  neighbour: "neighbour|neighbor|volunteer|buur|buurtbewoner|vrijwilliger|voisin|voisine|bénévole|komşu|gönüllü",
});
const transports = written<Transport>({
  unknown: "unknown|onbekend|inconnu|bilinmiyor",
  none: "none|no|on foot|geen|nee|te voet|aucun|non|à pied|yok|hayır",
  bike: "bike|bicycle|fiets|vélo|bisiklet",
  car: "car|yes|auto|wagen|ja|voiture|oui|araba|otomobil|evet",
});

/** Also as the languages themselves are called in themselves. */
function spokenWords(): Record<string, string> {
  const names = (value: Spoken) =>
    [value, ...[...languages, value].map((reader) => nameOf(value, reader))].map((name) => [fold(name), value]);
  return {
    ...Object.fromEntries(spoken.flatMap(names)),
    " vlaams": "nl",
    " flamand": "nl",
    " flemish": "nl",
    " farsi": "fa",
  };
}
function nameOf(value: Spoken, reader: string): string {
  return new Intl.DisplayNames(reader, { type: "language" }).of(value) ?? value;
}

const leads = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(leadWords).flatMap(([value, names]) =>
      [value, ...Object.values(names)].map((name) => [fold(name), value]),
    ),
  );

export const choiceWords = (): FieldWords => ({
  gender: genders,
  kind: kinds,
  transport: transports,
  languages: spokenWords(),
  leadSource: leads(),
});
