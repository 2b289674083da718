import type { DemoPost } from "../shapes.ts";

/** Culture, health and wellbeing. */
export const culture: DemoPost[] = [
  {
    key: "gentse-feesten",
    by: "stad-gent",
    author: "nadia",
    when: { day: "07-08", at: "10:00" },
    title: "Gentse Feesten: tien dagen feest, en toch slapen",
    text: `
      Vanaf {fri+8} is de binnenstad tien dagen lang van iedereen. Wat je als bewoner moet weten:
      - **Autovrij** tussen 16 en 8 uur binnen de kleine ring. Met je bewonerskaart mag je tot 16 uur naar je garage.
      - Muziek stopt op weeknachten om 3 uur, in het weekend om 5 uur. Oordopjes haal je gratis bij de apotheker.
      - Vuilnis wordt elke ochtend opgehaald, zet je zak pas na 6 uur buiten.
      - Dag en nacht bereikbaar: de feestlijn voor bewoners.
      Rust nodig? In de tuin van de Bijloke is er een stille plek met hangmatten, alleen voor buurtbewoners.`,
    themes: ["culture", "nuisance"],
    where: ["binnenstad", "sluizeken", "prinsenhof", "macharius", "watersportbaan"],
    visibility: "public-page",
    button: { link: "https://www.gent.example/feesten-bewoners", text: "Alles voor bewoners" },
    pictures: [
      { scene: "festival", alt: "Publiek danst voor een podium tussen de gevels bij valavond, met lampjes" },
      { scene: "graslei", alt: "De Graslei in de ochtend: trapgevels, rondvaartboten en een zwaan" },
    ],
    comments: "combined",
    mood: "joy",
    interest: 0.6,
  },
  {
    key: "lichtfestival",
    by: "stad-gent",
    author: "nadia",
    when: { day: "01-26", at: "11:30" },
    title: "Lichtfestival: volg het licht, niet de massa",
    text: `
      Vier avonden, 36 kunstwerken, zeven kilometer wandelen. Voor wie in de stad woont is er de **bewonersavond** op {wed+1}: dezelfde werken, een kwart van het volk.
      Duizend papieren bootjes met een lampje drijven op de Leie. Kinderen van zes Gentse scholen vouwden ze, elk met een wens erop.`,
    themes: ["culture"],
    where: "all",
    visibility: "public-page",
    pictures: [{ scene: "lights", alt: "Lichtjes drijven 's nachts op het water voor de verlichte torens van Gent" }],
    comments: "combined",
    mood: "wonder",
    interest: 0.55,
  },
  {
    key: "openluchtfilm",
    by: "stad-gent",
    author: "nadia",
    when: { day: "08-06", at: "12:00" },
    title: "Film onder de sterren in het Claeys-Bouüaertpark",
    text: `
      Op {fri+4} zodra het donker is: **Big Buck Bunny** voor de kleintjes, daarna een klassieker die jullie kozen. Gratis, met ondertitels en een ringleiding voor wie slecht hoort.
      Breng een deken mee en iets tegen de muggen. Popcorn is er, gemaakt door de ouderraad. Bij onweer schuiven we een dag op.`,
    themes: ["culture", "children"],
    where: ["mariakerke", "brugse-poort", "wondelgem", "drongen"],
    video: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    pictures: [
      { scene: "open-air-film", alt: "Groot filmdoek in een park onder de sterren, gezinnen zitten op dekens" },
    ],
    comments: "combined",
    mood: "joy",
    interest: 0.46,
  },
  {
    key: "muurschildering-dampoort",
    by: "stad-gent",
    author: "nadia",
    type: "option",
    when: { daysAgo: 16, at: "17:00" },
    title: "Welke muurschildering komt er onder het spoor aan de Dampoort?",
    text: `
      Drie kunstenaars wandelden mee met buren, pendelaars en het volkstuintje. Elk maakte een voorstel voor de **muur van 40 meter** in de Kunstenaarstraat.
      - *De reiger* van Mira: een vogel die op de trein wacht.
      - *Vierentwintig handen* van Kojo: de beroepen van de straat, van naaister tot koerier.
      - *Onder water* van het collectief Plons: de wijk zoals een vis ze ziet.
      Schilderen begint zodra het droog is. Wie verf durft vast te houden, mag een dag meedoen.`,
    themes: ["culture"],
    where: ["dampoort"],
    options: ["De reiger", "Vierentwintig handen", "Onder water"],
    openFor: 20,
    pictures: [
      { scene: "mural", alt: "Een schilder op een stelling werkt aan een muurschildering van een reiger met tulpen" },
    ],
    comments: "combined",
    mood: "joy",
    interest: 0.74,
    tally: [39, 44, 17],
  },
  {
    key: "patersholfeesten",
    by: "stad-gent",
    author: "nadia",
    when: { day: "08-02", at: "15:30" },
    title: "Patersholfeesten: eten in straten zo breed als een tafel",
    text: `
      Drie dagen lang koken de bewoners zelf. Dit jaar met een Ghanese grill op de hoek, een harmonie uit 1888 en de kortste kinderkoers van het land: **vier minuten, één bocht**.
      Bewoners van de aangrenzende straten krijgen een stempel om met hun fiets door te mogen. Het vuur gaat om 23 uur uit.`,
    themes: ["culture", "neighbour-contact"],
    where: ["sluizeken", "binnenstad", "prinsenhof"],
    pictures: [{ scene: "castle", alt: "Een kasteel met vlag aan het water, met trapgevels en een rondvaartboot" }],
    mood: "joy",
    interest: 0.38,
  },
  {
    key: "kermis-oostakker",
    by: "stad-gent",
    author: "els",
    when: { day: "08-30", at: "09:10" },
    title: "Septemberkermis Oostakker: draaimolen, dauwtrip en één uur stilte",
    text: `
      Van {fri+4} tot {mon+7} staat de kermis rond de kerk. De Sint-Laurentiuslaan is dan afgesloten, de bus rijdt om via de Groenstraat.
      Op zondag van 11 tot 12 uur draaien de molens **zonder muziek en zonder flitslicht**. Voor kinderen die dat nodig hebben, en ouders die het stilletjes ook fijn vinden.`,
    themes: ["culture", "children"],
    where: ["oostakker", "kanaaldorpen"],
    visibility: "public-page",
    pictures: [{ scene: "fair", alt: "Kermis met reuzenrad, draaimolen en een kraam bij avondlicht" }],
    mood: "joy",
    interest: 0.4,
  },
  {
    key: "kioskconcert",
    by: "stad-gent",
    author: "nadia",
    when: { day: "06-12", at: "14:20" },
    title: "Kioskconcerten in Sint-Kruis-Winkel en Mendonk",
    text: `
      Vier zondagen, vier orkesten, gratis stoelen. De kanaaldorpen liggen ver van de Vooruit, dus komt de muziek **naar het dorp**. Eerste concert op {sun+5} om 15 uur: fanfare De Eendracht met zangeres Aïda.
      De belbus stopt aan de kiosk. Bij regen spelen ze in de turnzaal, dan is de galm gratis.`,
    themes: ["culture"],
    where: ["kanaaldorpen", "oostakker"],
    pictures: [{ scene: "bandstand", alt: "Muzikanten spelen in een kiosk in het park, het publiek juicht" }],
    mood: "joy",
    interest: 0.36,
  },
  {
    key: "griepvaccin",
    by: "stad-gent",
    author: "els",
    when: { day: "10-15", at: "09:40" },
    title: "Griepprik: deze weken bij je apotheker, zonder afspraak",
    text: `
      Ben je 65 of ouder, zwanger, chronisch ziek of werk je in de zorg? Dan raden artsen de **griepprik** aan. De prik is dan bijna gratis, en je kunt meteen ook het coronavaccin krijgen.
      - Bij de meeste apothekers hoeft geen afspraak.
      - In de wijkgezondheidscentra kun je terecht zonder papieren en zonder geld.
      - Raak je niet buiten? Vraag een thuisverpleegkundige.
      Een stijve arm de dag nadien is normaal. Appeltaart helpt.`,
    themes: ["health-wellbeing"],
    where: "all",
    visibility: "public-page",
    button: { link: "https://www.gent.example/griepprik", text: "Zoek een punt bij jou" },
    pictures: [
      { scene: "health-centre", alt: "Een verpleegkundige geeft een prik in een lichte wachtruimte met planten" },
    ],
    comments: "combined",
    mood: "practical",
    interest: 0.26,
  },
  {
    key: "hitteplan",
    by: "stad-gent",
    author: "ada",
    when: { day: "06-28", at: "08:15" },
    title: "Hitte tot 35 graden: klop eens aan bij je buur",
    text: `
      De komende vier dagen wordt het heel warm. Oudere mensen voelen minder snel dorst. **Eén belletje of een ijsje aan de deur** kan het verschil maken.
      - Drink water, ook zonder dorst. Gordijnen dicht overdag, ramen open 's nachts.
      - Koele plekken: de bib, de kerken en de inkomhal van het stadhuis. Je hoeft er niets te kopen of te geloven.
      - Fonteinen en sproeiers in elf parken blijven open tot 22 uur.
      - Suf, misselijk of verward? Bel de huisarts of 112.`,
    themes: ["health-wellbeing", "neighbour-contact"],
    where: "all",
    pictures: [{ scene: "heat", alt: "Twee ouderen rusten op een bank in de schaduw, kinderen spelen in een fontein" }],
    mood: "thanks",
    interest: 0.38,
  },
  {
    key: "wijkgezondheidscentrum",
    by: "stad-gent",
    author: "els",
    when: { daysAgo: 19, at: "10:55" },
    title: "Nieuw wijkgezondheidscentrum in de Sleepstraat",
    text: `
      Huisartsen, een kinesist, een diëtiste en een maatschappelijk werker onder één dak: vanaf volgende maand in de **Sleepstraat**. Je betaalt er niets, de ziekteverzekering betaalt per ingeschreven bewoner.
      Woon je tussen het Tolhuis en de Ham? Dan kun je je inschrijven. Breng je identiteitskaart en een klevertje van het ziekenfonds mee. Geen ziekenfonds? Kom dan zeker langs.`,
    themes: ["health-wellbeing"],
    where: ["sluizeken"],
    button: { link: "https://www.gent.example/wgc-sleepstraat", text: "Inschrijven" },
    pictures: [
      {
        scene: "health-centre",
        alt: "Wachtkamer van een gezondheidscentrum met een groen kruis aan de muur",
        seed: "sleepstraat",
      },
    ],
    comments: "combined",
    mood: "welcome",
    interest: 0.46,
  },
  {
    key: "telefoonster",
    by: "stad-gent",
    author: "els",
    when: { day: "12-17", at: "13:10" },
    title: "Telefoonster: een stem tijdens de feestdagen",
    text: `
      Feestdagen kunnen stil zijn. Wie dat wil, krijgt van 20 december tot 6 januari elke dag een **telefoontje van een vaste vrijwilliger**. Over het weer, over vroeger, over niets.
      Ken je iemand? Vraag het eerst, en schrijf hem of haar dan in. Zelf bellen als vrijwilliger kan ook: tien minuten per dag volstaan.`,
    themes: ["health-wellbeing", "neighbour-contact"],
    where: "all",
    button: { link: "https://www.gent.example/telefoonster", text: "Schrijf iemand in" },
    pictures: [
      { scene: "phone-star", alt: "Een oudere vrouw telefoneert in haar zetel, een kat slaapt op een rood kussen" },
    ],
    comments: "combined",
    mood: "thanks",
    interest: 0.42,
  },
  {
    key: "luchtkwaliteit",
    by: "stad-gent",
    author: "joris",
    when: { daysAgo: 26, at: "09:55" },
    title: "Meet mee: hoe gezond is de lucht in jouw straat?",
    text: `
      We zoeken **120 gezinnen** die een maand lang een buisje aan hun raam hangen. Het meet stikstofdioxide, maakt geen geluid en vraagt geen stroom.
      Scholieren van de Visitatie tekenen de kaart. In het voorjaar zie je hier wat jouw straat doet, naast die van de burgemeester.`,
    themes: ["health-wellbeing", "mobility"],
    where: ["dampoort", "sint-amandsberg", "macharius", "oud-gentbrugge", "rabot"],
    button: { link: "https://www.gent.example/lucht", text: "Vraag een buisje" },
    comments: "combined",
    mood: "wonder",
    interest: 0.44,
  },
  {
    key: "rookvrije-speeltuinen",
    by: "stad-gent",
    author: "nadia",
    type: "vote",
    when: { daysAgo: 72, at: "11:05" },
    title: "Rookvrije speeltuinen: ook de banken errond?",
    text: `
      Roken op speeltuinen mag al niet meer. Een groep ouders vraagt om ook de **banken tot tien meter errond** rookvrij te maken, met borden die kinderen tekenden.
      Tegenstanders zeggen: een park is ook van volwassenen, en wie rookt zit daar al buiten. **Wat vind jij?**`,
    themes: ["health-wellbeing", "children"],
    where: ["gentbrugge", "oud-gentbrugge", "sint-amandsberg", "dampoort"],
    openFor: 30,
    comments: "combined",
    mood: "wonder",
    interest: 0.5,
    tally: [69, 31],
  },
  {
    key: "huisarts-van-wacht",
    by: "stad-gent",
    author: "els",
    type: "educational",
    when: { daysAgo: 140, at: "10:15" },
    title: "Ziek in het weekend? Eerst bellen, dan vertrekken",
    text: `
      Van vrijdagavond tot maandagochtend is er een huisarts van wacht. Bel **1733**: een verpleegkundige vraagt wat er scheelt en zegt waar je terechtkunt.
      Spoed is voor wat niet kan wachten: pijn op de borst, verlamming, een diepe wonde. Met oorpijn zit je er al snel zes uur.
      Apotheker van wacht? De lijst hangt aan elke apotheekdeur en staat online.`,
    themes: ["health-wellbeing"],
    where: "all",
    mood: "thanks",
    interest: 0.2,
  },
];
