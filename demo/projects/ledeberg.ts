import type { DemoProject } from "./project.ts";

/** A citizen budget that was decided by vote, and is being carried out. */
export const ledeberg: DemoProject = {
  key: "buurtbudget-ledeberg",
  author: "joris",
  when: { daysAgo: 152, at: "11:15" },
  kind: "budget",
  title: "Buurtbudget Ledeberg en Moscou",
  introduction: "Tachtigduizend euro, elf ideeën, en jullie kozen. Lees wat er komt, waarom, en hoe ver het staat.",
  text: `
    Ledeberg kreeg **60.000 euro** te verdelen, Moscou **20.000 euro**. De stemming is voorbij: hieronder staat wat gekozen is, in welke volgorde, en waarom iets het niet haalde.
    ## Zo is er geteld
    Met *gelijke delen*: elke stem krijgt een even groot stuk van het geld, en betaalt daarmee mee aan de ideeën die erop staan. Zo kiest niet alleen de grootste groep.
    Wie het niet gelooft, telt zelf na: dat kan in de bewonersapp, met één klik.`,
  days: [-152, 210],
  themes: ["governance", "neighbour-contact"],
  where: ["ledeberg", "moscou"],
  budget: 80_000,
  isPublic: true,
  isBottomUpEnabled: true,
  picture: {
    scene: "talk-table",
    alt: "Buren praten rond een tafel met koffie en koekjes",
    seed: "ledeberg",
  },
  phases: [
    {
      type: "ideation",
      title: "Ideeën indienen",
      text: "Aan de keukentafel, in het dienstencentrum of online: zesentwintig ideeën kwamen binnen.",
      days: [-152, -112],
      isBottomUpEnabled: true,
    },
    {
      type: "standard",
      title: "Nakijken",
      text: "Wat op elkaar leek, werd samengelegd. Elf ideeën bleven over, elk met een prijs.",
      days: [-111, -60],
    },
    {
      type: "budgeting",
      title: "Stemmen",
      text: "Je koos hoogstens vijf ideeën voor je eigen buurt.",
      days: [-40, -19],
      budget: 80_000,
    },
    {
      type: "standard",
      title: "Uitvoeren",
      text: "Elk gekozen idee heeft iemand van de stad die het volgt. Vragen? Stel ze bij het idee.",
      days: [-18, 210],
    },
  ],
  translations: {
    en: {
      title: "Neighbourhood budget Ledeberg and Moscou",
      introduction: "Eighty thousand euros, eleven ideas, and you chose. Read what will come, why, and how far it is.",
      text: `
        Ledeberg had **60,000 euros** to share out, Moscou **20,000 euros**. The vote is over: below you read what was chosen, in which order, and why something was not.
        Ballots were counted by *equal shares*: each gets an equal part of the money, and pays for the ideas that it names. So it is not only the largest group that chooses.
        You do not believe it? Count the ballots yourself in the residents’ app, with one click.`,
      alt: "Neighbours talk around a table with coffee and biscuits",
      phases: [
        {
          title: "Sending in ideas",
          text: "At the kitchen table, at the service centre or online: twenty-six ideas came in.",
        },
        { title: "Checking", text: "What was alike was put together. Eleven ideas were left, each with a cost." },
        { title: "Voting", text: "You chose at most five ideas for your own neighbourhood." },
        { title: "Carrying out", text: "Somebody of the city looks after each chosen idea." },
      ],
    },
    fr: {
      title: "Budget de quartier Ledeberg et Moscou",
      introduction:
        "Quatre-vingt mille euros, onze idées, et vous avez choisi. Lisez ce qui vient, pourquoi, et où on en est.",
      text: `
        Ledeberg avait **60 000 euros** à répartir, Moscou **20 000 euros**. Le vote est terminé : vous lisez ci-dessous ce qui a été choisi, dans quel ordre, et pourquoi d’autres idées ne l’ont pas été.
        On a compté par *parts égales* : chaque bulletin reçoit la même part de l’argent et paie avec elle les idées qu’il nomme. Ce n’est donc pas seulement le plus grand groupe qui choisit.
        Vous en doutez ? Recomptez vous-même dans l’application des habitants, d’un seul clic.`,
      alt: "Des voisins discutent autour d’une table avec du café et des biscuits",
      phases: [
        {
          title: "Déposer des idées",
          text: "À la table de la cuisine, au centre de services ou en ligne : vingt-six idées sont arrivées.",
        },
        { title: "Vérifier", text: "Ce qui se ressemblait a été réuni. Il restait onze idées, chacune avec son prix." },
        { title: "Voter", text: "Vous choisissiez au plus cinq idées pour votre quartier." },
        { title: "Réaliser", text: "Quelqu’un de la ville suit chaque idée choisie." },
      ],
    },
    tr: {
      title: "Ledeberg ve Moscou mahalle bütçesi",
      introduction:
        "Seksen bin avro, on bir fikir ve siz seçtiniz. Neyin, neden geleceğini ve işlerin durumunu okuyun.",
      text: `
        Ledeberg’in **60.000 avro**, Moscou’nun **20.000 avro** bütçesi vardı. Oylama bitti: neyin hangi sırayla seçildiğini ve bazı fikirlerin neden seçilmediğini aşağıda okursunuz.
        Sayım *eşit paylar* yöntemiyle yapıldı: her oy pusulası paranın eşit bir payını alır ve adını yazdığı fikirlere bununla katkıda bulunur. Böylece yalnız en kalabalık grup seçmez.
        İnanmıyor musunuz? Mahalle uygulamasında tek tıkla kendiniz sayın.`,
      alt: "Kahve ve bisküvi bulunan bir masanın etrafında konuşan komşular",
      phases: [
        {
          title: "Fikir gönderme",
          text: "Mutfak masasında, hizmet merkezinde ya da internetten yirmi altı fikir geldi.",
        },
        { title: "İnceleme", text: "Benzerler birleştirildi. Her biri fiyatıyla on bir fikir kaldı." },
        { title: "Oylama", text: "Kendi mahalleniz için en çok beş fikir seçtiniz." },
        { title: "Uygulama", text: "Seçilen her fikri şehirden biri izliyor." },
      ],
    },
  },
};
