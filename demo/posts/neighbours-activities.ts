/** Activities by an association and a business. */
import type { DemoPost } from "../shapes.ts";
import { type ActivityLine, activityPost } from "./activity-post.ts";

const muide = { address: "Buurthuis De Muide, Muidepoort 34", place: [3.7335, 51.0665] } as const;
const rabot = { address: "De Site, Gaardeniersweg", place: [3.7105, 51.0625] } as const;
const atelier = { address: "Fietsatelier, Dok-Zuid 12", place: [3.7371, 51.0636] } as const;

export const neighboursActivities: DemoPost[] = (
  [
    {
      key: "koffie-muide",
      by: "buurtwerk-muide",
      author: "chaima",
      daysAgo: 40,
      title: "Koffie op dinsdag in de Muide",
      text: `
        Elke dinsdagvoormiddag staat de koffie klaar. Kom binnen, blijf vijf minuten of een uur, met of zonder kinderen.
        Wie iets lekkers bakt, maakt altijd vrienden.`,
      themes: ["neighbour-contact"],
      where: ["muide"],
      activity: { ...muide, in: 5, on: "tue", at: "09:30", until: "11:30", weeks: 14, turnout: 11, regulars: ["dirk"] },
    },
    {
      key: "soepcafe",
      by: "buurtwerk-muide",
      author: "chaima",
      daysAgo: 9,
      title: "Soepcafé: samen snijden, samen eten",
      text: `
        We koken soep met groenten die de markt overhoudt. Om **17 uur** snijden we, om 18.30 uur schuiven we aan tafel.
        Er is plaats voor twintig. Breng een mesje mee, en een doos voor wat overblijft.`,
      themes: ["neighbour-contact", "health-wellbeing"],
      where: ["muide", "dampoort"],
      activity: {
        ...muide,
        in: 14,
        on: "sat",
        at: "17:00",
        until: "20:00",
        capacity: 20,
        turnout: 31,
        regulars: ["dirk"],
        closesHoursBefore: 24,
      },
    },
    {
      key: "babbel-nederlands",
      by: "buurtwerk-muide",
      author: "chaima",
      daysAgo: 62,
      title: "Babbelgroep Nederlands",
      text: `
        Oefen je Nederlands met buren, zonder boek en zonder examen. Beginners zijn heel welkom.
        We spreken traag, we lachen veel, en er is thee.`,
      themes: ["neighbour-contact", "culture"],
      where: ["muide", "rabot", "sluizeken"],
      activity: { ...muide, in: 8, at: "19:00", until: "20:30", weeks: 16, capacity: 15, turnout: 12, moved: 9 },
    },
    {
      key: "lichtstoet-muide",
      by: "buurtwerk-muide",
      author: "chaima",
      daysAgo: 6,
      title: "Lichtstoet langs het water",
      text: `
        Met lampions van de Muidebrug naar het Houtdok. Maak er zelf een in ons atelier, of kom gewoon mee met een zaklamp.
        Onderweg is er warme chocomelk. De stoet is geschikt voor rolstoelen en kinderwagens.`,
      themes: ["culture", "children"],
      where: ["muide"],
      activity: { address: "Muidebrug", place: [3.7349, 51.0675], in: 22, at: "18:00", until: "20:00", turnout: 46 },
    },
    {
      key: "zwerfvuil-dok",
      by: "buurtwerk-muide",
      author: "chaima",
      daysAgo: 95,
      title: "Samen opruimen aan het Houtdok",
      text: `
        Grijpers en zakken zijn er, handschoenen ook. Na afloop is er soep.
        Vorige keer haalden we **84 kilo** op. Dat moet minder kunnen.`,
      themes: ["nuisance", "nature"],
      where: ["muide"],
      activity: {
        address: "Houtdokkaai",
        place: [3.7398, 51.0652],
        in: 12,
        on: "sat",
        at: "10:00",
        until: "12:30",
        turnout: 23,
      },
    },
    {
      key: "repair-cafe",
      by: "fietsatelier",
      author: "bram",
      daysAgo: 70,
      title: "Repair Café voor fietsen",
      text: `
        Elke maand helpen we je om je eigen fiets te herstellen: lekke band, remmen, licht. Onderdelen betaal je, hulp is gratis.
        Kom op tijd: om kwart voor vijf nemen we de laatste fiets op de bok.`,
      themes: ["mobility", "economics"],
      where: ["muide", "dampoort", "sint-amandsberg"],
      isPublic: true,
      activity: { ...atelier, in: 20, at: "13:00", until: "17:00", months: 5, capacity: 24, turnout: 17 },
    },
    {
      key: "fietsles-volwassenen",
      by: "fietsatelier",
      author: "bram",
      daysAgo: 16,
      title: "Fietsles voor volwassenen",
      text: `
        Nooit geleerd, of te lang geleden? In zes zaterdagen durf je de straat op. Een fiets en een helm zijn er.
        We werken met acht mensen en drie begeleiders, op een plein zonder auto's.`,
      themes: ["mobility", "sports"],
      where: "all",
      activity: { ...rabot, in: 10, on: "sat", at: "10:00", until: "11:30", weeks: 6, capacity: 8, turnout: 11 },
    },
    {
      key: "lichtcontrole",
      by: "fietsatelier",
      author: "bram",
      daysAgo: 3,
      title: "Lichtcontrole: gratis fietsverlichting nakijken",
      text: `
        Donkere dagen, donkere straten. Rij langs en we kijken je lichten na. Een kapot lampje vervangen we meteen.`,
      themes: ["mobility", "safety"],
      where: ["muide", "dampoort"],
      activity: { ...atelier, in: 6, at: "16:00", until: "19:00", hasNoRegistration: true, turnout: 0 },
    },
    {
      key: "huiswerkklas",
      by: "buurtwerk-muide",
      author: "chaima",
      daysAgo: 28,
      title: "Huiswerkklas op maandag",
      text: `
        Een rustige tafel, een warme drank en iemand die meekijkt. Voor leerlingen van 10 tot 16 jaar.`,
      themes: ["children"],
      where: ["muide", "sluizeken"],
      activity: { ...muide, in: 4, on: "mon", at: "16:00", until: "18:00", weeks: 12, capacity: 18, turnout: 14 },
    },
    {
      key: "naaicafe",
      by: "buurtwerk-muide",
      author: "chaima",
      daysAgo: 19,
      title: "Naaicafé: van gordijn tot tas",
      text: `
        Vijf machines, veel stof en iemand die het kan. Breng iets mee dat te goed is om weg te gooien.`,
      themes: ["culture", "economics"],
      where: ["muide"],
      activity: { ...muide, in: 26, at: "13:30", until: "16:30", capacity: 10, turnout: 9 },
    },
  ] satisfies ActivityLine[]
).map(activityPost);
