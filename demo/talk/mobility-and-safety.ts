/** Threads under posts of the city: mobility, safety, nuisance. The notation is in `notation.ts`. */
export const mobilityAndSafety: Record<string, string> = {
  "fietspad-dampoort": `
    a: Eindelijk! Ik fiets hier elke dag met twee kinderen achterop en hou telkens mijn adem in aan nummer 40.
    > b: Zelfde hier. Mijn dochter mag pas alleen naar school als dit er ligt.
    b: Blijft de Engelstraat tijdens de werken ook open voor auto's? Ze is nu al smal.
    > org: Dag, de Engelstraat wordt in die weken fietsstraat: auto's mogen erdoor, maar niet inhalen. We zetten er een verkeersregelaar tijdens de spits.
    > b: Prima, merci voor het snelle antwoord.
    c: En waar moet ik met mijn camionette lossen? Er is geen laadzone ingetekend.
    > org: Goed gezien. We voegen een laadplek toe ter hoogte van nummer 112, van 7 tot 11 uur. De aannemer belt u morgen.
    d: Zes weken, zeggen ze. Ik zet er een pint op dat het er tien worden 😄
    > a: Twee pinten.`,
  "fietsenstalling-brugse-poort": `
    a: Pierkespark! Daar is 's avonds altijd volk, dus veilig.
    > b: Maar het sportveld moet wel blijven hé.
    > org: Het sportveld blijft helemaal. De stalling komt op de plek van de oude container.
    c: Wij wonen met vijf fietsen op een derde verdieping. Maakt niet uit waar, als er maar plaats is voor een bakfiets.
    d: Reinaertstraat neemt weer drie parkeerplaatsen weg. Waar moet de verpleegster van mijn moeder staan?
    > e: Er is een plaats voorbehouden voor zorgverleners op de hoek, die wordt amper gebruikt.
    > d: Dat wist ik niet, dank u.
    tr1: Kargo bisiklet için yer olması çok iyi. Fiyatı da uygun.
    f: Gestemd. Komt er ook een pomp?
    > org: Ja, en een gereedschapszuil. De pomp is bestand tegen de Brugse Poort, belooft de leverancier.`,
  "veilig-fietsen-ledeberg": `
    a: Een 4. Aan de rotonde onder het viaduct kijkt niemand naar rechts.
    > b: Die rotonde is een ramp. Ik stap daar af.
    c: De Langestraat is beter geworden, ik geef een 7. De Hundelgemsesteenweg blijft racebaan na 20 uur.
    d: De witte strepen zijn mooi, maar verf stopt geen auto.
    > e: Helemaal mee eens. Paaltjes, geen verf.
    > org: Dank, dit horen we vaak. We laten tussen de Ledebergstraat en het plein buigpaaltjes testen en tonen hier het resultaat.
    en1: I cycle to the hospital for the night shift. Better lights near the viaduct would help a lot.
    > org: Thank you. We have passed this on to the lighting team, they will measure it this week.
    f: Put voor nummer 231, al drie maanden. Ik heb er mijn stuur aan verloren.`,
  "schoolstraat-hamerstraat": `
    a: Voor! Het is de eerste keer in acht jaar dat ik mijn zoon zonder handje laat oversteken.
    b: Tegen. Ik woon in de Kastanjestraat en heb nu elke ochtend file voor mijn raam.
    > c: Kunnen ze de Kastanjestraat er niet gewoon bijnemen?
    > org: Dat onderzoeken we. De wijkdienst komt volgende week tellen, ook tussen 8.15 en 8.45 uur.
    d: Als zetter van het hek: we zoeken nog iemand voor dinsdag en vrijdag. Geel hesje krijg je gratis, koude vingers ook.
    > a: Vrijdag kan ik!
    > d: Gij zijt aangenomen.
    e: Mijn thuisverpleegster moest omrijden en kwam te laat met de insuline. Zorg toch dat zij door kan.
    > org: Zorgverleners mogen er altijd door. We bezorgen u en uw verpleegster morgen een doorgangskaart.
    f!offensive: Alles voor de fietsers, niets voor wie werkt. Bende prutsers.`,
  "tram-onderbroken": `
    a: Alweer. Vorige zomer lag dezelfde straat ook al open.
    > org: Dat klopt, toen ging het om de riolering. Nu liggen de sporen aan de beurt, en daarna blijft ze twintig jaar dicht. Beloofd is beloofd.
    b: Waar stopt de vervangbus voor het ziekenhuis?
    > org: Aan halte Bijloke, om de acht minuten. Ze rijdt tot aan de hoofdingang.
    c: Oordopjes in de bus, dat is alleszins al iets 😅`,
  deelwagens: `
    a: Al vier jaar zonder eigen auto. Het scheelt ons 300 euro per maand.
    b: En wat met een kinderzitje? Moet ik dat elke keer meezeulen?
    > a: In de helft van de wagens zit er een in de koffer. Staat in de app.
    c: Mooi, maar de app is niks voor mijn vader van 78.
    > org: Hij kan ook telefonisch reserveren, en op zaterdag tonen vrijwilligers hoe het openen met een kaart werkt.`,
  "zone-30-mariakerke": `
    a: Heel blij mee. In de Eeklostraat vliegen ze voorbij alsof het Zolder is.
    b: 30 rijden in vierde versnelling gaat niet, mijn motor pruttelt.
    > c: Daarom heeft hij ook een tweede 😉
    d: En wie gaat dat controleren?
    > org: Vanaf de tweede maand staat er elke week een onbemande camera, telkens in een andere straat. We publiceren de cijfers hier.
    e: Die bloembak aan de Groenestaakstraat staat pal voor mijn garage. Ik raak er net in, mijn vrouw niet.
    > org: Onze excuses aan mevrouw. De ploeg schuift hem donderdag anderhalve meter op.
    > e: Opgeschoven! Service.`,
  "heraanleg-voorhavenlaan": `
    dirk: Mijn vader heeft op die kasseien nog met de kar gereden. Blij dat ze blijven.
    > a: De mijne ook. Er moet ergens nog een foto zijn van de twee samen.
    b: Drie jaar plannen en nu moet ik vernemen dat mijn garage vier maanden onbereikbaar is?
    > org: Dat begrijpen we. Vanaf fase 2 krijgt u een plaats op de bewonersparking van de loods. De werfleider komt dinsdag bij u langs.
    c: Komen de 31 bomen in volle grond of in bakken?
    > org: In volle grond, met een put van negen kubieke meter. Geen enkele bak.
    d: Hopelijk wordt het niet té mooi, anders kunnen wij hier straks niet meer wonen.
    > e: Dat is ook mijn angst. De huur is al gestegen.
    > dirk: Zeg dat op de infoavond, met veel tegelijk. Ik haal je op.
    tr1: Çocuk arabası için geniş kaldırım çok lazımdı. Teşekkürler.`,
  "waterleiding-meulestede": `
    a: Hier komt er alleen koffiekleur uit. Zonder de koffie.
    dirk: Ik ga met de kar naar de tankwagen. Wie moet er water hebben? Nummers doorgeven hieronder niet, bel gewoon aan.
    > b: Dirk, graag zes flessen voor mijn moeder op de tweede. Dank u!
    > dirk: Staan al voor haar deur.
    c: De school heeft ook geen toiletten. Moeten we de kinderen thuishouden?
    > org: De school blijft open. De brandweer levert er water voor de toiletten en er zijn flessen voor iedereen.
    tr1: Su ne zaman geri geliyor? Bebeğim var.
    > org: Saat 16 gibi bekleniyor. Görevli size bebek için şişe su getiriyor, lütfen kapıda olun.
    > tr1: Getirdiler, çok teşekkürler.
    d: Om 15.20 uur eerste propere straal in de Vorkstraat! Applaus voor de ploeg in de put.
    > org: We geven het door. Laat zeker tien minuten lopen.`,
  "gasgeur-rabot": `
    a: Wij zitten in de sporthal. Goed geregeld, er is soep en de kinderen spelen trefbal.
    fatma: Mijn buurvrouw van 84 wil haar kat niet achterlaten. Mag die mee?
    > org: Ja hoor, katten mogen mee in een mand. Er staat een aparte kleedkamer klaar.
    > fatma: Dank u. De kat was minder enthousiast 😊
    b: Kwart over acht en we mogen naar huis. Chapeau, brandweer.
    > c: En chapeau voor wie de trefbal begonnen is.`,
  "rook-haven": `
    a: In Oostakker ruikt het naar verbrand karton, tot in de slaapkamer.
    b: Mijn kind heeft astma. Mag hij naar school?
    > org: Overleg met uw huisarts. Op school blijven alle kinderen binnen, en de ventilatie staat uit.
    c: Waarom hoor ik dat hier en niet via een sms?
    > org: Er ging een sms naar wie ingeschreven is voor noodmeldingen. Inschrijven kan via uw profiel. Het bericht hier kwam tegelijk.
    d: De rook is weg sinds de middag. Petje af voor de blusboot.`,
  "buurt-informatie-netwerk-drongen": `
    a: Voor. Na de inbraken van dit najaar voelt het fijn dat er iemand meekijkt.
    b: Tegen. Straks wordt elke jongere met een kap verdacht.
    > c: Dat hangt van ons af. Daarom zit de wijkinspecteur erbij.
    > b: Ik heb het in een andere gemeente anders zien lopen.
    d: Wie kijkt er in de groep, en wie mag er iets op zetten?
    > org: Alleen bewoners die zich met naam inschrijven. Berichten gaan langs een coördinator, foto's van mensen zijn verboden.`,
  "stroomonderbreking-ledeberg": `
    a: Ik werk thuis en heb die voormiddag drie vergaderingen. Zit er wifi in het dienstencentrum?
    > org: Zeker, en een stille hoek. Vraag de code aan de balie.
    b: Mijn vissen hebben een pomp. Overleven die drie uur?
    > c: Even roeren met een kom volstaat. Mijn guppy's zijn vijf stroompannes oud.`,
  lenteschoonmaak: `
    a: Het kunstgebit was van nonkel Fons, en hij wil het terug.
    > org: Het ligt op de dienst, gewassen. Hij mag het met een glimlach komen halen.
    b: Wij komen met de hele chiro van de wijk, 34 man. Zijn er genoeg grijpers?
    > org: We leggen er 40 klaar aan het pleintje. Top!
    c: Kunnen we ook de berm langs de Gasmeterlaan doen? Daar ligt het dik.
    d: Vorig jaar erbij geweest, echt plezant. En mijn straat bleef zeker twee weken proper.`,
  "sluikstort-cameras": `
    a: Eindelijk. Aan de bollen in de Sleepstraat lag gisteren een complete zetel.
    > b: Die zetel was nog goed, ik heb hem gepakt 😄
    c: En als iemand mij filmt terwijl ik netjes mijn glas breng?
    > org: Er wordt alleen gekeken als er iets gedumpt is. Na een maand is alles gewist. Het volledige reglement staat op de site.
    fatma: Kunnen er ook borden komen in het Turks en Bulgaars? Niet iedereen weet wanneer grof vuil mag.
    > org: Goed idee. We laten ze maken met tekeningen, zodat iedereen ze begrijpt. Wil je mee nakijken?
    > fatma: Graag!
    d: Het probleem zijn niet de bewoners, dat zijn camionettes van buiten de wijk.
    > e!private: Dat kan, maar ik zie die van het hoekhuis met de groene poort ook bezig.
    e!staff: Die van nummer 19 is het, iedereen weet dat. Een schande is het.
    > org: We hebben deze reactie verborgen: noem hier geen huisnummers. Melden kan via de knop, dan kijken wij het na.`,
  "nachtlawaai-overpoort": `
    a: Een 2. Op donderdag slaap ik met oordoppen én een kussen op mijn hoofd.
    b: Ik woon hier 40 jaar en geef een 5. Vroeger was het erger, toen vochten ze ook nog.
    > a: Dat klinkt niet als reclame 😅
    en1: I'm a student here. Most of us do try. Tell us kindly and we will move inside.
    > b: Thank you for saying that. I will bring cookies.
    c: De stewards zijn goud waard. Sinds zij er zijn, plast er niemand meer tegen mijn deur.
    d: Om half vijf begint dan de glasbak van het café. Kan dat niet om acht uur?
    > org: Dat staat op tafel met de cafés. Voorstel is: niet vóór 9 uur. We laten hier weten wanneer het ingaat.`,
  "geen-vuurwerk": `
    a: Mijn hond zit al drie jaar op oudejaarsavond in bad te bibberen. Dank voor dit bericht.
    b: Een verbod is goed, maar wie controleert? Vorig jaar leek de Muide wel een oorlogsfilm.
    > org: Er zijn die nacht twaalf ploegen op straat. Meld het via 101, met de plaats. Dan kunnen ze gericht rijden.
    c: Het lichtspel vorig jaar was prachtig, en mijn kleinzoon durfde eindelijk mee.
    > d: Hier ook! Hij riep 'poef' bij elke flits.
    e: Jammer, het is maar één keer per jaar.
    > f: Voor u. Voor de brandwondenafdeling is het elk jaar.
    g!out-of-hand: Ik steek ze toch af. Kom mij maar halen.`,
  "glasbollen-verhuizen": `
    a: Heiveldstraat, daar stop ik toch al met de auto.
    b: Graag níét onder een slaapkamerraam. Om zeven uur 's ochtends klinkt een fles als een kanonschot.
    > org: Ondergronds valt het glas op een mat. Het lawaai halveert, dat hebben we gemeten.
    c: Is er een plek waar ook een rolstoel bij kan?
    > org: Alle drie krijgen een opening op 90 centimeter hoogte en een vlakke stoep.`,
};
