import type { DemoProject } from "./project.ts";

/** One in which residents hand in ideas, and one that is being carried out. */
export const underWay: readonly DemoProject[] = [
  {
    key: "kaaiplein",
    author: "els",
    when: { daysAgo: 21, at: "09:30" },
    kind: "project",
    title: "Een plein voor de Muide",
    introduction:
      "Op het braakliggende terrein aan de Voorhavenkaai komt een plein. Wat moet er kunnen? Vertel het ons voor het ontwerp begint.",
    text: `
      Waar jarenlang containers stonden, is nu drieduizend vierkante meter leeg. De stad maakt er een plein van, en begint met een wit blad.
      ## Wat al vaststaat
      - Er komen **minstens veertig bomen**, want het is er in de zomer te warm.
      - Het plein is autovrij. Leveren kan tot elf uur.
      - De oude kraanrails blijven liggen.
      ## Wat jij beslist
      Spelen, sporten, zitten of feesten: alles kan, maar niet alles tegelijk. De ontwerper begint met de ideeën die het vaakst terugkomen, en legt twee schetsen voor op het plein zelf.`,
    days: [-21, 170],
    themes: ["nature", "neighbour-contact"],
    where: ["muide"],
    isPublic: true,
    isBottomUpEnabled: true,
    isReadFirst: true,
    picture: {
      scene: "dock",
      alt: "Mensen zitten aan het water van een dok, met een kraan en vlaggetjes op de kade",
      seed: "kaaiplein",
    },
    phases: [
      {
        type: "ideation",
        title: "Ideeën verzamelen",
        text: "Laat weten wat je op het plein wilt doen. Grote en kleine ideeën zijn welkom, ook van kinderen.",
        days: [-21, 24],
        isBottomUpEnabled: true,
        ideaTypes: ["proposed", "investigation", "accepted"],
        map: { longitude: 3.7342, latitude: 51.0738, zoom: 15 },
      },
      {
        type: "standard",
        title: "Twee schetsen",
        text: "De ontwerper tekent twee pleinen. Je bekijkt ze op de kade en zegt wat je mist.",
        days: [25, 80],
      },
      {
        type: "standard",
        title: "Aanleg",
        text: "Eerst de bomen, dan de rest. De kade blijft open voor wie te voet of met de fiets komt.",
        days: [95, 170],
      },
    ],
    translations: {
      en: {
        title: "A square for the Muide",
        introduction:
          "The empty site on the Voorhavenkaai will become a square. What should it be for? Tell us before the design begins.",
        text: `
          Where containers stood for years, three thousand square metres are empty now. The city will turn them into a square, starting from a blank page.
          - There will be **at least forty trees**.
          - The square will be car-free.
          - The old crane rails will stay.
          Playing, sports, sitting or parties: everything is possible, though not all at once.`,
        alt: "People sit by the water of a dock, with a crane and bunting on the quay",
        phases: [
          { title: "Collecting ideas", text: "Tell us what you would like to do on the square." },
          { title: "Two sketches", text: "The designer will draw two squares, which you can see on the quay." },
          { title: "Construction", text: "First the trees, then the rest." },
        ],
      },
      tr: {
        title: "Muide için bir meydan",
        introduction:
          "Voorhavenkaai’deki boş alan meydan olacak. Burada neler yapılabilsin? Tasarım başlamadan önce bize yazın.",
        text: `
          Yıllarca konteynerlerin durduğu üç bin metrekarelik alan artık boş. Şehir burayı meydana dönüştürüyor.
          - **En az kırk ağaç** dikilecek.
          - Meydana araba girmeyecek.
          - Eski vinç rayları kalacak.`,
        alt: "Bir rıhtımda suyun kenarında oturan insanlar, arkada bir vinç ve flamalar",
        phases: [
          { title: "Fikir toplama", text: "Meydanda ne yapmak istediğinizi bize yazın." },
          { title: "İki taslak", text: "Tasarımcı iki meydan çizecek; bunları rıhtımda görebilirsiniz." },
          { title: "Yapım", text: "Önce ağaçlar, sonra gerisi." },
        ],
      },
    },
  },
  {
    key: "fietsstraat",
    author: "joris",
    when: { daysAgo: 190, at: "10:15" },
    kind: "project",
    title: "Veilig fietsen in de Brugse Poort",
    introduction:
      "Drie straten worden fietsstraat, en de kruispunten aan de scholen worden rustiger. De werken zijn begonnen.",
    text: `
      Meer dan driehonderd bewoners tekenden op de kaart waar het fout loopt. Hun drie gevaarlijkste plekken pakken we aan.
      - De **Phoenixstraat** wordt fietsstraat.
      - Aan de twee basisscholen komen verhoogde kruispunten.
      - Twintig parkeerplaatsen maken plaats voor bomen en fietsbeugels.
      De straten blijven tijdens de werken bereikbaar voor bewoners, winkels en hulpdiensten.`,
    days: [-190, 48],
    themes: ["mobility", "safety"],
    where: ["brugse-poort", "rabot"],
    isPublic: true,
    picture: {
      scene: "cycle-lane",
      alt: "Fietsers op een breed rood fietspad, met bomen en een rij gevels",
      seed: "fietsstraat",
    },
    phases: [
      {
        type: "ideation",
        title: "Gevaarlijke plekken",
        text: "Bewoners tekenden op de kaart waar zij zich op de fiets onveilig voelen.",
        days: [-190, -140],
      },
      {
        type: "standard",
        title: "Ontwerp",
        text: "De verkeersdienst tekende de straten, en paste ze aan na drie avonden in de wijk.",
        days: [-139, -45],
      },
      {
        type: "standard",
        title: "Uitvoering",
        text: "Straat per straat, zodat er altijd één weg door de wijk vrij blijft.",
        days: [-44, 48],
      },
    ],
    translations: {
      fr: {
        title: "À vélo en sécurité à la Brugse Poort",
        introduction:
          "Trois rues deviennent des rues cyclables, et les carrefours près des écoles seront plus calmes. Les travaux ont commencé.",
        text: `
          Plus de trois cents habitants ont indiqué sur la carte où cela va mal. Nous commençons par les trois endroits les plus dangereux.
          - La **Phoenixstraat** devient une rue cyclable.
          - Des carrefours surélevés sont construits devant les deux écoles.
          Les rues restent accessibles aux habitants et aux commerces pendant les travaux.`,
        alt: "Des cyclistes sur une large piste cyclable rouge, avec des arbres et une rangée de façades",
        phases: [
          {
            title: "Endroits dangereux",
            text: "Les habitants ont indiqué sur la carte où ils ne se sentent pas en sécurité à vélo.",
          },
          { title: "Plan", text: "Les rues ont été dessinées, puis adaptées après trois soirées dans le quartier." },
          { title: "Travaux", text: "Rue par rue, pour qu’un chemin reste toujours libre." },
        ],
      },
    },
  },
];
