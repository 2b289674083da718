import type { Translations } from "../../shapes.ts";

/** Health, children, help. */
export const care: Record<string, Translations> = {
  griepvaccin: {
    en: {
      title: "Flu jab: these weeks at your pharmacist, no appointment needed",
      text: `
        Are you 65 or older, pregnant, chronically ill, or do you work in care? Then doctors recommend the **flu jab**. It is almost free, and you can have the corona vaccine at the same time.
        - Most pharmacists need no appointment.
        - At the neighbourhood health centres you are welcome without papers and without money.
        - Cannot get out? Ask a home nurse.
        A stiff arm the next day is normal. Apple pie helps.`,
      button: "Find a place near you",
      alts: ["A nurse gives a jab in a bright waiting room with plants"],
    },
    fr: {
      title: "Vaccin contre la grippe : ces semaines chez votre pharmacien, sans rendez-vous",
      text: `
        Vous avez 65 ans ou plus, vous êtes enceinte, malade chronique ou vous travaillez dans les soins ? Les médecins conseillent le **vaccin contre la grippe**. Il est presque gratuit, et vous pouvez recevoir en même temps celui contre le corona.
        - La plupart des pharmaciens vaccinent sans rendez-vous.
        - Dans les maisons médicales, vous êtes bienvenu sans papiers et sans argent.
        - Vous ne pouvez pas sortir ? Demandez une infirmière à domicile.
        Un bras raide le lendemain, c'est normal. La tarte aux pommes aide.`,
      button: "Trouver un endroit près de chez vous",
      alts: ["Une infirmière vaccine dans une salle d'attente claire avec des plantes"],
    },
    tr: {
      title: "Grip aşısı: bu haftalarda eczanenizde, randevusuz",
      text: `
        65 yaşında ya da üzerinde misiniz, hamile misiniz, kronik hastalığınız mı var ya da bakım işinde mi çalışıyorsunuz? Doktorlar **grip aşısını** öneriyor. Neredeyse ücretsiz, aynı anda korona aşısı da olabilirsiniz.
        - Çoğu eczanede randevu gerekmiyor.
        - Mahalle sağlık merkezlerine kimliksiz ve parasız da gelebilirsiniz.
        - Dışarı çıkamıyor musunuz? Evde bakım hemşiresi isteyin.
        Ertesi gün kol ağrısı normaldir. Elmalı turta iyi gelir.`,
      button: "Yakınınızdaki yeri bulun",
      alts: ["Bitkili, aydınlık bir bekleme salonunda hemşire aşı yapıyor"],
    },
  },
  hitteplan: {
    en: {
      title: "Up to 35 degrees: knock on your neighbour's door",
      text: `
        The next four days will be very hot. Older people feel thirst less quickly. **One call, or an ice cream at the door,** can make the difference.
        - Drink water, even if you are not thirsty. Curtains closed by day, windows open at night.
        - Cool places: the library, the churches and the hall of the town hall. You do not have to buy or believe anything.
        - Fountains and sprinklers in eleven parks stay on until 10 pm.
        - Drowsy, sick or confused? Call the doctor, or 112.`,
      alts: ["Two older people rest on a bench in the shade, children play in a fountain"],
    },
    fr: {
      title: "Jusqu'à 35 degrés : allez frapper chez votre voisin",
      text: `
        Les quatre prochains jours seront très chauds. Les personnes âgées sentent moins vite la soif. **Un coup de fil ou une glace à la porte** peut tout changer.
        - Buvez de l'eau, même sans soif. Rideaux fermés le jour, fenêtres ouvertes la nuit.
        - Endroits frais : la bibliothèque, les églises et le hall de l'hôtel de ville. Il ne faut rien acheter ni croire.
        - Les fontaines et jets de onze parcs restent ouverts jusqu'à 22 h.
        - Somnolent, nauséeux ou confus ? Appelez le médecin ou le 112.`,
      alts: ["Deux personnes âgées se reposent à l'ombre, des enfants jouent dans une fontaine"],
    },
    tr: {
      title: "35 dereceye kadar sıcak: komşunuzun kapısını çalın",
      text: `
        Önümüzdeki dört gün çok sıcak olacak. Yaşlılar susuzluğu geç hisseder. **Bir telefon ya da kapıda bir dondurma** çok şey değiştirebilir.
        - Susamasanız da su için. Gündüz perdeler kapalı, gece pencereler açık.
        - Serin yerler: kütüphane, kiliseler ve belediye binasının girişi. Bir şey almak ya da inanmak zorunda değilsiniz.
        - On bir parktaki çeşme ve fıskiyeler saat 22'ye kadar açık.
        - Halsizlik, bulantı ya da bilinç bulanıklığı mı var? Doktoru ya da 112'yi arayın.`,
      alts: ["İki yaşlı gölgede bankta dinleniyor, çocuklar fıskiyede oynuyor"],
    },
  },
  "inschrijven-basisschool": {
    en: {
      title: "Child born in the right year? Apply for nursery school",
      text: `
        If your child turns two and a half this school year or the next, you apply **between 1 and 22 March**. Early or late within that period makes no difference: it is not a race.
        - Choose at least three schools, in the order you like.
        - Distance, a brother or sister and priority rules decide.
        - Need help? In every library someone is ready on Wednesday afternoons, in Dutch, French, English, Turkish and Bulgarian.
        You get the result at the end of April, by mail and by letter.`,
      button: "Start your application",
      alts: ["Parents and children cross the street in front of a brick school with bunting"],
    },
    fr: {
      title: "Votre enfant est né la bonne année ? Inscrivez-le à l'école maternelle",
      text: `
        Si votre enfant a deux ans et demi cette année scolaire ou la suivante, vous l'inscrivez **entre le 1er et le 22 mars**. Tôt ou tard dans cette période, c'est pareil : ce n'est pas une course.
        - Choisissez au moins trois écoles, dans l'ordre que vous voulez.
        - La distance, un frère ou une sœur et les règles de priorité décident.
        - Besoin d'aide ? Dans chaque bibliothèque, quelqu'un vous attend le mercredi après-midi, en néerlandais, français, anglais, turc et bulgare.
        Vous recevez le résultat fin avril, par courriel et par lettre.`,
      button: "Commencer l'inscription",
      alts: ["Parents et enfants traversent devant une école en briques avec des fanions"],
    },
    tr: {
      title: "Çocuğunuz doğru yılda mı doğdu? Anaokuluna kaydedin",
      text: `
        Çocuğunuz bu ya da gelecek okul yılında iki buçuk yaşına giriyorsa **1 ile 22 Mart arasında** başvurun. Bu dönemde erken ya da geç olması fark etmez: yarış değil.
        - İstediğiniz sırayla en az üç okul seçin.
        - Uzaklık, kardeş ve öncelik kuralları belirler.
        - Yardım mı lazım? Her kütüphanede çarşamba öğleden sonra Felemenkçe, Fransızca, İngilizce, Türkçe ve Bulgarca yardım var.
        Sonucu nisan sonunda e-posta ve mektupla alırsınız.`,
      button: "Başvuruya başla",
      alts: ["Veliler ve çocuklar bayraklı tuğla bir okulun önünde karşıya geçiyor"],
    },
  },
  digihulp: {
    en: {
      title: "Help with your smartphone, and nobody sighs",
      text: `
        Sending a photo, making a transfer, logging in to the government: in every library a **digital buddy** sits ready twice a week. Bring your own phone, cracks and all.
        - Never give away your codes, not to the buddy either. You type, they point.
        - A message in a hurry, such as 'today' or 'last chance'? It is nearly always a scam. Put your phone down and call someone.
        - Home visits are possible if you cannot get out.`,
      button: "Ask for a home visit",
    },
    fr: {
      title: "De l'aide avec votre smartphone, sans que personne ne soupire",
      text: `
        Envoyer une photo, faire un virement, se connecter à l'administration : dans chaque bibliothèque, un **compagnon numérique** vous attend deux fois par semaine. Apportez votre appareil, même fissuré.
        - Ne donnez jamais vos codes, pas même au compagnon. Vous tapez, il montre.
        - Un message pressé, comme « aujourd'hui » ou « dernière chance » ? C'est presque toujours une arnaque. Posez le téléphone et appelez quelqu'un.
        - Visite à domicile possible si vous ne sortez pas.`,
      button: "Demander une visite",
    },
    tr: {
      title: "Akıllı telefonunuzla yardım, kimse of demeden",
      text: `
        Fotoğraf göndermek, havale yapmak, devlet sitesine girmek: her kütüphanede haftada iki kez bir **dijital arkadaş** oturuyor. Kendi telefonunuzu getirin, ekranı çatlak olsa da.
        - Şifrenizi kimseye vermeyin, arkadaşa bile. Siz yazarsınız, o gösterir.
        - 'Bugün' ya da 'son şans' diyen acele bir mesaj mı geldi? Neredeyse hep dolandırıcılıktır. Telefonu bırakın ve birini arayın.
        - Dışarı çıkamayanlar için eve ziyaret mümkün.`,
      button: "Ev ziyareti isteyin",
    },
  },
  wijkgezondheidscentrum: {
    fr: {
      title: "Nouvelle maison médicale dans la Sleepstraat",
      text: `
        Médecins, kiné, diététicienne et assistant social sous un même toit : à partir du mois prochain dans la **Sleepstraat**. Vous n'y payez rien, l'assurance maladie paie par habitant inscrit.
        Vous habitez entre le Tolhuis et la Ham ? Vous pouvez vous inscrire. Apportez votre carte d'identité et une vignette de mutuelle. Pas de mutuelle ? Venez surtout.`,
      button: "S'inscrire",
      alts: ["Salle d'attente d'une maison médicale avec une croix verte au mur"],
    },
    tr: {
      title: "Sleepstraat'ta yeni mahalle sağlık merkezi",
      text: `
        Doktorlar, fizyoterapist, diyetisyen ve sosyal hizmet uzmanı aynı çatı altında: gelecek aydan itibaren **Sleepstraat**'ta. Siz para ödemiyorsunuz, sağlık sigortası kayıtlı kişi başına ödüyor.
        Tolhuis ile Ham arasında mı oturuyorsunuz? Kaydolabilirsiniz. Kimliğinizi ve sigorta etiketinizi getirin. Sigortanız yok mu? O zaman mutlaka uğrayın.`,
      button: "Kaydol",
      alts: ["Duvarında yeşil haç olan bir sağlık merkezinin bekleme salonu"],
    },
  },
  voorleesuur: {
    en: {
      title: "Reading aloud in seven languages at the library",
      text: `
        Every Wednesday at 2.30 pm a parent or grandparent reads aloud **in their own language**. This month: Turkish, Bulgarian, Arabic and Twi. The pictures speak for themselves, and the teacher tells the story again in Dutch.
        For children from 3 to 8. Brothers, sisters and dolls are welcome. Would you like to read? Ask at the desk: a soft voice is all it takes.`,
      alts: ["A woman reads to children on a round carpet in the library"],
    },
    tr: {
      title: "Kütüphanede yedi dilde masal",
      text: `
        Her çarşamba saat 14.30'da bir anne, baba ya da büyükanne **kendi dilinde** kitap okuyor. Bu ay: Türkçe, Bulgarca, Arapça ve Twi. Resimler zaten konuşuyor, öğretmen de Felemenkçe anlatıyor.
        3 ile 8 yaş arası çocuklar için. Kardeşler de bebekler de gelebilir. Siz de okumak ister misiniz? Bankoya söyleyin: yumuşak bir ses yeter.`,
      alts: ["Bir kadın kütüphanede yuvarlak halıda çocuklara kitap okuyor"],
    },
  },
};
