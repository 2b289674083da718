import type { DemoProject } from "./project.ts";

/** One to come, one that is over, one that is scheduled, and a draft. */
export const others: readonly DemoProject[] = [
  {
    key: "wijkbudget-rabot",
    author: "ada",
    when: { daysAgo: 6, at: "11:00" },
    kind: "budget",
    title: "Wijkbudget Rabot en Bloemekenswijk",
    introduction:
      "Honderdvijftigduizend euro, en de bewoners kiezen waarvoor. Dien binnenkort je voorstel in, stem daarna op dat van je buren.",
    text: `
      De stad legt **150.000 euro** op tafel voor het Rabot en de Bloemekenswijk. Niet het stadhuis, maar de wijk kiest wat ermee gebeurt.
      ## Wat kan
      - Iets waar de hele buurt wat aan heeft: een speelhoek, een buurtkeuken, een verlicht pad.
      - Het kost hoogstens 50.000 euro, en kan binnen een jaar klaar zijn.
      ## Hoe het gaat
      Eerst verzamelen we voorstellen. De stad rekent uit wat ze kosten en wat kan. Daarna verdeel jij het budget over de voorstellen die overblijven.`,
    days: [12, 140],
    themes: ["governance", "neighbour-contact"],
    where: ["rabot", "bloemekenswijk"],
    budget: 150_000,
    isPublic: true,
    isBottomUpEnabled: true,
    picture: {
      scene: "debate",
      alt: "Bewoners bekijken voorstellen op een bord met gekleurde briefjes",
      seed: "wijkbudget",
    },
    phases: [
      {
        type: "ideation",
        title: "Voorstellen indienen",
        text: "Schrijf wat je wilt, voor wie en waar. Hulp nodig? Elke woensdag zitten we in het buurtcentrum.",
        days: [12, 45],
        isBottomUpEnabled: true,
        ideaTypes: ["proposed", "accepted"],
      },
      {
        type: "standard",
        title: "Nakijken",
        text: "De stad rekent uit wat elk voorstel kost, en zegt waarom iets niet kan.",
        days: [46, 70],
      },
      {
        type: "budgeting",
        title: "Het budget verdelen",
        text: "Je kiest voorstellen tot het geld op is.",
        days: [71, 92],
        budget: 150_000,
      },
      {
        type: "standard",
        title: "Uitvoeren",
        text: "De gekozen voorstellen krijgen elk iemand van de stad die ze volgt.",
        days: [93, 140],
      },
    ],
    translations: {
      tr: {
        title: "Rabot ve Bloemekenswijk mahalle bütçesi",
        introduction:
          "Yüz elli bin avro var; ne için harcanacağını mahalleliler seçecek. Yakında önerinizi gönderin, sonra komşularınızınkine oy verin.",
        text: `
          Şehir, Rabot ve Bloemekenswijk için **150.000 avro** ayırıyor. Ne yapılacağını belediye değil, mahalle seçecek.
          - Bütün mahallenin yararlanacağı bir şey olmalı.
          - En fazla 50.000 avro tutmalı ve bir yıl içinde bitebilmeli.`,
        alt: "Renkli kâğıtlarla dolu bir panodaki önerilere bakan insanlar",
        phases: [
          { title: "Öneri gönderme", text: "Ne istediğinizi, kimin için ve nerede istediğinizi yazın." },
          { title: "İnceleme", text: "Şehir her önerinin ne kadar tutacağını hesaplar." },
          { title: "Bütçeyi paylaştırma", text: "Para bitene kadar öneri seçersiniz." },
          { title: "Uygulama", text: "Seçilen her öneriyle şehirden biri ilgilenir." },
        ],
      },
      fr: {
        title: "Budget de quartier Rabot et Bloemekenswijk",
        introduction:
          "Cent cinquante mille euros, et ce sont les habitants qui choisissent. Déposez bientôt votre proposition, puis votez pour celle de vos voisins.",
        text: `
          La ville réserve **150 000 euros** au Rabot et au Bloemekenswijk. C’est le quartier qui choisit.
          - Une proposition sert à tout le quartier.
          - Elle coûte 50 000 euros au plus, et peut être prête en un an.`,
        alt: "Des habitants regardent des propositions sur un panneau couvert de papiers de couleur",
      },
    },
  },
  {
    key: "speelbos",
    author: "joris",
    when: { daysAgo: 250, at: "14:00" },
    kind: "project",
    title: "Een speelbos in de Gentbrugse Meersen",
    introduction: "Kinderen tekenden, ouders timmerden mee: het speelbos is klaar en voor iedereen open.",
    text: `
      Twee scholen maakten zestig tekeningen van hun droombos. Vijf dingen kwamen altijd terug: klimmen, water, een hut, modder en een plek om stil te zijn. Die zijn er nu allemaal.
      - De klimboom is een omgewaaide populier uit het park.
      - Het water komt van het dak van de schuilhut.
      - Ouders en buren bouwden mee op vier zaterdagen. **Bedankt!**`,
    days: [-250, -24],
    themes: ["children", "nature"],
    where: ["gentbrugge", "oud-gentbrugge"],
    isPublic: true,
    isBottomUpEnabled: true,
    picture: {
      scene: "playground",
      alt: "Kinderen op een glijbaan, schommel en wip, ouders zitten op een bank",
      seed: "speelbos",
    },
  },
  {
    key: "klimaatstraat",
    author: "els",
    when: { daysAhead: 5, at: "09:00" },
    kind: "project",
    title: "Klimaatstraat in Ledeberg",
    introduction: "Eén straat wordt koeler, groener en droger bij stortregen. Welke straat doet mee?",
    text: `
      Ledeberg is versteend, en dat voel je in de zomer. De stad breekt in **één straat** alle overbodige tegels uit, en plant er bomen en geveltuinen.
      - Straten stellen zich samen kandidaat: één op de drie huizen tekent.
      - De stad kiest de straat waar het in de zomer het warmst wordt.`,
    days: [8, 110],
    themes: ["nature", "housing"],
    where: ["ledeberg"],
    isBottomUpEnabled: true,
    picture: {
      scene: "facade-garden",
      alt: "Buren planten een geveltuin met een klimplant tegen een gevel",
      seed: "klimaatstraat",
    },
  },
  {
    key: "schoolstraten",
    author: "els",
    when: "concept",
    kind: "project",
    title: "Schone lucht rond de scholen",
    introduction: "",
    text: "Nog aan te vullen met de metingen van dit najaar.",
    themes: ["health-wellbeing"],
    where: ["sluizeken", "dampoort"],
  },
];
