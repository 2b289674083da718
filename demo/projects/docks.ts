import type { DemoProject } from "./project.ts";

/** A citizen budget whose ideas were checked, and on which residents soon vote. */
export const docks: DemoProject = {
  key: "wijkbudget-dokken",
  author: "ada",
  when: { daysAgo: 96, at: "10:00" },
  kind: "budget",
  title: "Wijkbudget Dokken en Dampoort",
  introduction:
    "Honderdtwintigduizend euro voor vier buurten. Jullie dienden ideeën in, de stad rekende ze na. Straks kies je zelf.",
  text: `
    De stad legt **120.000 euro** op tafel voor de buurten rond de dokken en de Dampoort. Wat ermee gebeurt, kiezen de mensen die er wonen.
    ## Zo is het verdeeld
    - De Muide en de Kanaaldorpen krijgen samen 60.000 euro.
    - Sluizeken, Tolhuis, de Ham en de Dampoort krijgen samen 50.000 euro.
    - De overige 10.000 euro is voor ideeën van kinderen. De lagere scholen kiezen.
    ## Wat de stad nakeek
    Bij elk idee staat wat het kost, met aanleg en twee jaar onderhoud. Kan iets niet, dan lees je bij het idee waarom.
    Stemmen kan online of in het buurtcentrum, waar iemand je helpt.`,
  days: [-96, 260],
  themes: ["governance", "neighbour-contact"],
  where: ["muide", "kanaaldorpen", "sluizeken", "dampoort"],
  budget: 120_000,
  isPublic: true,
  isBottomUpEnabled: true,
  picture: {
    scene: "debate",
    alt: "Bewoners staan bij een bord met gekleurde briefjes en wijzen ideeën aan",
    seed: "dokken",
  },
  phases: [
    {
      type: "ideation",
      title: "Ideeën indienen",
      text: "Zeven weken lang kon iedereen uit de vier buurten een idee indienen, online of aan de balie.",
      days: [-96, -47],
      isBottomUpEnabled: true,
    },
    {
      type: "standard",
      title: "Nakijken",
      text: "De diensten van de stad rekenden elk idee na en gingen ter plaatse kijken of het kan.",
      days: [-46, -12],
    },
    {
      type: "standard",
      title: "Kennismaken met de ideeën",
      text: "Lees de ideeën en stel vragen aan wie ze bedacht. In elk buurtcentrum hangt de hele lijst.",
      days: [-11, 11],
    },
    {
      type: "budgeting",
      title: "De buurten stemmen",
      text: "Je kiest ideeën voor het stadsdeel waar je woont, tot het geld op is.",
      days: [12, 33],
      budget: 110_000,
    },
    {
      type: "budgeting",
      title: "De scholen stemmen",
      text: "Kinderen van het vierde tot het zesde leerjaar stemmen in de klas, elk met een eigen code.",
      days: [36, 47],
      budget: 10_000,
    },
    {
      type: "standard",
      title: "Uitvoeren",
      text: "De gekozen ideeën staan er binnen het jaar. Op deze pagina lees je hoe ver het is.",
      days: [55, 260],
    },
  ],
  translations: {
    en: {
      title: "Neighbourhood budget: the docks and Dampoort",
      introduction:
        "One hundred and twenty thousand euros for four neighbourhoods. You sent in ideas, the city worked out what they cost. Soon you choose.",
      text: `
        The city sets aside **120,000 euros** for the neighbourhoods around the docks and Dampoort. The people who live there choose what happens with it.
        - The Muide and the canal villages share 60,000 euros.
        - Sluizeken, Tolhuis, Ham and Dampoort share 50,000 euros.
        - The remaining 10,000 euros are for children’s ideas. The primary schools choose.
        Each idea says what it costs, with two years of upkeep. Where something is not possible, the idea says why.
        You can vote online, or at the community centre, where someone helps you.`,
      alt: "Residents stand by a board full of coloured notes and point at ideas",
      phases: [
        {
          title: "Sending in ideas",
          text: "For seven weeks everyone in the four neighbourhoods could send in an idea, online or at the counter.",
        },
        {
          title: "Checking",
          text: "The city worked out the cost of each idea, and went to see whether it is possible.",
        },
        {
          title: "Getting to know the ideas",
          text: "Read the ideas and ask those who had them. The whole list hangs in every community centre.",
        },
        {
          title: "The neighbourhoods vote",
          text: "You choose ideas for the part of the city where you live, until the money runs out.",
        },
        { title: "The schools vote", text: "Children of nine to twelve vote in class, each with a code of their own." },
        {
          title: "Carrying out",
          text: "The chosen ideas will be there within the year. This page tells how far they are.",
        },
      ],
    },
    fr: {
      title: "Budget de quartier : les docks et Dampoort",
      introduction:
        "Cent vingt mille euros pour quatre quartiers. Vous avez déposé des idées, la ville les a chiffrées. Bientôt, c’est vous qui choisissez.",
      text: `
        La ville réserve **120 000 euros** aux quartiers autour des docks et de Dampoort. Ceux qui y habitent choisissent ce qu’on en fait.
        - La Muide et les villages du canal se partagent 60 000 euros.
        - Sluizeken, Tolhuis, Ham et Dampoort se partagent 50 000 euros.
        - Les 10 000 euros restants vont aux idées des enfants. Les écoles primaires choisissent.
        Chaque idée indique ce qu’elle coûte, avec deux ans d’entretien. Si elle n’est pas possible, vous lisez pourquoi.
        On vote en ligne, ou au centre de quartier, où quelqu’un vous aide.`,
      alt: "Des habitants devant un panneau couvert de papiers de couleur montrent des idées du doigt",
      phases: [
        {
          title: "Déposer des idées",
          text: "Pendant sept semaines, chacun pouvait déposer une idée, en ligne ou au guichet.",
        },
        { title: "Vérifier", text: "La ville a chiffré chaque idée, et est allée voir si elle est possible." },
        {
          title: "Découvrir les idées",
          text: "Lisez les idées et posez vos questions à leurs auteurs. La liste est affichée dans chaque centre de quartier.",
        },
        {
          title: "Les quartiers votent",
          text: "Vous choisissez des idées pour votre partie de la ville, jusqu’à épuisement du budget.",
        },
        { title: "Les écoles votent", text: "Les enfants de neuf à douze ans votent en classe, chacun avec son code." },
        {
          title: "Réaliser",
          text: "Les idées choisies seront là dans l’année. Cette page dit où elles en sont.",
        },
      ],
    },
    tr: {
      title: "Dokklar ve Dampoort mahalle bütçesi",
      introduction:
        "Dört mahalle için yüz yirmi bin avro. Siz fikir gönderdiniz, şehir maliyetini hesapladı. Yakında siz seçeceksiniz.",
      text: `
        Şehir, dokların ve Dampoort’un çevresindeki mahallelere **120.000 avro** ayırıyor. Bu parayla ne yapılacağını orada oturanlar seçecek.
        - Muide ile kanal köyleri birlikte 60.000 avro alıyor.
        - Sluizeken, Tolhuis, Ham ve Dampoort birlikte 50.000 avro alıyor.
        - Kalan 10.000 avro çocukların fikirleri için. İlkokullar seçecek.
        Her fikrin yanında, iki yıllık bakımıyla birlikte ne tuttuğu yazıyor. Yapılamayan bir fikrin nedenini de orada okursunuz.
        İnternetten ya da size yardım edilen mahalle merkezinde oy verebilirsiniz.`,
      alt: "Renkli kâğıtlarla dolu bir panonun önünde fikirleri gösteren mahalleliler",
      phases: [
        {
          title: "Fikir gönderme",
          text: "Dört mahalledeki herkes yedi hafta boyunca internetten ya da gişeden fikir gönderebildi.",
        },
        { title: "İnceleme", text: "Şehir her fikrin maliyetini hesapladı ve yerinde inceledi." },
        {
          title: "Fikirleri tanıma",
          text: "Fikirleri okuyun, sahiplerine sorun. Listenin tamamı her mahalle merkezinde asılı.",
        },
        {
          title: "Mahalleler oy veriyor",
          text: "Oturduğunuz bölge için, para bitene kadar fikir seçersiniz.",
        },
        {
          title: "Okullar oy veriyor",
          text: "Dokuz ile on iki yaş arasındaki çocuklar sınıfta, kendi koduyla oy verir.",
        },
        { title: "Uygulama", text: "Seçilen fikirler bir yıl içinde hazır olacak. Durumlarını bu sayfada okursunuz." },
      ],
    },
  },
};
