import type { Translations } from "../../shapes.ts";

/** Posts that everyone must be able to read immediately. */
export const urgent: Record<string, Translations> = {
  "waterleiding-meulestede": {
    en: {
      title: "Burst water main: no water in part of the Muide",
      text: `
        At 6.40 this morning a main pipe burst in **Meulesteedsesteenweg**. In the streets around it there is no water, or brown water.
        - **Do not drink the water** while it is brown. Once repaired, let the tap run for ten minutes.
        - You can get drinking water at the tanker on the corner of Muidepoort and Londenstraat.
        - Cannot go out? Put a sign in your window or ring a neighbour: the neighbourhood workers bring bottles.
        The crew expects everything to be running again by 4 pm. We keep you informed here.`,
      alts: ["Water gushing from a hole in the street, a worker putting up barriers"],
    },
    fr: {
      title: "Conduite d'eau éclatée : pas d'eau dans une partie du Muide",
      text: `
        Ce matin à 6 h 40, une conduite principale a éclaté dans la **Meulesteedsesteenweg**. Dans les rues autour, il n'y a pas d'eau ou elle est brune.
        - **Ne buvez pas l'eau** tant qu'elle est brune. Après la réparation, laissez couler le robinet dix minutes.
        - De l'eau potable est disponible au camion-citerne, au coin de la Muidepoort et de la Londenstraat.
        - Vous ne pouvez pas sortir ? Mettez un signe à la fenêtre ou appelez un voisin : les agents de quartier apportent des bouteilles.
        L'équipe pense que tout fonctionnera de nouveau vers 16 heures. Nous vous tenons au courant ici.`,
      alts: ["De l'eau jaillit d'un trou dans la rue, un ouvrier place des barrières"],
    },
    tr: {
      title: "Su borusu patladı: Muide'nin bir bölümünde su yok",
      text: `
        Bu sabah 6.40'ta **Meulesteedsesteenweg**'de ana boru patladı. Çevredeki sokaklarda su yok ya da su kahverengi akıyor.
        - Su kahverengi aktığı sürece **içmeyin**. Onarımdan sonra musluğu on dakika açık bırakın.
        - İçme suyunu Muidepoort ile Londenstraat'ın köşesindeki tankerden alabilirsiniz.
        - Dışarı çıkamıyor musunuz? Pencerenize bir işaret koyun ya da bir komşuyu arayın: mahalle görevlileri şişe su getiriyor.
        Ekip, saat 16'ya kadar her şeyin düzelmesini bekliyor. Sizi buradan bilgilendireceğiz.`,
      alts: ["Sokaktaki bir çukurdan su fışkırıyor, bir işçi bariyer koyuyor"],
    },
  },
  "gasgeur-rabot": {
    en: {
      title: "Smell of gas in the Rabot: stay away from Wilgestraat",
      text: `
        The fire brigade is looking into a gas leak in **Wilgestraat**. The street is closed.
        - Do you live there? The fire brigade will ring your bell. Take your keys, medicine and a coat.
        - There is shelter in the sports hall on Begijnhoflaan, with soup and sockets.
        - Do not light a fire and do not touch light switches.
        **Update 8.15 pm: the leak is closed.** Everyone can go home. Air your home for fifteen minutes before using the stove.`,
      alts: ["Fire engine with a blue light in a street at dusk"],
    },
    fr: {
      title: "Odeur de gaz au Rabot : évitez la Wilgestraat",
      text: `
        Les pompiers cherchent une fuite de gaz dans la **Wilgestraat**. La rue est fermée.
        - Vous y habitez ? Les pompiers sonnent chez vous. Prenez vos clés, vos médicaments et un manteau.
        - Un accueil est prévu dans la salle de sport de la Begijnhoflaan, avec de la soupe et des prises.
        - N'allumez pas de feu et ne touchez pas aux interrupteurs.
        **Mise à jour 20 h 15 : la fuite est réparée.** Tout le monde peut rentrer. Aérez un quart d'heure avant d'utiliser la cuisinière.`,
      alts: ["Camion de pompiers avec gyrophare bleu dans une rue à la tombée du jour"],
    },
    tr: {
      title: "Rabot'ta gaz kokusu: Wilgestraat'tan uzak durun",
      text: `
        İtfaiye **Wilgestraat**'taki gaz kaçağını inceliyor. Sokak kapatıldı.
        - Orada mı oturuyorsunuz? İtfaiye kapınızı çalacak. Anahtarınızı, ilaçlarınızı ve montunuzu yanınıza alın.
        - Begijnhoflaan'daki spor salonunda çorba ve priz var, orada bekleyebilirsiniz.
        - Ateş yakmayın ve ışık düğmelerine dokunmayın.
        **Güncelleme 20.15: kaçak kapatıldı.** Herkes evine dönebilir. Ocağı kullanmadan önce evi on beş dakika havalandırın.`,
      alts: ["Akşam vakti bir sokakta mavi ışıklı itfaiye aracı"],
    },
  },
  "storm-parken-dicht": {
    en: {
      title: "Storm coming: all parks closed from 3 pm",
      text: `
        Gusts of up to **110 kilometres per hour** are expected tonight. Branches can break, even from trees that look healthy.
        - Parks, cemeteries and children's farms close at 3 pm and stay closed until noon tomorrow.
        - Bring loose things in from your terrace or balcony.
        - Do not cycle or walk along trees and scaffolding.
        See something dangerous? Call 1722 for help that can wait, 112 if someone is hurt.`,
      alts: ["Trees bending in the storm, a park closed off with barriers"],
    },
    fr: {
      title: "Tempête : tous les parcs fermés à partir de 15 h",
      text: `
        Des rafales jusqu'à **110 kilomètres à l'heure** sont attendues ce soir. Des branches peuvent casser, même sur des arbres qui semblent sains.
        - Les parcs, les cimetières et les fermes pour enfants ferment à 15 h et restent fermés jusqu'à demain midi.
        - Rentrez ce qui traîne sur votre terrasse ou votre balcon.
        - Ne roulez pas à vélo et ne marchez pas le long des arbres et des échafaudages.
        Un danger ? Appelez le 1722 pour une aide qui peut attendre, le 112 s'il y a un blessé.`,
      alts: ["Des arbres plient dans la tempête, un parc est fermé par des barrières"],
    },
    tr: {
      title: "Fırtına geliyor: saat 15'ten itibaren bütün parklar kapalı",
      text: `
        Bu akşam saatte **110 kilometreye** varan rüzgâr bekleniyor. Sağlıklı görünen ağaçların bile dalları kopabilir.
        - Parklar, mezarlıklar ve çocuk çiftlikleri saat 15'te kapanıyor, yarın öğlene kadar kapalı kalıyor.
        - Teras veya balkonunuzdaki eşyaları içeri alın.
        - Ağaçların ve iskelelerin yanından bisikletle ya da yürüyerek geçmeyin.
        Tehlike mi gördünüz? Acil değilse 1722'yi, yaralı varsa 112'yi arayın.`,
      alts: ["Fırtınada eğilen ağaçlar, bariyerlerle kapatılmış bir park"],
    },
  },
  "rook-haven": {
    en: {
      title: "Smoke from a fire in the port: keep windows and doors shut",
      text: `
        A fire has been burning since last night in a warehouse with waste paper on **Terdonkkaai**. The smoke drifts east.
        Measurements show no dangerous substances, but smoke always irritates. Keep windows and doors shut and switch off your ventilation. Do you have asthma? Stay inside.
        Schools open as usual, playtime is indoors today.`,
      alts: ["Black smoke above the port, a fire boat spraying water on a warehouse"],
    },
    fr: {
      title: "Fumée d'un incendie dans le port : fermez portes et fenêtres",
      text: `
        Un incendie fait rage depuis cette nuit dans un hangar de vieux papiers sur la **Terdonkkaai**. La fumée part vers l'est.
        Les mesures ne montrent pas de substances dangereuses, mais la fumée irrite toujours. Fermez portes et fenêtres et coupez la ventilation. Vous faites de l'asthme ? Restez à l'intérieur.
        Les écoles ouvrent normalement, la récréation se passe à l'intérieur.`,
      alts: ["Fumée noire au-dessus du port, un bateau-pompe arrose un hangar"],
    },
    tr: {
      title: "Limandaki yangından duman: kapı ve pencereleri kapalı tutun",
      text: `
        **Terdonkkaai**'de eski kâğıt dolu bir depoda geceden beri yangın var. Duman doğuya doğru gidiyor.
        Ölçümlerde tehlikeli madde yok, ama duman her zaman rahatsız eder. Kapı ve pencereleri kapalı tutun, havalandırmayı kapatın. Astımınız varsa dışarı çıkmayın.
        Okullar her zamanki gibi açık, teneffüs bugün içeride.`,
      alts: ["Limanın üzerinde siyah duman, bir yangın botu depoya su sıkıyor"],
    },
  },
  "leuven-waterleiding": {
    en: {
      title: "No water in Kessel-Lo: break under Diestsesteenweg",
      text: `
        A pipe broke last night under **Diestsesteenweg**. There is no water between Gemeentestraat and Lindensestraat.
        - You can get bottled water at the town office in Gemeentestraat.
        - The care home and the nursery are supplied first.
        The repair takes until this afternoon. Boil the water for one more day after it is back.`,
      alts: ["Water gushing from the road surface, with barriers around it"],
    },
  },
};
