import type { DemoPost } from "../shapes.ts";

export const leuven: DemoPost[] = [
  {
    key: "leuven-zwemmen-vaart",
    by: "stad-leuven",
    author: "hilde",
    when: { day: "06-24", at: "10:00" },
    title: "Zwemmen in de Vaart: proef deze zomer aan de Vaartkom",
    text: `
      Het water is goed, zeggen de stalen van het voorbije jaar. Daarom openen we van 1 juli tot 31 augustus een **zwemzone met redders** aan de kop van de Vaartkom, elke dag van 13 tot 19 uur.
      De kwaliteit meten we elke ochtend. Groene vlag is zwemmen, rode vlag is kijken. Na een zwaar onweer blijft de zone een dag dicht.`,
    themes: ["sports", "nature"],
    where: ["vaartkom", "sint-maartensdal", "wilsele-dorp", "blauwput", "centrum"],
    visibility: "public-page",
    pictures: [{ scene: "leuven-canal", alt: "De Vaartkom bij avondlicht: flats, silo's, een boot en wandelaars" }],
    comments: "combined",
    mood: "joy",
    interest: 0.6,
  },
  {
    key: "leuven-oude-markt",
    by: "stad-leuven",
    author: "otto",
    type: "perception",
    when: { daysAgo: 16, at: "11:10" },
    title: "Hoe rustig zijn jouw nachten rond de Oude Markt?",
    text: `
      Sinds dit academiejaar spreken de cafés en de stad af dat muziek buiten stopt om middernacht. **Merk je het verschil?** 1 is klaarwakker, 10 is slapen als een roos.
      De cijfers bespreken we elke drie maanden, met bewoners, kringen en cafébazen aan dezelfde tafel.`,
    themes: ["nuisance"],
    where: ["centrum", "dijle"],
    openFor: 30,
    comments: "combined",
    mood: "grumble",
    interest: 0.62,
    tally: [5.2],
  },
  {
    key: "leuven-speeltuin",
    by: "stad-leuven",
    author: "hilde",
    type: "option",
    when: { daysAgo: 9, at: "14:00" },
    title: "Speeltuin Bruineveld: wat missen we nog?",
    text: `
      De klassen van twee scholen kozen al een klimnet. Er is **geld voor nog één toestel**, en dat mag de rest van de buurt bepalen.`,
    themes: ["children"],
    where: ["kesseldal", "vlierbeek", "blauwput"],
    options: ["Waterpomp", "Kabelbaan", "Hangmatten onder de bomen", "Trampoline op grondhoogte"],
    openFor: 20,
    pictures: [{ scene: "leuven-park", alt: "Park met vijver, glijbaan, zandbak en spelende kinderen" }],
    comments: "combined",
    mood: "joy",
    interest: 0.7,
    tally: [17, 29, 14, 21],
  },
  {
    key: "leuven-kotstudenten",
    by: "stad-leuven",
    author: "hilde",
    when: { day: "09-22", at: "09:30" },
    title: "Er komt een student naast je wonen. Zeg eens dag",
    text: `
      Deze week verhuizen er **38.000 studenten** naar Leuven. Achter elke deur zit iemand die de vuilniskalender nog niet kent en wel jouw wifi-naam.
      In de dozen met welkomstkaarten, die je kunt ophalen in het stadskantoor, zit alles: ophaaldagen, een noodnummer en plaats voor jouw naam. Buren die zich voorstelden, belden vorig jaar half zo vaak voor lawaai.`,
    themes: ["neighbour-contact", "housing"],
    where: ["centrum", "maria-theresia", "vesalius", "dijle", "sint-jacob", "ridderbuurt", "heverlee"],
    pictures: [
      { scene: "leuven-students", alt: "Studenten verhuizen met dozen en een fiets, een oudere buurvrouw zwaait" },
    ],
    comments: "combined",
    mood: "welcome",
    interest: 0.44,
  },
  {
    key: "leuven-waterleiding",
    by: "stad-leuven",
    author: "otto",
    type: "urgent",
    when: { daysAgo: 37, at: "05:55" },
    title: "Geen water in Kessel-Lo: breuk onder de Diestsesteenweg",
    text: `
      Vannacht brak een leiding onder de **Diestsesteenweg**. Tussen de Gemeentestraat en de Lindensestraat is er geen water.
      - Flessen water krijg je aan het stadskantoor in de Gemeentestraat.
      - Het rusthuis en de kribbe worden als eersten bevoorraad.
      De herstelling duurt tot vanmiddag. Kook het water nog één dag nadat het terug is.`,
    themes: ["safety"],
    where: ["blauwput"],
    streets: ["Diestsesteenweg", "Gemeentestraat", "Lindensestraat", "Jozef Pierrestraat"],
    pictures: [{ scene: "pipe-burst", alt: "Water spuit uit het wegdek, hekken staan errond", seed: "leuven" }],
    mood: "worry",
    interest: 0.5,
  },
  {
    key: "leuven-autoluw",
    by: "stad-leuven",
    author: "otto",
    type: "vote",
    when: { daysAgo: 31, at: "15:45" },
    title: "Mechelsestraat op zondag autoluw?",
    text: `
      De handelaars van de **Mechelsestraat** vragen om de straat op zondag af te sluiten van 10 tot 18 uur. Bewoners met een garage krijgen een doorrijkaart, de bus rijdt om via de Vaartstraat.
      Ben je voor of tegen een proef van drie maanden?`,
    themes: ["mobility", "economics"],
    where: ["centrum", "ridderbuurt", "sint-maartensdal"],
    openFor: 25,
    comments: "combined",
    mood: "wonder",
    interest: 0.56,
    tally: [66, 34],
  },
  {
    key: "leuven-fietspad-tiensesteenweg",
    by: "stad-leuven",
    author: "hilde",
    when: { daysAgo: 4, at: "10:20" },
    title: "Tiensesteenweg: nieuw fietspad klaar, nu de bomen nog",
    text: `
      Sinds gisteren fiets je tussen Korbeek-Lo en de ring op een **breed, afgescheiden fietspad**. Volgende maand planten we er 84 lindes langs.
      De haltes schoven enkele meters op. Let op de witte bolletjes: daar steek je als voetganger het fietspad over, en heb je voorrang.`,
    themes: ["mobility", "nature"],
    where: ["korbeek-lo", "klein-rijsel", "tivoli", "boven-lo"],
    pictures: [{ scene: "cycle-lane", alt: "Fietsers op een breed rood fietspad met bomen", seed: "leuven" }],
    comments: "combined",
    mood: "joy",
    interest: 0.48,
  },
  {
    key: "leuven-kerstmarkt",
    by: "stad-leuven",
    author: "hilde",
    when: { day: "12-09", at: "09:00" },
    title: "Kerstmarkt op het Ladeuzeplein: uren voor bewoners",
    text: `
      Tien dagen lichtjes, jenever en een koor om de hoek. Voor de buren: leveringen zijn gedaan om 9 uur, de muziek stopt om 22 uur en het **eerste uur van elke dag is prikkelarm**.
      Bewoners van het centrum krijgen een bon voor een warme chocomelk in hun brievenbus. Als troost, of als aanmoediging.`,
    themes: ["culture"],
    where: ["centrum", "maria-theresia", "dijle", "sint-maartensdal"],
    visibility: "public-page",
    pictures: [{ scene: "christmas-market", alt: "Kerstmarkt bij avond met een grote verlichte boom", seed: "leuven" }],
    mood: "joy",
    interest: 0.42,
  },
  {
    key: "leuven-stadhuis",
    by: "stad-leuven",
    author: "otto",
    when: { daysAgo: 68, at: "13:20" },
    title: "Het stadhuis opent zijn deuren voor wie hier woont",
    text: `
      Voor het groot onderhoud begint, mag je nog één keer naar boven: op {sun+9} van 10 tot 17 uur, met de architect, de steenkapper en de **236 beelden van heel dichtbij**.
      Gratis voor bewoners, per twintig. Met rolstoel kan tot de eerste verdieping, daarna kijk je mee via een camera op de stelling.`,
    themes: ["culture", "governance"],
    where: "all",
    visibility: "public-page",
    button: { link: "https://www.leuven.example/stadhuis", text: "Kies een uur" },
    pictures: [
      {
        scene: "leuven-hall",
        alt: "Het stadhuis van Leuven met zijn torentjes, wandelaars en een fietser op het plein",
      },
    ],
    comments: "combined",
    mood: "wonder",
    interest: 0.46,
  },
  {
    key: "leuven-huisvuil",
    by: "stad-leuven",
    author: "hilde",
    type: "educational",
    when: { daysAgo: 88, at: "09:45" },
    title: "Gft, tuinafval of gewoon thuis composteren?",
    text: `
      Een derde van wat in de bruine zak zit, had compost kunnen worden. Compostmeesters leggen elke eerste zaterdag uit hoe het zonder stank kan, **ook op een balkon van één vierkante meter**.
      Een wormenbak kost met korting 18 euro. De wormen zijn gratis en werken ook op zondag.`,
    themes: ["nature", "nuisance"],
    where: ["heverlee", "heverlee-oost", "heverlee-west", "wijgmaal", "putkapel", "tervuursesteenweg", "kareelveld"],
    mood: "practical",
    interest: 0.28,
  },
  {
    key: "leuven-fuif-wijgmaal",
    by: "stad-leuven",
    author: "hilde",
    when: { daysAgo: 24, at: "16:30" },
    title: "Oude fabriek in Wijgmaal: denk mee over de grote hal",
    text: `
      De stijfselfabriek staat leeg, het dak is gemaakt. Wat moet er komen: een turnzaal, ateliers, een fuifzaal, alles door elkaar? Op {+11} om 20 uur zetten we **de maquette op tafel en de stoelen errond**.
      Jongeren beginnen al om 18 uur, met pizza en zonder ouders.`,
    themes: ["governance", "culture"],
    where: ["wijgmaal", "putkapel", "wilsele-dorp"],
    pictures: [
      { scene: "debate", alt: "Bewoners bekijken voorstellen op een bord met gekleurde briefjes", seed: "wijgmaal" },
    ],
    comments: "combined",
    mood: "wonder",
    interest: 0.4,
  },
  {
    key: "leuven-geveltuin",
    by: "stad-leuven",
    author: "hilde",
    when: { day: "04-10", at: "11:30" },
    title: "Tegel eruit, plant erin",
    text: `
      Leuven koelt af, tegel per tegel. Vraag een geveltuin aan en we wippen ze voor je uit. Straten met **meer dan tien geveltuinen** krijgen er een zitbank en een boom bij.`,
    themes: ["nature", "housing"],
    where: "all",
    pictures: [
      { scene: "facade-garden", alt: "Buren planten een geveltuin met een klimplant tegen een gevel", seed: "leuven" },
    ],
    mood: "joy",
    interest: 0.36,
  },
];
