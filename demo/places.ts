export type City = "gent" | "leuven";

/** Short names for neighbourhoods, as the posts use them, with their codes in the open data. */
export const gentAreas = {
  binnenstad: "44021W01",
  sluizeken: "44021W02",
  macharius: "44021W03",
  "brugse-poort": "44021W04",
  watersportbaan: "44021W05",
  prinsenhof: "44021W06",
  rabot: "44021W07",
  wondelgem: "44021W08",
  bloemekenswijk: "44021W09",
  muide: "44021W10",
  kanaaldorpen: "44021W11",
  oostakker: "44021W12",
  dampoort: "44021W13",
  "sint-amandsberg": "44021W14",
  moscou: "44021W15",
  gentbrugge: "44021W16",
  "oud-gentbrugge": "44021W17",
  ledeberg: "44021W18",
  zwijnaarde: "44021W19",
  "nieuw-gent": "44021W20",
  "station-zuid": "44021W21",
  "station-noord": "44021W22",
  westrem: "44021W23",
  mariakerke: "44021W24",
  drongen: "44021W25",
} as const;

export const leuvenAreas = {
  blauwput: "24062W01",
  "boven-lo": "24062W02",
  centrum: "24062W03",
  dijle: "24062W04",
  heverlee: "24062W05",
  "heverlee-oost": "24062W06",
  tervuursesteenweg: "24062W07",
  "heverlee-west": "24062W08",
  kareelveld: "24062W09",
  kesseldal: "24062W10",
  vlierbeek: "24062W11",
  "klein-rijsel": "24062W12",
  "kop-van-kessel-lo": "24062W13",
  "korbeek-lo": "24062W14",
  "maria-theresia": "24062W15",
  ridderbuurt: "24062W16",
  "sint-jacob": "24062W17",
  "sint-maartensdal": "24062W18",
  tivoli: "24062W19",
  vaartkom: "24062W20",
  vesalius: "24062W21",
  wijgmaal: "24062W22",
  "wilsele-dorp": "24062W23",
  putkapel: "24062W24",
} as const;

export type GentArea = keyof typeof gentAreas;
export type LeuvenArea = keyof typeof leuvenAreas;

const codes: Readonly<Record<string, string>> = { ...gentAreas, ...leuvenAreas };

/** The code of an area by its short name. */
export function codeOf(area: GentArea | LeuvenArea): string {
  return codes[area] as string;
}

export const allCodes = (city: City): string[] => Object.values(city === "gent" ? gentAreas : leuvenAreas);
