/** Threads under posts of the city: economy, culture, health; and of Leuven. */
export const economyAndCulture: Record<string, string> = {
  boerenmarkt: `
    a: De man van de geitenkaas kent mij intussen bij naam. Gevaarlijk voor mijn portefeuille.
    b: Eindelijk een markt aan deze kant van de stad.
    c: Kan ik ook met de gewone kaart betalen?
    > org: Ja, bij alle kramen behalve de eieren. Daar is het wisselgeld eerlijker, zegt de boer.
    d: Wie kweekt er pompoenen? Ik heb er 40 te veel.
    > e: Breng ze mee, dan zetten we een kraam 'te veel' op.
    > org: Dat is officieel een goed idee. Bel ons.`,
  "welkom-nieuwe-buren": `
    a: Meegewandeld vorige maand. Ik ken nu de bakker die nog om 20 uur open is, en de hond van nummer 7.
    en1: Great initiative. We moved here three weeks ago and this is the first message in a language I can almost read!
    > org: Welcome! The walk is bilingual, your guide speaks English too.
    b: Ik woon hier 31 jaar en wil graag eens gids zijn. Waar meld ik mij?
    > org: Bij ons, met open armen. We bellen je morgen.`,
  renovatiepremie: `
    a: De renovatiecoach heeft ons 8.000 euro bespaard door een plan in stappen te maken. Echt doen.
    b: Ik huur. Kan mijn eigenaar hier ook iets van krijgen?
    > org: Ja, verhuurders die goedkoop verhuren krijgen zelfs meer. Stuur hem gerust deze link door.
    c: Kieren dichten: 22 euro en één zondag, en het tocht niet meer. Doe het.`,
  "torens-nieuw-gent": `
    a: Ik ga als een van de eersten. Vijfde verdieping, terras op het zuiden. Ik durf het bijna niet te geloven.
    > b: Kom bij mij op de koffie, ik zit op de derde. Wij kennen elkaar van de lift.
    c: Blijft de huurprijs dezelfde?
    > org: Hij hangt van je inkomen af, zoals nu. De verwarming zit er wel bij in, dat scheelt meestal.
    fr1: Mes parents parlent peu le néerlandais. Qui les aide pour le déménagement ?
    > org: Un accompagnateur peut venir chez eux, en français ou en turc. Appelez-nous et nous prenons rendez-vous.
    d: En wat gebeurt er met de oude toren?
    > org: Die wordt na de laatste verhuis voorzichtig afgebroken. In de plaats komt een park.`,
  "sint-bernadette": `
    a: Mijn ouderlijk huis is het derde van links op de foto. Ik heb er een baksteen van gevraagd.
    > org: Ze ligt klaar, met de datum erin gekerfd.
    b: Hopelijk blijven de huizen ook betaalbaar.
    > org: Alle 61 blijven sociale huurwoningen, dat staat in de vergunning.
    c: De foto's in de kerk zijn prachtig. Breng een zakdoek mee.`,
  "gentse-feesten": `
    a: Tien dagen oordoppen, tien dagen blijheid. Ik zou het niet willen missen.
    b: Vorig jaar stond er een plaskraan voor mijn voordeur. Kan dat dit jaar op vijf meter?
    > org: We verplaatsen hem naar de hoek van de Hoogpoort. Excuses voor de tien dagen.
    c: Ik ga naar zee. Veel plezier allemaal.
    > d: Slaapt ge daar dan wel?
    en1: Is the quiet garden open to visitors from other parts of the city?
    > org: It is for people who live within the small ring, so that neighbours can always find a place.
    e: De fanfare om 4 uur 's nachts onder mijn raam was trouwens goed. Ze speelden juist.`,
  lichtfestival: `
    a: De bootjes met wensen, ik heb er tien minuten stil gestaan. Dat lukt mij zelden.
    b: Druk, maar zo mooi. Tip: begin bij het Rabot en wandel tegen de stroom in.
    > c: Dat heb ik gedaan na dit bericht. Beste raad van het jaar.
    d: Kunnen de kunstwerken in de zomer niet blijven staan?
    > org: Eentje blijft: de vissen onder de brug, tot na de Feesten.`,
  openluchtfilm: `
    a: De popcorn van de ouderraad was op voor de film begon. Volgend jaar twee machines!
    > org: Beloofd. En zout, staat genoteerd.
    b: Mijn zoon slaapt nu met een konijnenknuffel die hij Bunny noemt.
    c: Het onweer kwam pas om 23.30 uur, wat een timing.`,
  "muurschildering-dampoort": `
    a: De handen! Eentje ervan lijkt exact op die van mijn vader, hij was koerier.
    > org: Kojo heeft echte handen uit de straat getekend. Stuur hem gerust een foto van je vader.
    b: De reiger is kalm. Onder een treinbrug is kalm ook welkom.
    c: Onder water is het origineelst, maar ik ben bang voor duiven.
    > d: Duiven kunnen niet lezen en niet zwemmen, dus dat komt goed.
    e: Mag er ook een tekstje bij voor blinden? Een bordje in reliëf misschien?
    > org: Wat een goed idee. We voorzien een voelpaneel met de tekening en de uitleg in braille.`,
  griepvaccin: `
    a: Bij mijn apotheker: twee minuten, één pleister, en een peperkoek erbij.
    b: Is het ook voor wie mantelzorger is?
    > org: Ja, als mantelzorger krijg je hem ook bijna gratis. Zeg het aan de balie.
    tr1: Randevusuz olması iyi olmuş. Annem de gitti.`,
  wijkgezondheidscentrum: `
    a: Drie jaar zonder huisarts gezeten omdat niemand plaats had. Dit is fantastisch.
    > org: Welkom! Kom volgende week langs, tussen 13 en 17 uur is er geen wachtrij.
    fr1: Est-ce que je peux changer de médecin si j'en ai déjà un ?
    > org: Oui, vous pouvez vous inscrire, mais vous ne gardez alors qu'un seul centre.
    b: Is er ook iemand die met mijn papieren kan helpen?
    > org: De maatschappelijk werker zit er elke dag van 9 tot 12.`,
  telefoonster: `
    a: Ik bel sinds drie jaar met Simonne, 91. Ze weet meer van mijn kinderen dan mijn moeder.
    b: Ik wil wel bellen, maar ik weet nooit wat zeggen.
    > a: 'Wat ziet u door uw raam?' werkt altijd.
    c: Inge van de ploeg heeft mij vorig jaar door januari getrokken. Dat is niks minder dan waar.
    > org: We geven dit door aan Inge. Ze gaat er stil van zijn.`,
  luchtkwaliteit: `
    a: Buisje hangt! De buren dachten dat het een camera was. Nu hangt er bij hen ook een.
    b: Ik woon op de achtste verdieping, heeft dat zin?
    > org: Zeker, we willen het verschil per hoogte kennen.
    c: Komt er dan ook iets van, of blijft het bij meten?
    > org: De straten met de slechtste cijfers staan eerst in de rij voor de nieuwe filterbomen en de vrachtwagensluis.`,
  "rookvrije-speeltuinen": `
    a: Voor. Mijn peuter raapt alles op.
    b: Ik rook en ik ga drie meter verder staan. Tien is veel op een klein pleintje.
    > c: Dat begrijp ik. Misschien een hoek met een asbak?
    > org: Dat voorstel nemen we mee: een aparte bank aan de rand, uit de wind.
    d: Die borden met kindertekeningen wil ik sowieso.`,
  "leuven-zwemmen-vaart": `
    a: Al drie keer geweest. Water zacht, benen vol eendenkroos, kinderen gelukkig.
    b: Zijn er kleedhokjes?
    > org: Drie, en een douche die op zonlicht werkt. Dus 's ochtends fris.
    c: Graag ook een uurtje voor wie baantjes wil trekken zonder waterballonnen.
    > org: Vanaf volgende week: elke ochtend van 7 tot 9 uur is voor zwemmers met ambitie.`,
  "leuven-oude-markt": `
    a: Sinds middernacht is het stiller op de markt, maar luider in de Parijsstraat. Ze verhuizen gewoon.
    > org: Dat zien we ook in de metingen. De stewards schuiven volgende week mee op.
    b: Een 7. Vorig jaar was het nog een 3.
    en1: Honestly, the music stops, the singing does not 😄`,
  "leuven-speeltuin": `
    a: Kabelbaan! Wij hebben er thuis een aan de kapstok gemaakt, dat is geen succes.
    b: Hangmatten, voor de ouders.
    > c: Eindelijk iemand die het hardop zegt.
    d: Waterpomp wordt bij vriesweer een ijspiste. Dat is ook plezant, dus: pomp.`,
  "leuven-autoluw": `
    a: Voor, op voorwaarde dat de bus echt blijft rijden.
    b: Mijn moeder van 88 wordt op zondag opgehaald aan haar deur. Mag dat nog?
    > org: Ja, wie slecht te been is mag opgehaald worden. Ze krijgt vooraf een doorrijkaart.
    c: Als winkelier: op zondag zit ik vol. Ik ben voor.`,
  "leuven-fietspad-tiensesteenweg": `
    a: Eerste keer dat ik vanuit Korbeek-Lo zonder schrik naar het station fiets.
    b: Die witte bolletjes zijn niet duidelijk, gisteren bijna een botsing.
    > org: We zetten er maandag een bord bij, en schilderen ze groter.
    c: 84 lindes. Dat gaat hier ruiken in juni, zalig.`,
  "leuven-stadhuis": `
    a: Met mijn petekind van 9 geweest. Ze heeft 14 beelden getekend en wil nu steenkapper worden.
    b: De camera voor wie niet hoger kan was een fijne oplossing, dank u.`,
  "leuven-kotstudenten": `
    a: De student naast mij kwam zich voorstellen met wafels. Ik ben voor altijd om.
    en1: That might have been me! Thanks for the bike pump, neighbour.
    > a: Altijd welkom. Breng nog eens wafels.
    b: Het jaarlijkse glas om 4 uur 's nachts is hier ook alweer gesignaleerd.`,
};
