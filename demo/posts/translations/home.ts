import type { Translations } from "../../shapes.ts";

/** Home, rules, getting around. */
export const home: Record<string, Translations> = {
  "geen-vuurwerk": {
    en: {
      title: "No fireworks on New Year's Eve: think of those who cannot run away",
      text: `
        Setting off fireworks is **forbidden** in Ghent, on New Year's Eve too. The fine can be as high as 350 euros.
        This is not about rules for their own sake. Every year people get hurt, animals are scared to death and on 1 January there is plastic everywhere.
        - Walk your dog before 10 pm, on the lead. Close the curtains and put on some music.
        - At midnight there is a **light show without bangs** on the square of the town hall. You can see it as far as Ledeberg.
        - Whoever meets an angry neighbour wishes them a happy new year.`,
      alts: ["A black cat on a rooftop at night, with the towers of Ghent in the background"],
    },
    fr: {
      title: "Pas de feux d'artifice au Nouvel An : pensez à ceux qui ne peuvent pas fuir",
      text: `
        Tirer des feux d'artifice est **interdit** à Gand, aussi la nuit du Nouvel An. L'amende peut atteindre 350 euros.
        Il ne s'agit pas d'aimer les règlements. Chaque année, des gens sont blessés, des animaux meurent de peur et le 1er janvier il y a du plastique partout.
        - Promenez votre chien avant 22 h, en laisse. Fermez les rideaux et mettez de la musique.
        - À minuit, il y a un **spectacle de lumière sans bruit** sur la place de l'hôtel de ville. On le voit jusqu'à Ledeberg.
        - Qui croise un voisin fâché lui souhaite une bonne année.`,
      alts: ["Un chat noir sur un toit la nuit, avec les tours de Gand à l'arrière-plan"],
    },
    tr: {
      title: "Yılbaşında havai fişek yok: kaçamayanları düşünün",
      text: `
        Gent'te havai fişek atmak **yasak**, yılbaşı gecesi de. Ceza 350 avroya kadar çıkıyor.
        Mesele kural koymak değil. Her yıl insanlar yaralanıyor, hayvanlar korkudan ölüyor ve 1 Ocak sabahı her yer plastik oluyor.
        - Köpeğinizi saat 22'den önce tasmayla gezdirin. Perdeleri kapatın, müzik açın.
        - Gece yarısı belediye meydanında **patlamasız bir ışık gösterisi** var. Ledeberg'den bile görülüyor.
        - Kızgın bir komşuya rastlayan ona mutlu yıllar diler.`,
      alts: ["Gece bir çatının üzerinde siyah bir kedi, arkada Gent'in kuleleri"],
    },
  },
  meulestedebrug: {
    en: {
      title: "Meulestede bridge closed for three nights",
      text: `
        The bridge gets new bearings. For **three nights** nobody can cross, not even on foot or by bike:
        - from {+7} to {+9}, each time from 10 pm to 5 am.
        You can go round by the Tolhuis bridge or by Langerbrugge. The night bus turns at the end of Meulesteedsesteenweg.
        Working an early or late shift in the port? A free **ferry** sails every half hour between 9.30 pm and 6 am. Bikes are welcome.`,
      alts: ["Steel lifting bridge in evening light, a houseboat passing underneath"],
    },
    tr: {
      title: "Meulestede köprüsü üç gece kapalı",
      text: `
        Köprünün yatakları yenileniyor. Bu yüzden **üç gece** kimse geçemiyor, yaya ya da bisikletli de:
        - {+7} ile {+9} arasında, her gece saat 22'den 5'e kadar.
        Tolhuis köprüsünden ya da Langerbrugge'den dolaşabilirsiniz. Gece otobüsü Meulesteedsesteenweg'in sonunda dönüyor.
        Limanda erken ya da geç vardiyada mı çalışıyorsunuz? 21.30 ile 6 arasında yarım saatte bir ücretsiz **tekne** var. Bisikletler de binebilir.`,
      alts: ["Akşam ışığında çelik kaldırma köprüsü, altından bir ev teknesi geçiyor"],
    },
  },
  "tram-onderbroken": {
    en: {
      title: "No tram between the station and Korenmarkt: take the bus",
      text: `
        The transport company is renewing the tracks in **Koning Albertlaan**. From {mon+4} up to and including {+17} no trams run between Gent-Sint-Pieters and Korenmarkt.
        - Replacement buses leave every eight minutes from platform B at the station.
        - The stop Veergrep is not served. Get on at the Bijloke.
        - Less mobile? Call a day ahead and an adapted minibus comes to your door.
        There is night work on {+6} and {+7}. Grinding the rails is noisy. People who live nearby get earplugs in the letter box: a small gesture, we know.`,
      button: "See the diversion",
      description: "With map and timetable",
      alts: ["White tram with a blue band in front of old facades and the towers of Ghent"],
    },
    fr: {
      title: "Pas de tram entre la gare et le Korenmarkt : prenez le bus",
      text: `
        La société de transport renouvelle les rails dans la **Koning Albertlaan**. Du {mon+4} au {+17} inclus, aucun tram ne roule entre Gent-Sint-Pieters et le Korenmarkt.
        - Des bus de remplacement partent toutes les huit minutes du quai B de la gare.
        - L'arrêt Veergrep n'est pas desservi. Montez à la Bijloke.
        - Moins mobile ? Appelez la veille, un minibus adapté vient jusqu'à votre porte.
        On travaille aussi la nuit le {+6} et le {+7}. Le meulage des rails fait du bruit. Les riverains reçoivent des bouchons d'oreille : c'est peu, nous le savons.`,
      button: "Voir la déviation",
      description: "Avec carte et horaires",
      alts: ["Tram blanc à bande bleue devant des façades anciennes et les tours de Gand"],
    },
  },
  rookmelders: {
    en: {
      title: "Smoke alarms: where do they go, and does yours still beep?",
      text: `
        Every home must have at least **one smoke alarm per floor**. If you rent, the owner buys it and you test it.
        - Hang it on the ceiling, 30 centimetres from the wall, in the hall and on the landing.
        - Not in the kitchen or bathroom: steam gives false alarms.
        - Press the button once a month. No beep? Replace the battery or the alarm.
        - After ten years an alarm is worn out. The date is on the back.
        Over 65 or not steady on your feet? The fire brigade puts them up for free.`,
      button: "Ask for a visit",
      description: "Free for people over 65 and those who are unsteady on their feet",
      alts: ["Someone on a ladder tests a smoke alarm, two others look on"],
    },
    fr: {
      title: "Détecteurs de fumée : où les placer, et le vôtre sonne-t-il encore ?",
      text: `
        Chaque logement doit avoir au moins **un détecteur par étage**. Si vous louez, le propriétaire l'achète et vous le testez.
        - Fixez-le au plafond, à 30 centimètres du mur, dans le couloir et sur le palier.
        - Pas dans la cuisine ni la salle de bains : la vapeur donne de fausses alertes.
        - Appuyez une fois par mois sur le bouton. Pas de son ? Changez la pile ou l'appareil.
        - Après dix ans, un détecteur est usé. La date est au dos.
        Plus de 65 ans ou difficile de monter sur une échelle ? Les pompiers les placent gratuitement.`,
      button: "Demander une visite",
      description: "Gratuit pour les plus de 65 ans et les personnes à mobilité réduite",
      alts: ["Une personne sur une échelle teste un détecteur de fumée, deux autres regardent"],
    },
    tr: {
      title: "Duman dedektörü: nereye takılır, sizinki hâlâ ötüyor mu?",
      text: `
        Her evde kat başına en az **bir duman dedektörü** bulunmalı. Kiracıysanız cihazı ev sahibi alır, siz test edersiniz.
        - Tavana, duvardan 30 santim uzağa, koridora ve sahanlığa takın.
        - Mutfağa ve banyoya takmayın: buhar yanlış alarm verir.
        - Ayda bir kez düğmeye basın. Ses yok mu? Pili ya da cihazı değiştirin.
        - On yıl sonra dedektör ömrünü doldurur. Tarih arkasında yazar.
        65 yaşın üzerinde misiniz ya da merdivene çıkamıyor musunuz? İtfaiye ücretsiz takar.`,
      button: "Ziyaret isteyin",
      description: "65 yaş üstü ve hareket güçlüğü olanlar için ücretsiz",
      alts: ["Merdivendeki biri duman dedektörünü deniyor, iki kişi bakıyor"],
    },
  },
  geveltuinen: {
    en: {
      title: "One paving stone less, one wall garden more",
      text: `
        A wall garden is the size of a doormat, yet it does a lot: it cools your house, drinks the rain and turns a street into a place where people stop to talk.
        The city **lifts the stones and brings the soil**, for free. You plant and water. Do you rent? A short mail from your landlord is all you need.
        - You can apply until {+26}.
        - Apply together with five neighbours and each of you gets a climbing plant.
        - Wisteria is beautiful but grows to twenty metres. A climbing hydrangea is better behaved.`,
      button: "Ask for a wall garden",
      description: "Done in five minutes, a photo of your house front is enough",
      alts: ["Neighbours plant and water a wall garden with a flowering climber on a red house front"],
    },
    fr: {
      title: "Un pavé de moins, un jardin de façade de plus",
      text: `
        Un jardin de façade est grand comme un paillasson, et pourtant : il rafraîchit la maison, boit la pluie et donne envie de s'arrêter dans la rue.
        La ville **enlève les pavés et apporte la terre**, gratuitement. Vous plantez et arrosez. Vous louez ? Un courriel du propriétaire suffit.
        - Les demandes sont ouvertes jusqu'au {+26}.
        - Si vous êtes cinq voisins, chacun reçoit une plante grimpante.
        - La glycine est superbe, mais monte à vingt mètres. L'hortensia grimpant est plus sage.`,
      button: "Demander un jardin de façade",
      description: "Cinq minutes, une photo de la façade suffit",
      alts: ["Des voisins plantent et arrosent un jardin de façade avec une grimpante en fleurs"],
    },
  },
  "huurwoning-in-orde": {
    en: {
      title: "Mould, damp or a dangerous staircase? What you can do as a tenant",
      text: `
        A rented home must be safe and healthy. That is not a favour, it is the law.
        1. Write to your landlord, with photos and a date. Keep a copy.
        2. Nothing happens within a reasonable time? Ask the housing desk for a free inspection.
        3. The inspector writes a report. The landlord gets a deadline.
        Ending your lease because you asked for an inspection is not allowed. If you find it daunting, the tenants' union calls along with you.`,
      button: "To the housing desk",
    },
    fr: {
      title: "Moisissure, humidité ou escalier dangereux ? Ce que vous pouvez faire comme locataire",
      text: `
        Un logement loué doit être sûr et sain. Ce n'est pas une faveur, c'est la loi.
        1. Écrivez au propriétaire, avec photos et date. Gardez une copie.
        2. Rien ne bouge dans un délai raisonnable ? Demandez un contrôle gratuit au guichet du logement.
        3. Le contrôleur fait un rapport. Le propriétaire reçoit un délai.
        On ne peut pas résilier votre bail parce que vous avez demandé un contrôle. Le syndicat des locataires téléphone avec vous si cela vous intimide.`,
      button: "Vers le guichet du logement",
    },
    tr: {
      title: "Küf, rutubet ya da tehlikeli merdiven? Kiracı olarak yapabilecekleriniz",
      text: `
        Kiralık ev güvenli ve sağlıklı olmalı. Bu bir lütuf değil, yasa.
        1. Ev sahibine fotoğraflı ve tarihli bir yazı yazın. Bir kopyasını saklayın.
        2. Makul sürede bir şey olmuyor mu? Konut bürosundan ücretsiz denetim isteyin.
        3. Denetçi rapor yazar. Ev sahibine süre verilir.
        Denetim istediğiniz için sizi evden çıkaramazlar. Çekiniyorsanız kiracılar birliği sizinle birlikte arar.`,
      button: "Konut bürosuna git",
    },
  },
};
