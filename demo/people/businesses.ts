import { type GentArea, gentAreas, type LeuvenArea, leuvenAreas } from "../places.ts";
import type { City } from "../shapes.ts";
import type { Household, Resident } from "./households.ts";

interface Place {
  name: string;
  kind: "business" | "association";
  area: GentArea | LeuvenArea;
  street: string;
}

/** Shops, workshops and clubs, which receive posts for the local economy. */
const gent: readonly Place[] = [
  { name: "Bakkerij De Houtoven", kind: "business", area: "muide", street: "Meulesteedsesteenweg" },
  { name: "Wassalon Sneeuwwit", kind: "business", area: "muide", street: "Vorkstraat" },
  { name: "Apotheek Ter Muide", kind: "business", area: "muide", street: "Londenstraat" },
  { name: "Frituur De Draak", kind: "business", area: "ledeberg", street: "Hundelgemsesteenweg" },
  { name: "Boekhandel Het Paard", kind: "business", area: "ledeberg", street: "Ledebergstraat" },
  { name: "Naaiatelier Rosalie", kind: "business", area: "ledeberg", street: "Langestraat" },
  { name: "Koor Ledeberg Zingt", kind: "association", area: "ledeberg", street: "Hoveniersstraat" },
  { name: "Groentewinkel Yeşil", kind: "business", area: "rabot", street: "Wondelgemstraat" },
  { name: "Sportclub Rabot", kind: "association", area: "rabot", street: "Gasmeterlaan" },
  { name: "Wolwinkel Steek", kind: "business", area: "binnenstad", street: "Langemunt" },
  { name: "Café De Zwaan", kind: "business", area: "binnenstad", street: "Oudburg" },
  { name: "Kaaswinkel Amandine", kind: "business", area: "binnenstad", street: "Vrijdagmarkt" },
  { name: "Drukkerij Inktvis", kind: "business", area: "dampoort", street: "Dendermondsesteenweg" },
  { name: "Kapper Kojo", kind: "business", area: "dampoort", street: "Antwerpsesteenweg" },
  { name: "Volkstuinen Scheldestraat", kind: "association", area: "dampoort", street: "Scheldestraat" },
  { name: "Bloemen Colette", kind: "business", area: "sint-amandsberg", street: "Antwerpsesteenweg" },
  { name: "Restaurant Ankara", kind: "business", area: "sluizeken", street: "Sleepstraat" },
  { name: "Theaterkring Tolhuis", kind: "association", area: "sluizeken", street: "Tolhuislaan" },
  { name: "Slagerij Van Hoorde", kind: "business", area: "mariakerke", street: "Brugsesteenweg" },
  { name: "Fanfare De Eendracht", kind: "association", area: "kanaaldorpen", street: "Sint-Kruis-Winkeldorp" },
  { name: "Chocolaterie Prinsenhof", kind: "business", area: "prinsenhof", street: "Burgstraat" },
  { name: "Roeiclub De Schelde", kind: "association", area: "macharius", street: "Visserij" },
];

const leuven: readonly Place[] = [
  { name: "Koffiebar Noir", kind: "business", area: "centrum", street: "Mechelsestraat" },
  { name: "Fietsen Dijleland", kind: "business", area: "blauwput", street: "Diestsesteenweg" },
  { name: "Buurtcomité Ridderbuurt", kind: "association", area: "ridderbuurt", street: "Riddersstraat" },
];

export function businesses(city: City): Household[] {
  const codes: Readonly<Record<string, string>> = { ...gentAreas, ...leuvenAreas };
  return (city === "gent" ? gent : leuven).map(({ name, kind, area, street }): Household => {
    const [firstName = name, ...rest] = name.split(" ");
    const slug = name
      .normalize("NFD")
      .toLowerCase()
      .replaceAll("ş", "s")
      .replace(/[^a-z]/g, "");
    const member: Resident = {
      key: `${city}/${slug}`,
      email: `${slug}@example.org`,
      firstName,
      lastName: rest.join(" "),
      publicName: name,
      language: "nl",
      kind,
      sinceDays: 90 + (name.length % 7) * 34,
      isProven: true,
      wantsAlertMails: true,
      habit: 0.7,
    };
    return { key: `${city}/${slug}`, city, neighbourhood: codes[area] as string, street, members: [member] };
  });
}
