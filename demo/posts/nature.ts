import type { DemoPost } from "../shapes.ts";

export const nature: DemoPost[] = [
  {
    key: "geveltuinen",
    by: "stad-gent",
    author: "els",
    when: { day: "03-25", at: "11:10" },
    title: "Eén stoeptegel minder, één geveltuin meer",
    text: `
      Een geveltuin is zo groot als een deurmat en toch doet hij veel: hij koelt je gevel, slurpt regen op en maakt van een straat een plek waar mensen blijven staan.
      De stad **wipt de tegels en levert de grond**, gratis. Jij plant en geeft water. Huur je? Dan heb je alleen een mailtje van je eigenaar nodig.
      - Aanvragen kan tot {+26}.
      - Vraag je met vijf buren samen, dan krijgen jullie elk een klimplant.
      - Blauweregen is prachtig, maar wordt twintig meter. Klimhortensia is braver.`,
    themes: ["nature", "housing"],
    where: "all",
    button: {
      link: "https://www.gent.example/geveltuin",
      text: "Geveltuin aanvragen",
      description: "Klaar in vijf minuten, foto van je gevel volstaat",
    },
    pictures: [
      {
        scene: "facade-garden",
        alt: "Buren planten en gieten een geveltuin met een bloeiende klimplant tegen een rode gevel",
      },
    ],
    comments: "combined",
    mood: "joy",
    interest: 0.5,
  },
  {
    key: "boomplantdag",
    by: "stad-gent",
    author: "els",
    when: { day: "11-12", at: "10:20" },
    title: "Boomplantdag in de Gentbrugse Meersen",
    text: `
      Duizend bomen, tweeduizend handen. Op {sun+8} planten we samen een nieuw stuk bos in de **Gentbrugse Meersen**, met zomereik, zwarte els en hazelaar.
      - Vanaf 10 uur, de laatste boom gaat om 15 uur de grond in.
      - Breng laarzen mee. Spades zijn er, in twee maten.
      - Wie dit jaar een kind kreeg, mag een boom planten met een naamlabel.
      Warme chocomelk voor wie kouleukt, en een verhalenverteller voor wie moe is.`,
    themes: ["nature", "children"],
    where: ["gentbrugge", "oud-gentbrugge", "moscou", "ledeberg"],
    pictures: [
      {
        scene: "tree-planting",
        alt: "Mensen planten jonge bomen in een herfstig park, een kind knielt bij een plantput",
      },
    ],
    comments: "combined",
    mood: "joy",
    interest: 0.52,
  },
  {
    key: "egels",
    by: "stad-gent",
    author: "joris",
    type: "educational",
    when: { day: "10-05", at: "09:50" },
    title: "Laat een gaatje in je schutting, dan komt de egel",
    text: `
      In Wondelgem en Mariakerke telden vrijwilligers deze zomer **84 egels**. Dat lijkt veel, maar tien jaar geleden waren het er dubbel zoveel.
      Een egel loopt per nacht een kilometer of twee. Een dichte schutting is voor hem een muur. Een gat van 13 bij 13 centimeter volstaat.
      - Laat een hoop bladeren liggen. Dat is zijn winterbed.
      - Zet een platte schotel water, nooit melk.
      - Kijk onder de haag voor je snoeit of maait, ook met de robot.`,
    themes: ["nature"],
    where: ["wondelgem", "mariakerke", "bloemekenswijk"],
    pictures: [
      {
        scene: "hedgehog",
        alt: "Een egel met twee jongen loopt langs een houten schutting met een gaatje, tussen herfstbladeren",
      },
    ],
    comments: "combined",
    mood: "joy",
    interest: 0.55,
  },
  {
    key: "bourgoyen-nat",
    by: "stad-gent",
    author: "joris",
    when: { day: "01-20", at: "13:15" },
    title: "Bourgoyen onder water: mooi voor de vogels, nat voor jou",
    text: `
      De meersen staan blank en dat is de bedoeling: zo houden ze het water uit onze kelders. Intussen zitten er **3.000 smienten en 400 grutto's**.
      Het rode wandelpad is open tot aan de vogelkijkhut. Blauw en geel zijn dicht. Honden blijven aan de leiband, een opgejaagde vogel verliest in één vlucht de energie van een hele dag eten.
      Op {sun+4} om 9 uur vertrekt een gids aan het natuurcentrum. Verrekijkers kun je lenen.`,
    themes: ["nature"],
    where: ["mariakerke", "drongen", "brugse-poort"],
    pictures: [
      { scene: "wetland", alt: "Volwassene en kind op een vlonder tussen riet, een reiger en eenden in het water" },
      { scene: "wet-path", alt: "Een wandelpad vol plassen in de regen, iemand met een paraplu" },
    ],
    mood: "wonder",
    interest: 0.42,
  },
  {
    key: "processierups",
    by: "stad-gent",
    author: "els",
    type: "educational",
    when: { day: "06-05", at: "10:40" },
    title: "Eikenprocessierups: kijk, maar raak niet aan",
    text: `
      In de eiken van het Parkbos en langs de Putkapelstraat zijn de eerste nesten gezien. De haartjes van de rupsen geven **jeuk en rode vlekken**, soms pas na enkele uren.
      - Loop er met een boog omheen en laat kinderen niet onder de eik spelen.
      - Toch contact? Douchen, haren wassen, kleren op 60 graden. Niet krabben, plakband helpt wel.
      - Zie je een nest op openbaar domein? Meld het, met de plaats en de hoogte.
      Ingehuurde ploegen zuigen de nesten weg. Dat klinkt als een reuzenstofzuiger, en dat is het ook.`,
    themes: ["nature", "health-wellbeing"],
    where: ["westrem", "zwijnaarde", "drongen"],
    mood: "practical",
    interest: 0.24,
  },
  {
    key: "naam-nieuw-park",
    by: "stad-gent",
    author: "ada",
    type: "option",
    when: { daysAgo: 17, at: "12:00" },
    title: "Welke naam krijgt het nieuwe park in de Bloemekenswijk?",
    text: `
      Waar vroeger de wasserij stond, komt volgend voorjaar een park met een hoogstamboomgaard, een speelbeek en een lange bank. Jullie stuurden **212 namen** in. Een jury van drie bewoners, een dichter en de archivaris koos er vier uit.
      - *Wasserijpark*: naar de fabriek waar 140 vrouwen werkten.
      - *Bloemekenshof*: omdat elke straat hier al bloeit.
      - *Leonie Van Aerdepark*: de meestergast die in 1936 de eerste staking leidde.
      - *Park Propere Was*: ingezonden door klas 3B.`,
    themes: ["nature", "governance"],
    where: ["bloemekenswijk", "rabot", "wondelgem"],
    options: ["Wasserijpark", "Bloemekenshof", "Leonie Van Aerdepark", "Park Propere Was"],
    openFor: 25,
    pictures: [
      { scene: "picnic", alt: "Mensen picknicken op een geruit kleed in een park met bomen en bloemen" },
      { scene: "playground", alt: "Speeltuin met glijbaan, schommel, wip en zandbak", seed: "bloemekens" },
    ],
    comments: "combined",
    mood: "joy",
    interest: 0.8,
    tally: [22, 19, 31, 44],
  },
  {
    key: "sproeiverbod",
    by: "stad-gent",
    author: "ada",
    when: { day: "07-22", at: "08:30" },
    title: "Droogte: geen zwembad vullen, geen gazon sproeien",
    text: `
      Het regende al 31 dagen niet. Daarom geldt in heel Gent een **sproeiverbod met leidingwater** tussen 8 en 20 uur. Zwembaden groter dan 2.000 liter vullen mag niet.
      Wat wel mag: groenten water geven met een gieter, en alles met regenwater. Geef je jonge straatboom twee emmers per week, dan haalt hij de herfst.
      Boompjes met een groene zak krijgen al water van ons. Alle andere zijn blij met jou.`,
    themes: ["nature", "governance"],
    where: "all",
    pictures: [
      { scene: "drought", alt: "Dor gras met barsten, een vrouw geeft met een gieter water aan verdorde bloemen" },
    ],
    mood: "practical",
    interest: 0.26,
  },
  {
    key: "bomen-peter-benoitlaan",
    by: "stad-gent",
    author: "joris",
    when: { daysAgo: 90, at: "14:45" },
    title: "Waarom de kastanjes in de Peter Benoitlaan weg moeten",
    text: `
      Slecht nieuws, we zeggen het liever zelf. Van de 46 kastanjes in de **Peter Benoitlaan** zijn er 29 ziek: kastanjebloedingsziekte. Vier staan op omvallen.
      In de winter vellen we de zieke bomen. In hun plaats komen hetzelfde jaar nog 38 bomen van vijf soorten, zodat één ziekte nooit meer een hele laan kan treffen.
      Het hout blijft in de wijk: er komen banken van, en een klimstam voor de school. Wie een schijf wil als aandenken, kan ze op {sat+30} gratis komen halen.`,
    themes: ["nature"],
    where: ["moscou"],
    streets: ["Peter Benoitlaan", "Jules de Saint-Genoisstraat", "Gontrodestraat"],
    comments: "combined",
    mood: "worry",
    interest: 0.6,
  },
  {
    key: "bloemenweide-oostakker",
    by: "stad-gent",
    author: "els",
    when: { day: "05-12", at: "16:00" },
    title: "Niet vergeten te maaien: de bloemenweide bloeit",
    text: `
      Langs de Gentstraat en rond de kerk van Oostakker laten we het gras staan tot eind juni. Er groeien nu **41 soorten**, twee jaar geleden waren dat er 12.
      Een slingerpad maaien we wel, zodat je er middenin kunt staan. Pluk gerust een handvol, laat een armvol staan.
      De imker van de Wolfputstraat verkoopt in augustus de eerste honing. Onder ons: hij is goed.`,
    themes: ["nature"],
    where: ["oostakker", "sint-amandsberg"],
    pictures: [
      { scene: "wildflowers", alt: "Veld vol klaprozen, margrieten en korenbloemen met bijen, twee mensen op een pad" },
    ],
    mood: "joy",
    interest: 0.38,
  },
];
