import type { Translations } from "../../shapes.ts";

/** For students, newcomers and anyone who just moved in. */
export const visitors: Record<string, Translations> = {
  "gentse-feesten": {
    en: {
      title: "Gentse Feesten: ten days of party, and sleep as well",
      text: `
        From {fri+8} the city centre belongs to everyone for ten days. What you need to know as a resident:
        - **No cars** between 4 pm and 8 am inside the inner ring. With your resident's card you can reach your garage until 4 pm.
        - Music stops at 3 am on weekdays and at 5 am at the weekend. Free earplugs at the pharmacist's.
        - Rubbish is collected every morning; put your bag out after 6 am only.
        - Reachable day and night: the party line for residents.
        Need some quiet? In the garden of the Bijloke there is a silent spot with hammocks, for neighbours only.`,
      button: "All about it for residents",
      alts: [
        "A crowd dances in front of a stage between the facades at dusk",
        "The Graslei in the morning: stepped gables, tour boats and a swan",
      ],
    },
    fr: {
      title: "Gentse Feesten : dix jours de fête, et dormir quand même",
      text: `
        À partir du {fri+8}, le centre est à tout le monde pendant dix jours. Ce qu'il faut savoir comme habitant :
        - **Pas de voitures** entre 16 h et 8 h dans la petite ceinture. Avec la carte de riverain, vous atteignez votre garage jusqu'à 16 h.
        - La musique s'arrête à 3 h en semaine, à 5 h le week-end. Bouchons d'oreille gratuits chez le pharmacien.
        - Les déchets sont ramassés chaque matin ; sortez votre sac après 6 h.
        - Joignable jour et nuit : la ligne de fête pour les habitants.
        Besoin de calme ? Dans le jardin de la Bijloke, un coin silencieux avec des hamacs attend les voisins.`,
      button: "Tout pour les habitants",
      alts: [
        "Le public danse devant une scène entre les façades au crépuscule",
        "La Graslei le matin : pignons à gradins, bateaux et un cygne",
      ],
    },
  },
  "kies-speeltuig": {
    en: {
      title: "Help choose: what goes into the park on the Standaert site?",
      text: `
        The old caterpillar is worn out. All classes of the local schools have voted, now it is **up to the rest of Ledeberg**. There is money for one large piece.
        Grannies, grandads and uncles may vote too: you are the ones on the bench beside it.`,
      options: [
        "Climbing tower with a long slide",
        "Water pump with channels",
        "A 25-metre cableway",
        "Nest swing and trampoline",
        "Something a wheelchair can use too",
      ],
      alts: ["Children on a slide, a swing and a seesaw, parents on a bench"],
    },
    tr: {
      title: "Siz de seçin: Standaert alanındaki parka hangi oyuncak gelsin?",
      text: `
        Eski tırtıl artık yıprandı. Mahalle okullarının bütün sınıfları oy verdi, şimdi **sıra Ledeberg'in geri kalanında**. Büyük bir oyuncak için bütçe var.
        Büyükanneler, dedeler ve amcalar da oy verebilir: yanındaki bankta oturan sizsiniz.`,
      options: [
        "Uzun kaydıraklı tırmanma kulesi",
        "Su pompası ve oluklar",
        "25 metrelik halatlı kayak",
        "Yuva salıncak ve trambolin",
        "Tekerlekli sandalyeyle de kullanılabilen bir şey",
      ],
      alts: ["Kaydırakta, salıncakta ve tahterevallide çocuklar, bankta veliler"],
    },
  },
  kinderopvang: {
    en: {
      title: "Looking for childcare: start early, and start here",
      text: `
        Finding a place takes **nine months** on average. One application is enough: it goes to every nursery that you tick.
        - Not working yet but taking a course? You count. People who are learning Dutch have priority too.
        - The price depends on your income, from 5 euros a day.
        - Only need one day a week, or evenings? Say so: places like that are coming in the Muide and Nieuw Gent.`,
      button: "Start your application",
    },
    fr: {
      title: "Chercher une crèche : commencez tôt, et commencez ici",
      text: `
        Trouver une place prend en moyenne **neuf mois**. Une seule demande suffit : elle va à toutes les crèches que vous cochez.
        - Vous ne travaillez pas encore mais vous suivez un cours ? Cela compte. Qui apprend le néerlandais est aussi prioritaire.
        - Le prix dépend de vos revenus, à partir de 5 euros par jour.
        - Besoin d'un seul jour par semaine, ou du soir ? Indiquez-le : de telles places arrivent au Muide et à Nieuw Gent.`,
      button: "Commencer la demande",
    },
  },
  "torens-nieuw-gent": {
    fr: {
      title: "Nouvelles tours sur la Rerum-Novarumplein : qui déménage quand ?",
      text: `
        Les deux premiers bâtiments sont prêts : **154 logements sociaux**, chacun avec une terrasse d'au moins huit mètres carrés. Les habitants de l'ancienne tour déménagent les premiers, étage par étage.
        - Vous recevez une lettre avec votre date trois mois à l'avance.
        - Les déménageurs sont payés, cartons compris.
        - Qui a besoin d'aide pour emballer reçoit un compagnon.
        Le {sat+7}, tout le monde peut visiter. Le concierge fait des gaufres, avec tout l'étage.`,
      alts: ["Tours d'habitation dans un parc vert avec des promeneurs et un réverbère"],
    },
    tr: {
      title: "Rerum-Novarumplein'de yeni konut kuleleri: kim ne zaman taşınıyor?",
      text: `
        İlk iki bina hazır: her birinde en az sekiz metrekare terası olan **154 sosyal konut**. Eski kulede oturanlar kat kat, ilk sırada taşınıyor.
        - Gününüzü bildiren mektubu üç ay önce alırsınız.
        - Nakliye ücretsiz, kutular dahil.
        - Eşya toplamada yardıma ihtiyacı olana bir yardımcı verilir.
        {sat+7} günü herkes gezebilir. Kapıcı bütün katla birlikte waffle yapıyor.`,
      alts: ["Yeşil bir parkta konut kuleleri, yürüyenler ve bir sokak lambası"],
    },
  },
  "bakfiets-huren": {
    en: {
      title: "Hire a cargo bike for your move, your Christmas tree or your granny",
      text: `
        We have three more cargo bikes, each good for 150 kilos or four children. They are electric, so you will even make it up the Blandijnberg.
        Half a day costs **9 euros**, a whole day 15. You get a five-minute lesson on the square and a strap for anything that likes to escape.`,
      button: "Choose your day",
      alts: [
        "Two cargo bikes in a park: one with boxes and a plant, one with children",
        "A woman rides with two children in a wooden cargo bike on the cycle path",
      ],
    },
    fr: {
      title: "Louer un vélo cargo pour un déménagement, un sapin ou votre grand-mère",
      text: `
        Nous avons trois vélos cargo de plus, chacun pour 150 kilos ou quatre enfants. Ils sont électriques : même le Blandijnberg passe.
        Une demi-journée coûte **9 euros**, une journée 15. Vous recevez cinq minutes de leçon sur la place et une sangle pour tout ce qui aime s'échapper.`,
      button: "Choisir un jour",
      alts: [
        "Deux vélos cargo dans un parc : l'un avec des cartons, l'autre avec des enfants",
        "Une femme roule avec deux enfants dans un vélo cargo en bois",
      ],
    },
  },
  "leuven-oude-markt": {
    en: {
      title: "How quiet are your nights around the Oude Markt?",
      text: `
        Since this academic year, cafés and the city have agreed that music outside stops at midnight. **Do you notice a difference?** 1 is wide awake, 10 is sleeping like a log.
        Every three months we discuss the figures, with residents, student clubs and café owners at the same table.`,
    },
  },
  "leuven-kotstudenten": {
    en: {
      title: "A student is moving in next door. Say hello",
      text: `
        This week **38,000 students** move to Leuven. Behind every door is someone who does not know the rubbish calendar yet, but does know the name of your wifi.
        The welcome cards, which you can pick up at the city office, hold everything: collection days, an emergency number and a space for your name. Neighbours who introduced themselves called half as often about noise last year.`,
      alts: ["Students move in with boxes and a bike, an older neighbour waves"],
    },
  },
};
