import type { Translations } from "../../shapes.ts";

/** Meeting, choosing, celebrating. */
export const communityTranslations: Record<string, Translations> = {
  "wijkdebat-nieuw-gent": {
    en: {
      title: "The mayor and aldermen come to Nieuw Gent",
      text: `
        No stage, no speeches: on {+9} at 7 pm we sit down at **twelve round tables** in the community centre on Rerum-Novarumplein. At each table sits someone from the city, and you decide what it is about.
        - There are interpreters for Turkish, Arabic, Russian and French.
        - Children play in the next room, with supervision.
        - Cannot come? Write your question below. We answer them all, the awkward ones too.`,
      alts: ["Five people talking at a table with coffee and biscuits"],
    },
    fr: {
      title: "La bourgmestre et les échevins viennent à Nieuw Gent",
      text: `
        Pas d'estrade, pas de discours : le {+9} à 19 h, nous nous asseyons à **douze tables rondes** au centre de quartier de la Rerum-Novarumplein. À chaque table, quelqu'un de la ville, et c'est vous qui choisissez le sujet.
        - Il y a des interprètes turc, arabe, russe et français.
        - Les enfants jouent dans la salle à côté, avec un encadrement.
        - Vous ne pouvez pas venir ? Posez votre question ci-dessous. Nous répondons à toutes, même les difficiles.`,
      alts: ["Cinq personnes parlent à une table avec du café et des biscuits"],
    },
    tr: {
      title: "Belediye başkanı ve yardımcıları Nieuw Gent'e geliyor",
      text: `
        Kürsü yok, nutuk yok: {+9} günü saat 19'da Rerum-Novarumplein'deki mahalle merkezinde **on iki yuvarlak masaya** oturuyoruz. Her masada yönetimden biri var, konuyu siz belirliyorsunuz.
        - Türkçe, Arapça, Rusça ve Fransızca tercüman var.
        - Çocuklar yan salonda gözetim altında oynuyor.
        - Gelemiyor musunuz? Sorunuzu aşağıya yazın. Hepsine cevap veriyoruz, zor olanlara da.`,
      alts: ["Beş kişi kahve ve kurabiyeli bir masada konuşuyor"],
    },
  },
  praattafel: {
    en: {
      title: "Talking table: practise Dutch over coffee",
      text: `
        Every Tuesday and Thursday from 10 to 11.30 am we talk **in Dutch about ordinary things**: the doctor, school, the weather, the train. No book, no test. You may make mistakes, we laugh about them together.
        Do you already speak well? Then do come: we need people to talk with. Your little one is welcome, there is a play corner.`,
      alts: ["People of many origins talking around a table with coffee and biscuits"],
    },
    fr: {
      title: "Table de conversation : pratiquer le néerlandais autour d'un café",
      text: `
        Chaque mardi et jeudi de 10 h à 11 h 30, nous parlons **en néerlandais de choses ordinaires** : le médecin, l'école, le temps, le train. Pas de livre, pas d'examen. On peut se tromper, on en rit ensemble.
        Vous parlez déjà bien ? Venez surtout : nous cherchons des gens avec qui parler. Votre petit peut venir, il y a un coin jeux.`,
      alts: ["Des personnes de toutes origines parlent autour d'une table avec du café"],
    },
    tr: {
      title: "Sohbet masası: kahve eşliğinde Felemenkçe pratiği",
      text: `
        Her salı ve perşembe saat 10 ile 11.30 arasında **günlük konuları Felemenkçe konuşuyoruz**: doktor, okul, hava, tren. Kitap yok, sınav yok. Hata yapabilirsiniz, birlikte gülüyoruz.
        Zaten iyi mi konuşuyorsunuz? O zaman mutlaka gelin: sohbet edecek insanlar arıyoruz. Çocuğunuz da gelebilir, oyun köşesi var.`,
      alts: ["Farklı kökenlerden insanlar kahve ve kurabiyeli bir masada sohbet ediyor"],
    },
  },
  "fietsles-volwassenen": {
    en: {
      title: "Never learned to cycle? You still can, even at sixty",
      text: `
        Our last group had a cook from Kumasi, an engineer from Izmir and a grandmother from Zelzate. After eight lessons **all three of them cycled to the Bourgoyen and back**.
        New series from {tue+12}, on Tuesday or Saturday mornings, in the Keizerpark. Groups of six, women only is possible too. 40 euros, or 8 euros with UiTPAS. We bring the bikes.`,
      button: "Sign up",
      alts: ["A woman with a headscarf learns to cycle in a park, a coach runs along"],
    },
    fr: {
      title: "Jamais appris à rouler à vélo ? C'est encore possible, même à soixante ans",
      text: `
        Dans notre dernier groupe, il y avait une cuisinière de Kumasi, un ingénieur d'Izmir et une grand-mère de Zelzate. Après huit leçons, **les trois sont allés au Bourgoyen et retour**.
        Nouvelle série à partir du {tue+12}, le mardi ou le samedi matin, au Keizerpark. Groupes de six, entre femmes si vous le souhaitez. 40 euros, 8 euros avec UiTPAS. Les vélos sont à nous.`,
      button: "S'inscrire",
      alts: ["Une femme voilée apprend à rouler à vélo dans un parc, un accompagnateur court à côté"],
    },
    tr: {
      title: "Bisiklete binmeyi hiç öğrenmediniz mi? Altmışında bile olur",
      text: `
        Son grubumuzda Kumasi'den bir aşçı, İzmir'den bir mühendis ve Zelzate'den bir büyükanne vardı. Sekiz dersten sonra **üçü de Bourgoyen'e gidip döndü**.
        Yeni kurs {tue+12} günü başlıyor, salı ya da cumartesi sabahları, Keizerpark'ta. Altı kişilik gruplar, istenirse yalnızca kadınlar. 40 avro, UiTPAS ile 8 avro. Bisikletler bizden.`,
      button: "Kaydol",
      alts: ["Başörtülü bir kadın parkta bisiklete binmeyi öğreniyor, bir eğitmen yanında koşuyor"],
    },
  },
  "soep-op-de-stoep": {
    en: {
      title: "Soup on the doorstep, Saturday in Vorkstraat",
      text: `
        On {sat+2} at 11.30 am we put the big pan out in the street. This time: **Emine's lentil soup**, Dirk's pumpkin soup and bread from the wood oven.
        Bring a bowl and a chair. You pay what you can spare. If you have nothing to spare, you may wash up, which is usually the cosiest spot.
        If it rains we sit under the warehouse awning, close together.`,
      alts: ["Neighbours serve soup at a long table in the street, with bunting and a big pan"],
    },
    tr: {
      title: "Kapı önünde çorba, cumartesi Vorkstraat'ta",
      text: `
        {sat+2} günü saat 11.30'da büyük tencereyi sokağa çıkarıyoruz. Bu sefer: **Emine'nin mercimek çorbası**, Dirk'in balkabağı çorbası ve odun fırınından ekmek.
        Kâsenizi ve sandalyenizi getirin. Gönlünüzden ne koparsa. Verecek bir şeyi olmayan bulaşık yıkayabilir, en keyifli yer de genelde orası.
        Yağmur yağarsa deponun saçağı altında, yan yana otururuz.`,
      alts: ["Komşular sokakta uzun bir masada çorba dağıtıyor, bayraklar ve büyük bir tencere var"],
    },
  },
  "wijkbudget-moscou": {
    en: {
      title: "Neighbourhood budget: 50,000 euros, five ideas, you choose",
      text: `
        In spring you sent in **63 ideas** for Moscou and the Vogelhoek. A group of residents drawn by lot did the sums and kept five that can and may be done.
        Everyone from the age of 12 has one vote. We carry out the idea with the most votes, and the second one too if there is money left.
        The people behind the ideas introduce themselves on {sat+6} at 3 pm in the Arsenaal. There will be pancakes.`,
      options: [
        "A picking garden on the waste ground in Arsenaalstraat",
        "A covered neighbourhood table with a barbecue",
        "A bandstand on the little square in Vogelhoekstraat",
        "Shared cargo bikes and a bike pump",
        "Solar panels on the community house, profits for the summer party",
      ],
      alts: [
        "Residents in a hall in front of a board full of coloured notes",
        "Allotment with vegetable beds, a shed and gardeners",
      ],
    },
  },
  uitstap: {
    en: {
      title: "Where shall we go by bus?",
      text: "Our yearly trip is coming up. The coach has 52 seats and the price is still **10 euros**, picnic included. Choose where we go:",
      options: [
        "The seaside, with shrimps",
        "Pairi Daiza, with pandas",
        "Lille, with the Wazemmes market",
        "The Beringen mine",
      ],
    },
    tr: {
      title: "Otobüsle nereye gidelim?",
      text: "Yıllık gezimiz yaklaşıyor. Otobüste 52 yer var, fiyat yine **10 avro**, piknik dahil. Nereye gideceğimizi seçin:",
      options: ["Deniz, karidesli", "Pairi Daiza, pandalı", "Lille, Wazemmes pazarıyla", "Beringen madeni"],
    },
  },
  "muurschildering-dampoort": {
    en: {
      title: "Which mural shall we paint under the railway at Dampoort?",
      text: `
        Three artists walked along with neighbours, commuters and the allotment club. Each made a proposal for the **40-metre wall** in Kunstenaarstraat.
        - *The heron* by Mira: a bird waiting for the train.
        - *Twenty-four hands* by Kojo: the trades of the street, from seamstress to courier.
        - *Under water* by the collective Plons: the neighbourhood as a fish sees it.
        Painting starts as soon as it is dry. If you dare to hold a brush, you can join in for a day.`,
      options: ["The heron", "Twenty-four hands", "Under water"],
      alts: ["A painter on scaffolding works on a mural of a heron with tulips"],
    },
  },
  "naam-nieuw-park": {
    en: {
      title: "What shall we call the new park in the Bloemekenswijk?",
      text: `
        Where the laundry used to be, there will be a park next spring with an orchard, a stream to play in and one very long bench. You sent in **212 names**. A jury of three residents, a poet and the archivist picked four.
        - *Wasserijpark*: after the factory where 140 women worked.
        - *Bloemekenshof*: because every street here is already in bloom.
        - *Leonie Van Aerdepark*: the forewoman who led the first strike in 1936.
        - *Park Propere Was* ("clean washing"): sent in by class 3B.`,
      options: ["Wasserijpark", "Bloemekenshof", "Leonie Van Aerdepark", "Park Propere Was"],
      alts: ["People picnicking on a chequered cloth in a park", "Playground with slide, swing, seesaw and sandpit"],
    },
    tr: {
      title: "Bloemekenswijk'teki yeni parkın adı ne olsun?",
      text: `
        Eski çamaşırhanenin yerine gelecek baharda meyve bahçesi, oyun deresi ve upuzun bir bankı olan bir park yapılıyor. **212 isim** gönderdiniz. Üç mahalleli, bir şair ve arşivciden oluşan jüri dördünü seçti.
        - *Wasserijpark*: 140 kadının çalıştığı fabrikanın anısına.
        - *Bloemekenshof*: burada her sokak zaten çiçek açıyor.
        - *Leonie Van Aerdepark*: 1936'da ilk grevi yöneten ustabaşı kadın.
        - *Park Propere Was* ("temiz çamaşır"): 3B sınıfının önerisi.`,
      options: ["Wasserijpark", "Bloemekenshof", "Leonie Van Aerdepark", "Park Propere Was"],
      alts: [
        "Parkta kareli örtü üzerinde piknik yapan insanlar",
        "Kaydırak, salıncak, tahterevalli ve kum havuzu olan oyun alanı",
      ],
    },
  },
};
