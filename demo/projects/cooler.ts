import type { DemoProject } from "./project.ts";

/** A citizen budget of three parts of the city, on which residents vote now. */
export const cooler: DemoProject = {
  key: "klimaatbudget",
  author: "ada",
  when: { daysAgo: 108, at: "09:30" },
  kind: "budget",
  title: "Klimaatbudget: koele straten, droge kelders",
  introduction:
    "Tweehonderddertigduizend euro voor schaduw, regenwater en minder uitstoot. Kies welke ideeën van je buren er komen.",
  text: `
    Vorige zomer was het in sommige straten **acht graden warmer** dan in het park ernaast. De stad zet daarom 230.000 euro klaar voor ideeën van bewoners die een buurt koeler, groener of zuiniger maken.
    ## Drie stadsdelen, elk met eigen geld
    - Noord: 80.000 euro
    - Oost: 80.000 euro
    - West en Zuid: 70.000 euro
    Je stemt voor het deel waar je woont. Je vult een mandje tot het geld op is, en past het aan zo vaak je wilt, tot de laatste dag.
    ## Niemand kijkt mee
    Van wie een stembiljet is, krijgt niemand ooit te zien, ook de stad niet. Na de laatste dag wordt geteld, en kan iedereen natellen.`,
  days: [-108, 240],
  themes: ["nature", "governance"],
  where: [
    "muide",
    "kanaaldorpen",
    "sluizeken",
    "rabot",
    "bloemekenswijk",
    "wondelgem",
    "dampoort",
    "sint-amandsberg",
    "gentbrugge",
    "moscou",
    "brugse-poort",
    "mariakerke",
    "watersportbaan",
    "nieuw-gent",
  ],
  budget: 230_000,
  isPublic: true,
  isBottomUpEnabled: true,
  picture: {
    scene: "tree-planting",
    alt: "Volwassenen en kinderen planten samen een jonge boom",
    seed: "klimaatbudget",
  },
  phases: [
    {
      type: "ideation",
      title: "Ideeën indienen",
      text: "Acht weken lang kon iedereen uit de drie stadsdelen een idee indienen.",
      days: [-108, -52],
      isBottomUpEnabled: true,
    },
    {
      type: "standard",
      title: "Nakijken",
      text: "De klimaatdienst rekende uit wat elk idee kost, met vijf jaar onderhoud, en wat het oplevert.",
      days: [-51, -10],
    },
    {
      type: "budgeting",
      title: "Stemmen",
      text: "Vul je mandje met ideeën voor het stadsdeel waar je woont.",
      days: [-9, 12],
      budget: 230_000,
    },
    {
      type: "standard",
      title: "Uitvoeren",
      text: "Wat gekozen is, wordt voor de volgende zomer aangelegd.",
      days: [20, 240],
    },
  ],
  translations: {
    en: {
      title: "Climate budget: cool streets, dry cellars",
      introduction:
        "Two hundred and thirty thousand euros for shade, rainwater and lower emissions. Choose which of your neighbours’ ideas will be carried out.",
      text: `
        Last summer some streets were **eight degrees warmer** than the park beside them. So the city sets aside 230,000 euros for ideas of residents that make a neighbourhood cooler, greener or thriftier.
        - North: 80,000 euros
        - East: 80,000 euros
        - West and South: 70,000 euros
        You vote for the part where you live. You fill a basket until the money runs out, and change it as often as you like until the last day.
        Nobody is ever shown whose a ballot is, not even the city. After the last day the ballots are counted, and everybody can count them again.`,
      alt: "Adults and children plant a young tree together",
      phases: [
        { title: "Sending in ideas", text: "For eight weeks everyone in the three parts could send in an idea." },
        {
          title: "Checking",
          text: "The climate service worked out what each idea costs, with five years of upkeep, and what it yields.",
        },
        { title: "Voting", text: "Fill your basket with ideas for the part of the city where you live." },
        { title: "Carrying out", text: "What is chosen will be there before next summer." },
      ],
    },
    fr: {
      title: "Budget climat : rues fraîches, caves sèches",
      introduction:
        "Deux cent trente mille euros pour l’ombre, l’eau de pluie et moins d’émissions. Choisissez les idées de vos voisins qui verront le jour.",
      text: `
        L’été dernier, il faisait **huit degrés de plus** dans certaines rues que dans le parc voisin. La ville réserve donc 230 000 euros aux idées d’habitants qui rendent un quartier plus frais, plus vert ou plus économe.
        - Nord : 80 000 euros
        - Est : 80 000 euros
        - Ouest et Sud : 70 000 euros
        Vous votez pour la partie de la ville où vous habitez. Vous remplissez un panier jusqu’à épuisement du budget, et vous le modifiez aussi souvent que vous voulez jusqu’au dernier jour.
        Il n’est jamais montré à personne, pas même à la ville, de qui vient un bulletin. Après le dernier jour, on compte, et chacun peut recompter.`,
      alt: "Des adultes et des enfants plantent ensemble un jeune arbre",
      phases: [
        { title: "Déposer des idées", text: "Pendant huit semaines, chacun pouvait déposer une idée." },
        {
          title: "Vérifier",
          text: "Le service climat a chiffré chaque idée, avec cinq ans d’entretien, et ce qu’elle apporte.",
        },
        { title: "Voter", text: "Remplissez votre panier d’idées pour la partie de la ville où vous habitez." },
        { title: "Réaliser", text: "Ce qui est choisi sera là avant l’été prochain." },
      ],
    },
    tr: {
      title: "İklim bütçesi: serin sokaklar, kuru bodrumlar",
      introduction:
        "Gölge, yağmur suyu ve daha az salım için iki yüz otuz bin avro. Komşularınızın hangi fikirleri gerçekleşsin, siz seçin.",
      text: `
        Geçen yaz bazı sokaklar, hemen yanındaki parktan **sekiz derece daha sıcaktı**. Şehir bu yüzden, mahalleyi daha serin, daha yeşil ya da daha tutumlu kılan fikirler için 230.000 avro ayırıyor.
        - Kuzey: 80.000 avro
        - Doğu: 80.000 avro
        - Batı ve Güney: 70.000 avro
        Oturduğunuz bölge için oy verirsiniz. Para bitene kadar sepetinizi doldurur, son güne kadar istediğiniz sıklıkta değiştirirsiniz.
        Bir oy pusulasının kime ait olduğu hiçbir zaman kimseye gösterilmez, şehre bile. Son günden sonra oylar sayılır ve herkes yeniden sayabilir.`,
      alt: "Birlikte genç bir ağaç diken yetişkinler ve çocuklar",
      phases: [
        { title: "Fikir gönderme", text: "Üç bölgedeki herkes sekiz hafta boyunca fikir gönderebildi." },
        {
          title: "İnceleme",
          text: "İklim birimi her fikrin beş yıllık bakımıyla ne tuttuğunu ve ne kazandırdığını hesapladı.",
        },
        { title: "Oylama", text: "Sepetinizi oturduğunuz bölgenin fikirleriyle doldurun." },
        { title: "Uygulama", text: "Seçilenler gelecek yazdan önce hazır olacak." },
      ],
    },
  },
};
