/** Threads under posts of the city: nature, children, living together. */
export const natureAndChildren: Record<string, string> = {
  geveltuinen: `
    a: De onze bloeit al drie jaar. Elke dag praat ik met iemand die blijft staan. Vroeger kende ik alleen de postbode.
    b: Mijn gevel staat in de schaduw. Lukt het dan ook?
    > c: Varens en klimhortensia! Bij ons op het noorden groeit het tot de dakgoot.
    d: Mag het ook in een straat met een smalle stoep?
    > org: Er moet 1,50 meter doorgang blijven. We meten het gratis bij je aanvraag.
    e: Onze straat doet mee met negen huizen. De wedstrijd om de eerste bloem is begonnen.
    fr1: Très belle idée. Est-ce possible si je loue au rez-de-chaussée ?
    > org: Oui, un simple courriel de votre propriétaire suffit. Nous avons un modèle en français.`,
  boomplantdag: `
    a: Onze Nora is in mei geboren, we planten een hazelaar voor haar!
    > org: Proficiat! Het label met haar naam ligt klaar aan de tent.
    b: Is het terrein toegankelijk met een rolstoel?
    > org: Er ligt een pad van houtsnippers tot aan plantvak C. Vraag naar Joris, hij houdt daar een plekje vrij.
    c: Vorig jaar geplant, dit jaar al tot mijn kin. Trots!
    d: Breng een reservebroek mee. Geloof mij.`,
  egels: `
    a: Wij hebben een gat gezaagd en de tweede nacht was hij er al. Op camera!
    > b: Foto!
    > a: Hij bewoog. Het is een bruine veeg met een neus.
    c: Onze robotmaaier hebben we op overdag gezet. Simpel.
    d: Mijn buurman wil geen gat in zijn schutting. Tips?
    > e: Vraag of hij naakte slakken heeft. Egels eten die.
    > d: Dát argument gaat werken 😄
    f: Op school maakten we een egelhotel. Er zit nu wel een pad in.`,
  "naam-nieuw-park": `
    a: Park Propere Was, zonder twijfel. Mijn zoon zit in 3B en loopt al een week naast zijn schoenen.
    b: Leonie Van Aerde verdient het. Mijn grootmoeder stond naast haar aan de mangel.
    > c: Schrijf dat verhaal alstublieft op voor de buurtkrant.
    > b: Ik ben 79, maar ik zal mijn best doen.
    > org: Mogen we je bellen? We maken graag een bord met haar verhaal, welke naam het ook wordt.
    d: Wat er ook uitkomt, hier heet het toch gewoon 'het park'.
    e: Komt er een omheinde hondenweide?
    > org: Niet in het park zelf, wel honderd meter verder, aan de Maïsstraat.
    tr1: Park Propere Was çok komik, biz ona oy verdik ailecek.
    fatma: Vier stemmen in ons gezin en vier verschillende. Dat wordt een lange avond.`,
  "bomen-peter-benoitlaan": `
    a: Die kastanjes stonden er toen ik hier in 1962 op stage kwam. Ik heb er echt een traan om gelaten.
    > b: Ik ook, mevrouw. We leggen er een bloem bij.
    c: Waarom niet snoeien in plaats van vellen?
    > org: Dat probeerden we bij acht bomen. De schimmel zit in de stam; ze worden hol en dus gevaarlijk. Het rapport vind je op de site.
    d: 38 nieuwe is meer dan 29 zieke. Ik ben mee, als ze maar water krijgen.
    > e: Ik neem er drie voor mijn deur op mij, met de gieter.
    f: Graag een schijf voor onze school. We willen de jaarringen tellen.
    > org: Gereserveerd! Zaterdag klaar vanaf 10 uur.`,
  "zwembad-uren": `
    a: Half zeven 's ochtends, dat is nog donker. Maar ik kom!
    b: Het stille uur is goud voor mijn zoon met autisme. Dank jullie wel.
    > org: Wat fijn om te horen. Er is ook een rustige kleedkamer, vraag het aan de redder.
    c: Dinsdagavond was net mijn moment. Wanneer gaat het weer open?
    > org: Vier weken, tot de filters vernieuwd zijn. Het baantjesbad blijft open tot 21 uur.`,
  "verlichting-watersportbaan": `
    a: Gisteren gelopen. Het licht dat meegaat is magisch, alsof ik eindelijk belangrijk ben.
    b: Als vrouw alleen durf ik nu eindelijk na het werk. Merci.
    > c: Idem! Zin om woensdag samen te lopen, 19 uur aan de tribune?
    > b: Ja!
    d: En de vleermuizen?
    > org: Er is gemeten vóór en na. Ze jagen gewoon verder, zegt de vleermuizenwerkgroep.`,
  "skatepark-ontwerp": `
    a: Ik heb meegetekend en het is echt zo geworden. Ik ben 13.
    > org: En het is dankzij jou dat er een dak boven de bank komt. Dank je!
    b: Zestig meter van mijn tuin. Ik hoop op bomen ertussen, geen beton.
    > org: Er komt een houtwal van drie meter breed, die planten we eerst.
    c: Tegen. Binnen een jaar staat het vol graffiti.
    > d: Er is een muur voorzien waar dat mag. Beter daar dan op uw garage.
    e: Graag ook iets voor steps, mijn dochter is acht.
    f: 81 procent voor op dit moment, dat zie je hier niet vaak.`,
  "kies-speeltuig": `
    a: Kabelbaan! Kabelbaan! Kabelbaan! (Mijn zoon typt mee.)
    b: Mijn kleindochter zit in een rolstoel en kijkt nu altijd toe. Denk alstublieft aan de laatste keuze.
    > c: Ik heb mijn stem daarvoor veranderd. Goed dat je het schrijft.
    > d: Ik ook.
    > org: Dank voor deze woorden. Wat er ook wint: we voorzien sowieso een rolstoelschommel uit een ander budget.
    > b: Nu zit ik hier te blinken aan mijn keukentafel.
    e: Waterpomp, maar niet bij ons in huis met die schoenen.
    en1: Please put the benches in the shade. We melted last summer.
    > org: Noted! Three trees will be planted next to the benches.
    tr1: Halatlı kayak çok güzel olur, çocuklar bayılır.
    f: Blijft de oude rups ergens bewaard? Heel Ledeberg heeft daarop leren kotsen.
    > org: Ze krijgt een tweede leven in de tuin van het dienstencentrum. Zonder te draaien.`,
  "sint-komt-aan": `
    a: De rustige zone vorig jaar was een cadeau. Onze kleine heeft voor het eerst gezwaaid.
    b: Blijft het bij Sint of komt de Kerstman ook al?
    > c: Eerst de speculaas, dan de rest.
    d: Mogen honden mee? Hij draagt een mijter.
    > org: Zolang hij geen tekening opeet: ja.
    e: Vorig jaar stonden we vast met de buggy aan de brug. Is er een eenrichtingsregeling?
    > org: Ja, dit jaar wandel je via de Grasbrug naar binnen en via Sint-Michiels naar buiten.`,
  voorleesuur: `
    a: Mijn moeder heeft vorige week in het Turks voorgelezen. Ze heeft drie dagen niet over iets anders gepraat.
    > org: En de kinderen ook niet! Ze mag terugkomen wanneer ze wil.
    b: Kan er ook eens in het Gents voorgelezen worden?
    > org: Wie durft? Wij zetten het op de agenda.
    > c: Ikke.
    en1: Will there be a story in Twi this month? My kids would love that.
    > org: Yes, on the last Wednesday. Auntie Abena is practising the voices.`,
  "wijkbudget-moscou": `
    a: Pluktuin! Dan kan ik eindelijk iemand mijn frambozenstek aansmeren.
    b: Die muziekkiosk klinkt mooi, tot het zondagochtend is.
    > c: Ik speel tuba. Ik beloof niet vóór tien uur.
    d: Zonnepanelen brengen elk jaar iets op. De rest is na twee jaar versleten.
    > e: Een tafel verslijt niet, daar worden mensen alleen maar jonger aan.
    f: Mag mijn dochter van 12 echt meestemmen?
    > org: Ja, vanaf 12 jaar. Ze kan stemmen met haar eigen account of in het buurthuis.
    g: Ik vind dit goed gedaan. Vroeger besliste iemand anders, en dan zeurden wij.
    > org: Zeuren mag nog altijd, hoor 🙂`,
  "wijkdebat-nieuw-gent": `
    a: Mijn vraag: wanneer wordt de lift in de toren hersteld? Ik woon op de negende en heb een rollator.
    > org: De huisvestingsmaatschappij zet er vrijdag een nieuwe motor in. Intussen draagt een conciërge je boodschappen naar boven, bel naar het nummer in de hal.
    > a: Ik zal bakken voor die mens.
    en1: Thank you for the interpreters. My father will come and he has many questions.
    > org: He is very welcome. We have a table in English too.
    b: Praten doen jullie elk jaar. Wanneer gebeurt er iets met de onderdoorgang?
    > org: Terechte vraag. De verlichting is besteld, de schilders komen in het voorjaar. We hangen de datum op in de onderdoorgang zelf.
    c: Is er koffie?
    > d: En koekjes van mijn tante. Kom maar.
    e!reports: Allemaal zakkenvullers, blijf weg.`,
  "openingsuren-dienstencentra": `
    a: Woensdagavond, perfect. Ik heb vorige keer twee uur verlof genomen voor een stempel.
    b: Vrijdagnamiddag dicht is jammer, dan was het net rustig.
    > org: We volgen het op. Als veel mensen vrijdag missen, sturen we bij na drie maanden.`,
  "wat-vind-je-van-ons": `
    a: Een 8. Alleen zijn er weken met vijf berichten en dan een maand niks.
    > org: Klopt. We spreiden beter vanaf volgende maand.
    b: Een 9, omdat ik een keer mijn gelijk kreeg in een reactie.
    c: Een 4. Het gaat altijd over de binnenstad. Wij in de kanaaldorpen bestaan ook.
    > org: Dank om dat te zeggen. De kiosk, de brand en de veerboot gingen over jullie, maar het mag meer. Wat mis je?
    > c: Wanneer de bus eindelijk op zondag rijdt. En een foto van Mendonk.
    d: Schrijf korter. Ik lees dit op de wc.
    > e: 😂 eens.
    fr1: Merci de traduire les messages urgents. Un 7 de ma part.`,
  "dag-van-de-buren": `
    a: Bij ons in de gang: 14 buren, 9 taarten, één trap. Nooit meer gewoon buiten gegaan.
    b: Mag het ook met buren van de overkant van de baan?
    > org: Zeker. Een buur is wie je groet.
    c: Wij doen het op het binnenplein, met een petanquebaan. Wie kan er een set lenen?
    > d: Ik heb er drie, en een verrekte duim.`,
  "leefstraat-moscou": `
    a: Voor. Mijn overgrootvader woonde hier ook, en toen zat ook iedereen op straat.
    b: Tegen, tenzij de muziek om 22 uur stopt. Ik werk in ploegen.
    > c: Als bewoner van de straat: je hebt gelijk. We schrijven 22 uur in de afspraken.
    > b: Dan wordt het een voor, met een voorwaarde.
    d: De vuilniswagen kon er de eerste week niet door. Sindsdien wel.
    > org: Klopt, we hebben de bochtstraal aangepast. Geen klachten meer sinds augustus.
    e: Dat huwelijk was trouwens prachtig. We hebben gewoon stoelen bijgezet.`,
};
