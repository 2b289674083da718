import type { DemoPost } from "../shapes.ts";

export const nuisance: DemoPost[] = [
  {
    key: "lenteschoonmaak",
    by: "stad-gent",
    author: "els",
    when: { day: "03-18", at: "09:15" },
    title: "Lenteschoonmaak: wie ruimt mee op?",
    text: `
      Op {sat+9} trekken we in acht wijken de handschoenen aan. Vorig jaar haalden 1.900 Gentenaars samen **11 ton zwerfvuil** weg, waaronder een keukenkraan, zes paraplu's en een kunstgebit.
      - Start om 10 uur, op het pleintje waar je de blauwe vlag ziet.
      - Grijpers, zakken en hesjes zijn er. Kinderen krijgen een maat kleiner.
      - Om 12.30 uur is er soep en muziek van de fanfare.
      Schrijf je in met je straat of je klas. Alleen komen mag ook: je gaat niet alleen weg.`,
    themes: ["nuisance", "neighbour-contact"],
    where: ["rabot", "brugse-poort", "ledeberg", "muide", "dampoort", "sluizeken", "nieuw-gent", "bloemekenswijk"],
    button: { link: "https://www.gent.example/lenteschoonmaak", text: "Ik doe mee" },
    pictures: [{ scene: "clean-up", alt: "Vrijwilligers met grijpers en zakken rapen afval op een grasveld" }],
    comments: "combined",
    mood: "joy",
    interest: 0.5,
  },
  {
    key: "sluikstort-cameras",
    by: "stad-gent",
    author: "joris",
    type: "educational",
    when: { daysAgo: 22, at: "14:10" },
    title: "Sluikstort: zo werken de verplaatsbare camera's",
    text: `
      Sinds vorige week staan er **verplaatsbare camera's** aan de glasbollen van de Gasmeterlaan en de Sleepstraat. Ze filmen alleen de grond rond de bollen, niet de ramen.
      - Beelden worden na een maand gewist, tenzij er een vaststelling is.
      - De boete is 250 euro, plus de kosten om op te ruimen.
      - Wie een berg ziet liggen, meldt die het best meteen: afval trekt afval aan.
      Grof vuil kwijt? Een afspraak aan huis kost 12 euro per halve kubieke meter. Met een kansentarief is de eerste keer gratis.`,
    themes: ["nuisance"],
    where: ["rabot", "sluizeken"],
    button: { link: "https://www.gent.example/grofvuil", text: "Afspraak voor grof vuil" },
    pictures: [{ scene: "bin-lorry", alt: "Vuilniswagen in een straat, een ophaler met een container" }],
    comments: "combined",
    mood: "thanks",
    interest: 0.48,
  },
  {
    key: "nachtlawaai-overpoort",
    by: "stad-gent",
    author: "ada",
    type: "perception",
    when: { day: "10-10", at: "11:20" },
    title: "Hoe goed slaap jij in en rond de Overpoort?",
    text: `
      Drie weken na de start van het academiejaar vragen we de buren: **hoe rustig zijn jouw nachten?** 1 is 'ik lig elke nacht wakker', 10 is 'ik hoor niets'.
      Wat er dit jaar nieuw is:
      - Nachtstewards op donderdag en vrijdag, tot 5 uur.
      - Glas gaat na 22 uur niet meer de straat op.
      - Een nummer dat 's nachts wél opneemt. Het staat op de sticker in je bus.
      Met de cijfers stellen we in januari bij, samen met de cafés en de studentenkringen.`,
    themes: ["nuisance", "health-wellbeing"],
    where: ["binnenstad"],
    openFor: 45,
    pictures: [{ scene: "night-canal", alt: "Nacht aan het water: verlichte gevels en straatlantaarns" }],
    comments: "combined",
    mood: "grumble",
    interest: 0.66,
    tally: [4.4],
  },
  {
    key: "geen-vuurwerk",
    by: "stad-gent",
    author: "ada",
    type: "educational",
    when: { day: "12-27", at: "10:00" },
    title: "Geen vuurwerk met oudjaar: denk aan wie niet kan vluchten",
    text: `
      Vuurwerk afsteken is in Gent **verboden**, ook op oudejaarsnacht. De boete loopt op tot 350 euro.
      Het gaat niet om regeltjes. In de nacht van oud op nieuw raken elk jaar mensen gewond, schrikken dieren zich dood en ligt er op 1 januari overal plastic.
      - Laat je hond voor 22 uur uit, aan de leiband. Sluit de gordijnen en zet muziek op.
      - Op het stadhuisplein is er om middernacht een **lichtspel zonder knallen**. Te zien tot in Ledeberg.
      - Wie een boze buur ontmoet, wenst hem een gelukkig nieuwjaar.`,
    themes: ["nuisance", "safety"],
    where: "all",
    pictures: [
      {
        scene: "cat-at-night",
        alt: "Een zwarte kat zit 's nachts op de nok van een dak, met de torens van Gent op de achtergrond",
      },
    ],
    comments: "combined",
    mood: "thanks",
    interest: 0.46,
  },
  {
    key: "ratten-in-de-tuin",
    by: "stad-gent",
    author: "els",
    type: "educational",
    when: { daysAgo: 52, at: "13:00" },
    title: "Ratten in de tuin? Dit helpt, en dit niet",
    text: `
      We kregen dit najaar dubbel zoveel meldingen langs de Ottergemsesteenweg en de Stropstraat. Ratten komen op eten af, niet op mensen.
      **Wat helpt**
      - Geen brood voor de eendjes of de duiven. Het meeste zinkt, de rest eet de rat.
      - Een gesloten compostvat, zonder gekookte etensresten.
      - Gaten groter dan je duim dichten met metselwerk of fijn gaas.
      **Wat niet helpt**
      - Gif strooien. Dat doodt ook egels en uilen, en er komen nieuwe ratten.
      Meld ze gratis: de rattenvanger komt binnen vijf werkdagen langs, ook op privéterrein.`,
    themes: ["nuisance", "health-wellbeing"],
    where: ["station-noord", "nieuw-gent", "ledeberg"],
    button: { link: "https://www.gent.example/ratten", text: "Ratten melden" },
    mood: "practical",
    interest: 0.34,
  },
  {
    key: "glasbollen-verhuizen",
    by: "stad-gent",
    author: "joris",
    type: "option",
    when: { daysAgo: 66, at: "15:00" },
    title: "De glasbollen moeten weg van de Antwerpsesteenweg. Maar waarheen?",
    text: `
      Door de nieuwe bushalte is er geen plaats meer voor de glasbollen aan de **Antwerpsesteenweg**. Ze gaan ondergronds, dat scheelt in lawaai en sluikstort.
      Drie plekken zijn mogelijk. Alle drie liggen ze op minder dan 350 meter van de oude.`,
    themes: ["nuisance"],
    where: ["sint-amandsberg"],
    options: [
      "Parking Heiveldstraat",
      "Victor Braeckmanlaan, aan het plantsoen",
      "Hoek Halvemaanstraat en Schuurstraat",
    ],
    openFor: 30,
    pictures: [
      { scene: "glass-containers", alt: "Drie glasbollen in groen, wit en blauw op een plein, mensen brengen flessen" },
    ],
    comments: "combined",
    mood: "practical",
    interest: 0.4,
    tally: [41, 18, 27],
  },
  {
    key: "afvalkalender",
    by: "stad-gent",
    author: "els",
    when: { day: "12-15", at: "10:45" },
    title: "Nieuwe ophaaldagen vanaf januari",
    text: `
      In de rand van de stad verandert de ronde. Restafval komt voortaan **om de veertien dagen**, gft elke week.
      Kijk in de lijst hieronder wat jouw dag wordt, of zet de kalender in je telefoon. De papieren kalender valt nog voor nieuwjaar in de bus.
      Verkeerd buitengezet in de eerste twee weken? Geen boete: de ophaler hangt een geel kaartje en neemt alles nog één keer mee.`,
    themes: ["nuisance"],
    where: ["drongen", "mariakerke", "wondelgem", "oostakker", "westrem", "zwijnaarde", "gentbrugge"],
    attachments: [
      {
        name: "ophaaldagen.csv",
        text: "wijk;restafval;gft;papier;pmd\nDrongen;maandag (even weken);maandag;1e donderdag;2e vrijdag\nMariakerke;dinsdag (even weken);dinsdag;1e donderdag;2e vrijdag\nWondelgem;dinsdag (oneven weken);dinsdag;2e donderdag;1e vrijdag\nOostakker;woensdag (even weken);woensdag;2e donderdag;3e vrijdag\nSint-Denijs-Westrem;donderdag (oneven weken);donderdag;3e woensdag;3e vrijdag\nZwijnaarde;donderdag (even weken);donderdag;3e woensdag;4e vrijdag\nGentbrugge;vrijdag (oneven weken);vrijdag;4e woensdag;4e maandag\n",
      },
    ],
    comments: "off",
    mood: "practical",
    interest: 0.18,
  },
];
