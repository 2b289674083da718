import type { DemoPost } from "../shapes.ts";

export const mobility: DemoPost[] = [
  {
    key: "fietspad-dampoort",
    by: "stad-gent",
    author: "joris",
    when: { daysAgo: 3, at: "10:15" },
    title: "Nieuw fietspad in de Land van Waaslaan: zo fiets je tijdens de werken",
    text: `
      Maandag start de aannemer met een breder, afgescheiden fietspad in de **Land van Waaslaan**. De werken duren ongeveer zes weken.
      - Fietsers volgen de omleiding via de Engelstraat en de Wasstraat. Ze staat aangeduid met groene bordjes.
      - Auto's kunnen blijven rijden, in één richting: van Dampoort naar de Antwerpsesteenweg.
      - Voetgangers kunnen altijd door, ook met een kinderwagen of rolstoel.
      De bomen blijven staan. We maken de boomspiegels zelfs groter, zodat er meer water in de grond kan.
      Woon je in de straat en verwacht je een levering? Bel de werfleider, zijn nummer hangt aan de keet. Alle plannen vind je op [de werfpagina](https://www.gent.example/werken/land-van-waaslaan).`,
    themes: ["mobility", "safety"],
    where: ["dampoort"],
    streets: ["Land van Waaslaan", "Engelstraat", "Wasstraat"],
    pictures: [
      { scene: "cycle-lane", alt: "Vier fietsers op een breed rood fietspad, met daarnaast bomen en een rij gevels" },
      {
        scene: "street-works",
        alt: "Twee arbeiders en een graafmachine aan een open sleuf in de straat",
        seed: "dampoort",
      },
    ],
    comments: "combined",
    mood: "practical",
    interest: 0.4,
  },
  {
    key: "fietsenstalling-brugse-poort",
    by: "stad-gent",
    author: "joris",
    type: "option",
    when: { daysAgo: 9, at: "16:30" },
    title: "Waar komt de nieuwe fietsenstalling in de Brugse Poort?",
    text: `
      Steeds meer mensen in de Brugse Poort hebben een fiets, maar geen plek om hem binnen te zetten. Daarom bouwen we nog dit jaar een **overdekte buurtfietsenstalling** met 24 plaatsen, waarvan vier voor bakfietsen.
      We vonden vier plekken die technisch kunnen. Aan jou de keuze! De plek met de meeste stemmen werken we samen met de buren uit.
      Een plaats kost 48 euro per jaar. Met een kansentarief betaal je 12 euro.`,
    themes: ["mobility"],
    project: { key: "fietsstraat", phase: 2 },
    where: ["brugse-poort"],
    options: [
      "Pierkespark, naast het sportveld",
      "Hoek Phoenixstraat en Kempstraat",
      "Parking Rooigemlaan, ter hoogte van de bushalte",
      "Reinaertstraat, op de plaats van drie parkeerplaatsen",
    ],
    openFor: 21,
    pictures: [{ scene: "bike-rack", alt: "Een rij kleurrijke fietsen aan beugels op een plein" }],
    comments: "combined",
    mood: "joy",
    interest: 0.7,
    tally: [34, 22, 9, 17],
  },
  {
    key: "veilig-fietsen-ledeberg",
    by: "stad-gent",
    author: "joris",
    type: "perception",
    when: { daysAgo: 20, at: "09:40" },
    title: "Hoe veilig voel jij je op de fiets in Ledeberg?",
    text: `
      Vorig jaar legden we zebrapaden en fietssuggestiestroken aan in de Hundelgemsesteenweg en de Langestraat. Nu willen we weten: **merk jij verschil?**
      Geef een cijfer van 1 (ik durf er niet te fietsen) tot 10 (ik laat mijn kind er met een gerust hart alleen rijden). Schrijf in een reactie waar het beter kan: een gevaarlijk kruispunt, een slecht zicht, een put in de weg.
      We leggen de antwoorden in {+40} voor aan de wijkraad en nemen de vijf vaakst genoemde punten mee in het plan van volgend jaar.`,
    themes: ["mobility", "safety"],
    where: ["ledeberg"],
    openFor: 40,
    pictures: [
      { scene: "quiet-street", alt: "Straat met bloembakken, een fietser, een kind en een verkeersbord met een slak" },
    ],
    comments: "combined",
    mood: "worry",
    interest: 0.62,
    tally: [5.6],
  },
  {
    key: "schoolstraat-hamerstraat",
    by: "stad-gent",
    author: "els",
    type: "vote",
    when: { daysAgo: 40, at: "15:50" },
    title: "Schoolstraat in de Hamerstraat: houden we ze?",
    text: `
      Sinds september is de **Hamerstraat** een schoolstraat: een half uur voor en na school rijden er geen auto's. Ouders van de basisschool zetten zelf het hek, met een geel hesje en veel goed humeur.
      De proef loopt af. Bewoners van de straat zelf mogen er stapvoets door, dat blijft zo. Uit de tellingen:
      - 71 % van de kinderen komt nu te voet of met de fiets, vroeger was dat 48 %.
      - In de Kastanjestraat rijden rond half negen wel 30 auto's meer.
      **Ben je voor of tegen een blijvende schoolstraat?** Stem en vertel ons waarom.`,
    themes: ["mobility", "children"],
    project: { key: "fietsstraat" },
    where: ["brugse-poort"],
    openFor: 28,
    pictures: [
      {
        scene: "school-street",
        alt: "Kinderen steken over aan een school, een ouder met geel hesje houdt het hek in het oog",
      },
    ],
    comments: "combined",
    mood: "joy",
    interest: 0.75,
    tally: [74, 26],
  },
  {
    key: "tram-onderbroken",
    by: "stad-gent",
    author: "joris",
    when: { daysAgo: 14, at: "11:00" },
    title: "Geen tram tussen het station en de Korenmarkt: bus in de plaats",
    text: `
      De vervoersmaatschappij vernieuwt de sporen in de **Koning Albertlaan**. Van {mon+4} tot en met {+17} rijdt er geen tram tussen Gent-Sint-Pieters en de Korenmarkt.
      - Vervangbussen vertrekken om de acht minuten aan perron B van het station.
      - De halte Veergrep wordt niet bediend. Stap op aan de Bijloke.
      - Minder mobiel? Bel een dag vooraf, dan komt er een aangepast busje tot aan je deur.
      's Nachts wordt er gewerkt op {+6} en {+7}. Het slijpen van de sporen maakt lawaai. Omwonenden krijgen oordopjes in de bus: een klein gebaar, we weten het.`,
    themes: ["mobility"],
    where: ["station-noord", "station-zuid", "binnenstad"],
    button: {
      link: "https://www.gent.example/tram-omleiding",
      text: "Bekijk de omleiding",
      description: "Met kaart en dienstregeling",
    },
    pictures: [{ scene: "tram", alt: "Witte tram met blauwe band voor een rij oude gevels en de torens van Gent" }],
    mood: "grumble",
    interest: 0.35,
  },
  {
    key: "deelwagens",
    by: "stad-gent",
    author: "joris",
    when: { daysAgo: 75, at: "14:20" },
    title: "Twaalf nieuwe standplaatsen voor deelwagens",
    text: `
      Eén deelwagen vervangt gemiddeld tien eigen auto's, en die nemen samen honderd vierkante meter straat in. Daarom komen er in jouw wijk nieuwe standplaatsen bij. Vier ervan hebben een laadpaal.
      Nog nooit gedeeld? Op {sat+8} tussen 10 en 13 uur leggen vrijwilligers op het Edmond van Beverenplein uit hoe het werkt, zonder verkooppraatjes. Je kunt er ook een rondje meerijden.
      Wie in de eerste maand start, krijgt **25 euro rijtegoed** van de stad.`,
    themes: ["mobility", "economics"],
    where: ["bloemekenswijk", "wondelgem", "mariakerke", "rabot"],
    pictures: [
      {
        scene: "car-sharing",
        alt: "Drie deelwagens aan palen met een blauw bord, mensen stappen in met een doos en een telefoon",
      },
    ],
    mood: "practical",
    interest: 0.25,
  },
  {
    key: "zone-30-mariakerke",
    by: "stad-gent",
    author: "ada",
    type: "educational",
    when: { daysAgo: 130, at: "09:00" },
    title: "Zone 30 in heel Mariakerke: wat verandert er?",
    text: `
      Vanaf volgende maand geldt in alle woonstraten van Mariakerke **30 kilometer per uur**. Op de Brugsevaart en de Brugsesteenweg blijft het 50.
      ## Waarom?
      Bij 30 per uur sta je stil na 13 meter, bij 50 pas na 28 meter. Een kind dat achter een bal aan loopt, heeft dat verschil nodig.
      ## Wat doen we?
      - Nieuwe borden en witte cijfers op de weg.
      - Bloembakken en asverschuivingen in zeven straten.
      - Snelheidsmetingen vóór en na. De cijfers lees je hier.
      ## Wat kun jij doen?
      Rijd zelf rustig: wie achter je zit, volgt vanzelf. En leer je kinderen oversteken waar ze gezien worden.`,
    themes: ["mobility", "safety"],
    where: ["mariakerke"],
    pictures: [
      {
        scene: "quiet-street",
        alt: "Rustige woonstraat met een snelheidsbord, bloembakken en een gezin dat oversteekt",
        seed: "mariakerke",
      },
    ],
    comments: "combined",
    mood: "practical",
    interest: 0.45,
  },
  {
    key: "heraanleg-voorhavenlaan",
    by: "stad-gent",
    author: "joris",
    when: { daysAgo: 27, at: "13:30" },
    title: "Voorhavenlaan krijgt kasseien terug, én brede stoepen",
    text: `
      Na drie jaar plannen is het zover: op {mon+9} start de heraanleg van de **Voorhavenlaan**. De oude kasseien worden gezaagd en vlak teruggelegd. Zo blijft het een havenstraat, maar rolt een rollator er gewoon overheen.
      1. Eerst vernieuwen we de riolering, tot het einde van het voorjaar.
      2. Daarna komen de stoepen en 31 bomen.
      3. Ten slotte de verlichting, met oude havenarmaturen.
      De loodsen blijven altijd bereikbaar. Zet de infoavond alvast in je agenda, het bestand staat hieronder. Er is koffie, en de ingenieur brengt de grote plannen mee.`,
    themes: ["mobility", "housing"],
    where: ["muide"],
    attachments: [
      {
        name: "infoavond-voorhavenlaan.ics",
        text: "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Stoep//demo//NL\nBEGIN:VEVENT\nUID:voorhavenlaan@gent.example\nDTSTART;TZID=Europe/Brussels:{d+21}T193000\nDTEND;TZID=Europe/Brussels:{d+21}T213000\nSUMMARY:Infoavond heraanleg Voorhavenlaan\nLOCATION:Buurthuis Muide\nEND:VEVENT\nEND:VCALENDAR\n",
      },
    ],
    pictures: [
      { scene: "harbour-street", alt: "Havenstraat met lage gevels, op de achtergrond silo's en een kraan" },
      {
        scene: "street-works",
        alt: "Graafmachine en hekken naast een open sleuf met een nieuwe buis",
        seed: "voorhaven",
      },
    ],
    comments: "combined",
    mood: "joy",
    interest: 0.55,
    corrected: { title: "Voorhavenlaan krijgt kasseien terug", afterHours: 3 },
  },
  {
    key: "meulestedebrug",
    by: "stad-gent",
    author: "els",
    when: { daysAgo: 6, at: "12:10" },
    title: "Meulestedebrug drie nachten dicht",
    text: `
      De brug krijgt nieuwe lagers. Daarom kan er **drie nachten** niemand over, ook niet te voet of met de fiets:
      - van {+7} tot {+9}, telkens van 22 uur tot 5 uur.
      Omrijden kan via de brug van het Tolhuis of via Langerbrugge. De nachtbus keert op het einde van de Meulesteedsesteenweg.
      Werk je in de haven en heb je een vroege of late shift? Er vaart een **veerbootje** om het half uur tussen 21.30 en 6 uur, gratis. Fietsen mogen mee.`,
    themes: ["mobility"],
    where: ["muide", "wondelgem", "kanaaldorpen"],
    pictures: [{ scene: "lift-bridge", alt: "Stalen hefbrug bij avondlicht, een woonboot vaart eronder" }],
    mood: "practical",
    interest: 0.33,
  },
  {
    key: "bewonerskaart-station",
    by: "stad-gent",
    author: "els",
    when: { daysAgo: 100, at: "10:00" },
    title: "Bewonerskaart verlopen? Vraag ze nu online aan",
    text: `
      In de buurt van het station lopen de bewonerskaarten af op het einde van de maand. Een nieuwe kaart aanvragen duurt drie minuten, met je rijksregisternummer en je nummerplaat.
      De eerste kaart is gratis. Voor een tweede wagen betaal je 250 euro per jaar.
      **Let op:** wij sturen nooit een sms met een betaallink. Krijg je er toch een? Weg ermee.`,
    themes: ["mobility"],
    where: ["station-noord", "station-zuid"],
    button: { link: "https://www.gent.example/bewonerskaart", text: "Kaart aanvragen" },
    comments: "off",
    mood: "practical",
    interest: 0.12,
  },
];
