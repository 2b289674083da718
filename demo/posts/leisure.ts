import type { DemoPost } from "../shapes.ts";

/** Sports and children. */
export const leisure: DemoPost[] = [
  {
    key: "zwembad-uren",
    by: "stad-gent",
    author: "els",
    when: { daysAgo: 11, at: "09:20" },
    title: "Rozebroeken: vroege vogels welkom, dinsdagavond dicht",
    text: `
      Vanaf volgende week opent het zwembad op maandag en donderdag al om **6.30 uur**. Ideaal voor wie voor het werk baantjes trekt.
      Op dinsdagavond sluit het recreatiebad om 18 uur: de filters worden vernieuwd, vier weken lang. Het baantjesbad blijft open.
      Nieuw is het *stille uur* op zondag van 9 tot 10: geen muziek, gedempt licht, maximaal dertig mensen.`,
    themes: ["sports", "health-wellbeing"],
    where: ["sint-amandsberg", "dampoort", "oostakker"],
    pictures: [{ scene: "pool", alt: "Zwemmers trekken baantjes in een zwembad met grote ramen" }],
    comments: "combined",
    mood: "joy",
    interest: 0.36,
  },
  {
    key: "verlichting-watersportbaan",
    by: "stad-gent",
    author: "joris",
    when: { day: "10-28", at: "10:00" },
    title: "Lopen aan de Watersportbaan kan nu tot 23 uur",
    text: `
      De 5 kilometer rond de **Watersportbaan** is vanaf vandaag helemaal verlicht. De lampen zijn oranje en staan laag: genoeg om een plas te zien, te weinig om een vleermuis te storen.
      Ze gaan feller branden als je eraan komt en dimmen weer als je voorbij bent. Loop je met zijn tweeën, dan loopt het licht gezellig mee.
      Aan de Yachtdreef is er een kraantje bij gekomen en een rek om te stretchen.`,
    themes: ["sports", "safety"],
    where: ["watersportbaan", "brugse-poort", "station-noord"],
    pictures: [{ scene: "rowing", alt: "Drie lopers op een rood pad langs het water, roeiers op de achtergrond" }],
    mood: "thanks",
    interest: 0.45,
  },
  {
    key: "sportkampen",
    by: "stad-gent",
    author: "nadia",
    when: { day: "04-22", at: "08:00" },
    title: "Sportkampen zomer: inschrijven vanaf 20 uur",
    text: `
      Klimmen, roeien, cricket, circus of gewoon een week voetbal: **64 kampen** voor kinderen van 3 tot 16 jaar.
      - Inschrijven start vanavond om 20 uur. Bel je liever, dan helpt iemand je mee tot 21 uur.
      - Met UiTPAS kansentarief betaal je 4 euro per dag, eten inbegrepen.
      - Kinderen met een beperking krijgen een eigen begeleider. Vraag het bij de inschrijving.
      Vol? Schrijf je op de wachtlijst: vorig jaar kwam één op de drie alsnog binnen.`,
    themes: ["sports", "children"],
    where: "all",
    button: { link: "https://www.gent.example/sportkampen", text: "Inschrijven" },
    pictures: [{ scene: "football", alt: "Kinderen voetballen op een grasveld, een keeper staat in het doel" }],
    mood: "practical",
    interest: 0.3,
  },
  {
    key: "skatepark-ontwerp",
    by: "stad-gent",
    author: "nadia",
    type: "vote",
    when: { daysAgo: 35, at: "16:45" },
    title: "Skatepark Wondelgem: dit tekenden 47 jongeren",
    text: `
      Zes woensdagen lang tekenden jongeren van 9 tot 22 jaar met een ontwerper aan het **skatepark achter de Botestraat**. Er is een kom voor beginners, een straatstuk, een bank in de schaduw en een plek voor wie alleen kijkt.
      Ook de buren zaten aan tafel. Daarom ligt het park 60 meter van de dichtste tuin, en gaat het licht uit om 21.30 uur.
      **Bouwen we het zo?** Bij genoeg steun begint de aanleg in het voorjaar.`,
    themes: ["sports", "children"],
    where: ["wondelgem"],
    openFor: 35,
    pictures: [{ scene: "skatepark", alt: "Jongeren op skateboards in een betonnen skatepark bij avondlicht" }],
    comments: "combined",
    mood: "joy",
    interest: 0.68,
    tally: [81, 19],
  },
  {
    key: "fit-o-meter",
    by: "stad-gent",
    author: "joris",
    when: { daysAgo: 110, at: "09:30" },
    title: "Fit-o-meter in het Vijvermeerspark is terug",
    text: `
      Na een opknapbeurt kun je weer klimmen, duwen en balanceren op **twaalf toestellen** langs het pad. Vier ervan zijn gemaakt voor wie in een rolstoel zit of na een operatie opnieuw begint.
      Elke zaterdag om 10 uur loopt kinesist Marleen mee. Gratis, geen inschrijving, traag is ook een tempo.`,
    themes: ["sports", "health-wellbeing"],
    where: ["westrem", "station-zuid", "zwijnaarde"],
    mood: "thanks",
    interest: 0.24,
  },
  {
    key: "inschrijven-basisschool",
    by: "stad-gent",
    author: "nadia",
    when: { day: "02-20", at: "09:00" },
    title: "Kindje geboren in het juiste jaar? Meld aan voor de kleuterschool",
    text: `
      Word je kind dit of volgend schooljaar tweeënhalf, dan meld je het aan **tussen 1 en 22 maart**. Vroeg of laat in die periode maakt geen verschil: het is geen wedstrijd.
      - Kies minstens drie scholen, in de volgorde die jij wilt.
      - Afstand, een broer of zus en voorrangsregels bepalen de plaats.
      - Hulp nodig? In elke bib zit op woensdagnamiddag iemand klaar, in het Nederlands, Frans, Engels, Turks en Bulgaars.
      De uitslag krijg je eind april, per mail en in een brief.`,
    themes: ["children"],
    where: "all",
    button: { link: "https://www.gent.example/aanmelden-school", text: "Start je aanmelding" },
    pictures: [
      {
        scene: "school-street",
        alt: "Ouders en kinderen steken over voor een bakstenen schoolgebouw met vlaggetjes",
        seed: "school",
      },
    ],
    mood: "practical",
    interest: 0.3,
  },
  {
    key: "kies-speeltuig",
    by: "stad-gent",
    author: "nadia",
    type: "option",
    when: { daysAgo: 8, at: "15:30" },
    title: "Kies mee: welk speeltuig komt er in het park aan de Standaertsite?",
    text: `
      De oude rups is versleten. Alle klassen van de wijkscholen stemden al, nu is het **aan de rest van Ledeberg**. We hebben budget voor één groot toestel.
      Oma's, opa's en nonkels mogen meestemmen: jullie zitten tenslotte op het bankje ernaast.`,
    themes: ["children"],
    where: ["ledeberg"],
    options: [
      "Klimtoren met lange glijbaan",
      "Waterpomp met speelgoten",
      "Kabelbaan van 25 meter",
      "Nestschommel en trampoline",
      "Iets waar ook een rolstoel op kan",
    ],
    openFor: 18,
    pictures: [{ scene: "playground", alt: "Kinderen op een glijbaan, schommel en wip, ouders zitten op een bank" }],
    comments: "combined",
    mood: "joy",
    interest: 0.85,
    tally: [21, 26, 38, 12, 33],
  },
  {
    key: "sint-komt-aan",
    by: "stad-gent",
    author: "nadia",
    when: { day: "11-08", at: "16:15" },
    title: "Zie ginds komt de stoomboot, aan de Graslei",
    text: `
      Op {sat+5} om 14 uur meert de Sint aan. De fanfare speelt vanaf 13.15 uur en wie een tekening meebrengt, geeft ze af aan de piraat met het rode boek.
      - Aan de Korenlei is een **rustige zone** met zitjes, zonder luidsprekers. Fijn voor kleintjes en voor wie snel schrikt.
      - Een tolk Vlaamse Gebarentaal staat op de boot.
      - Kom met de tram, de fiets of te voet. De parkings zijn om 13 uur vol, dat weten we nu al.`,
    themes: ["children", "culture"],
    where: "all",
    pictures: [
      {
        scene: "steam-boat",
        alt: "De Sint op een stoomboot vol pakjes voor de gevels van de Graslei, zwaaiende kinderen op de kade",
      },
    ],
    comments: "combined",
    mood: "joy",
    interest: 0.52,
  },
  {
    key: "kinderopvang",
    by: "stad-gent",
    author: "nadia",
    type: "educational",
    when: { daysAgo: 80, at: "11:45" },
    title: "Opvang zoeken: begin vroeg, en begin hier",
    text: `
      Een plaats vinden lukt gemiddeld **negen maanden** vooraf. Eén aanvraag volstaat: ze gaat naar alle opvangplaatsen die je aanvinkt.
      - Werk je nog niet maar volg je les? Je telt mee. Ook wie Nederlands leert, heeft voorrang.
      - De prijs hangt af van je inkomen, vanaf 5 euro per dag.
      - Eén dag per week nodig, of alleen 's avonds? Zet het erbij, er komen zulke plekken bij in de Muide en in Nieuw Gent.`,
    themes: ["children"],
    where: "all",
    button: { link: "https://www.gent.example/kinderopvang", text: "Aanvraag starten" },
    mood: "practical",
    interest: 0.16,
  },
  {
    key: "buitenspeeldag",
    by: "stad-gent",
    author: "nadia",
    when: { day: "04-14", at: "10:10" },
    title: "Buitenspeeldag: twaalf straten worden speelplein",
    text: `
      Op {wed+5} van 13 tot 17 uur gaan televisies uit en straten open. Reuzenknikkers, een klimmuur, stoepkrijt per kilo en een modderkeuken: dat laatste op verzoek, met excuses aan wie wast.
      De straten vind je op de kaart. Help je een uurtje mee, dan krijg je een fluitje en veel gezag.`,
    themes: ["children", "neighbour-contact"],
    where: ["brugse-poort", "rabot", "dampoort", "ledeberg", "moscou", "muide", "macharius"],
    pictures: [
      {
        scene: "living-street",
        alt: "Kinderen rennen en fietsen op een groene straat met vlaggetjes en bloembakken",
        seed: "spelen",
      },
    ],
    mood: "joy",
    interest: 0.4,
  },
  {
    key: "voorleesuur",
    by: "stad-gent",
    author: "nadia",
    when: { daysAgo: 4, at: "14:05" },
    title: "Voorlezen in zeven talen in de bib",
    text: `
      Elke woensdag om 14.30 uur leest een ouder of grootouder voor **in de eigen taal**. Deze maand: Turks, Bulgaars, Arabisch en Twi. De prenten spreken vanzelf, en de juf vertelt het in het Nederlands na.
      Voor kinderen van 3 tot 8. Broers en zussen mogen mee, poppen ook. Wie zelf wil voorlezen, mag zich melden aan de balie: een zachte stem volstaat.`,
    themes: ["children", "culture"],
    where: ["rabot", "sluizeken", "bloemekenswijk", "muide", "nieuw-gent"],
    pictures: [{ scene: "reading-hour", alt: "Een vrouw leest kinderen voor op een rond tapijt in de bibliotheek" }],
    comments: "combined",
    mood: "joy",
    interest: 0.5,
  },
];
