import { readShouts } from "./notation.ts";

/** Neighbours' questions, offers and news. */
export const neighbours = readShouts(`
# muide looking-for 2 only by=dirk
Wie heeft een lange ladder?
Onze dakgoot zit verstopt. Een ladder van zes meter zou volstaan, voor één namiddag.
+0.2 neighbour Ik heb er een van zeven meter. Kom maar langs na vijf uur.

# muide give-away 5 only
Kinderfiets 16 duim
Rood, goede banden, zijwieltjes erbij. Mag gratis weg.
+0.3 neighbour Mag ik hem voor mijn neefje?
+1 solved

# muide give-away 1 only follow=1
Verhuisdozen, een stuk of twintig
Net verhuisd. Ze staan droog in de gang.
+0.5 report

# muide borrow 8 only
Boormachine voor zaterdag
Alleen om drie gaten in beton te boren.
+0.4 neighbour Je mag de mijne lenen.
+1.5 solved

# muide help-request 4 theme=neighbour-contact
Wie kan me leren videobellen?
Mijn kleinkinderen wonen in Canada. Ik heb een tablet, maar ik krijg het niet aan de praat.
+0.6 neighbour Dat doe ik graag. Past woensdag?
+1 reply In het buurthuis is elke dinsdag een digidokter. U bent altijd welkom.
+1.2 assign els
+1.2 start

# muide general 6 only follow=3
Dank aan wie mijn portefeuille terugbracht
Alles zat er nog in. Zulke buren maken een straat.
+0.1 neighbour Graag gedaan!

# rabot help-request 10 tr by=fatma theme=health-wellbeing
Anneme doktora eşlik
Annem yetmiş sekiz yaşında ve Felemenkçe bilmiyor. Cuma günü hastaneye kim eşlik edebilir?
+0.5 neighbour Ben cuma günü boşum, arayabilirsiniz.
+1 assign joris
+1 start
+4 done Hastanede tercüman hizmeti var; randevu için ayarladık.

# rabot looking-for 3 tr only
Dikiş makinesi arıyorum
İkinci el olabilir. Mahalle kermesi için perde dikeceğiz.

# rabot general 14 tr only
Bayramda komşu sofrası
Cumartesi akşamı avluda sofra kuruyoruz. Herkes bir tabak getirsin, komşular davetli.
+1 neighbour Biz de geliyoruz, tatlı bizden.
+2 neighbour Çok iyi fikir, avluda yer var mı?

# ledeberg give-away 3 only
Potgrond over
Drie zakken van veertig liter, ongeopend.

# ledeberg borrow 1 only
Partytent voor een verjaardag
Drie bij drie is groot genoeg. We brengen hem zondag proper terug.

# ledeberg general 2 only
Kat gevonden, grijs met wit
Heel tam, zonder halsband. Ze zit nu bij ons in de berging.
+0.2 neighbour Lijkt op Minoes van de overkant. Ik ga het vragen.
+0.5 solved

# ledeberg help-request 25 theme=health-wellbeing
Boodschappen na mijn operatie
Ik mag zes weken niet tillen. Wie gaat toch naar de winkel en neemt iets mee?
+0.4 neighbour Elke zaterdag ga ik. Zet je lijstje maar klaar.
+2 assign els
+2 start
+6 done Twee buren helpen, en de boodschappendienst van het dienstencentrum springt in als zij niet kunnen.

# brugse-poort looking-for 16 only
Tweedehands piano gezocht
Mijn zoon begint met les. Een oude is goed, als ze maar stemt.
+5 neighbour In de kringloopwinkel stond er vorige week een.
+9 solved

# brugse-poort general 9 only
Samen lopen op zondagochtend
Rustig tempo, vijf kilometer. We vertrekken om negen uur aan het park.
+0.5 neighbour Ik ben van de partij.

# brugse-poort idea 30 only theme=neighbour-contact
Buurtfeest zonder auto’s
Eén zondag in september de straat dicht. Wie helpt met tafels en stoelen?
+1 neighbour Ik heb twintig stoelen.
+2 ask

# binnenstad looking-for 11 en only
Anyone with a cargo bike for an hour?
We found a small sofa a few streets away and would love to avoid renting a van.
+0.4 neighbour You can have mine on Sunday.
+2 solved

# binnenstad general 20 fr only
Cours de cuisine entre voisins
Une fois par mois, chez l’un ou chez l’autre. On commence par un tajine ?
+1 neighbour Avec plaisir !
+2 ask
+3 share

# binnenstad give-away 13 fr only
Plantes à donner
Je déménage et elles sont trop grandes. Deux ficus et un palmier.
+1 solved

# sluizeken borrow 4 only
Hogedrukreiniger
Voor het terras. Ik trakteer op een pint.

# sluizeken help-request 7 only
Kattenoppas eind deze maand
Tien dagen, één keer per dag eten geven. Een rustige poes.
+0.3 neighbour Dat doen wij graag.
+1 solved

# sluizeken general 18 only
Reclame voor goedkope ramen
Bel mij voor de beste prijs, alleen deze week korting voor de hele straat.
+0.5 hide Reclame hoort hier niet. Ondernemers kunnen via de handelaarsvereniging een bericht plaatsen.

# dampoort give-away 2 only
Zetel met twee plaatsen
Groen fluweel, geen vlekken. Zelf af te halen, derde verdieping.

# dampoort help-request 5 only
Wie kan een kast mee naar boven dragen?
Ze is zwaar, en ik woon op de tweede. Een kwartiertje werk.
+0.6 neighbour Zaterdag om tien?

# moscou looking-for 22
Moestuin of stukje grond gezocht
We staan al twee jaar op de wachtlijst van de volkstuinen.
+2 assign joris
+2 start
+2.5 reply In het voorjaar komen er twaalf perceeltjes vrij. We zetten u op de lijst.

# moscou general 33 only
Nieuw in de straat
Wij zijn Lien en Karim, met twee kinderen. Zaterdag koffie voor wie wil kennismaken.
+0.4 neighbour Welkom! We komen langs.
+0.7 neighbour Welkom in de straat.

# gentbrugge give-away 6 only
Babybadje en draagzak
Proper en compleet.

# gentbrugge help-request 70 theme=economics
Hulp bij een brief van de belastingen
Ik begrijp niet wat ik moet invullen en de termijn loopt af.
+1 assign els
+1 start
+3 done U kunt zonder afspraak terecht in het welzijnsbureau, elke werkdag tot 12.30 uur.

# wondelgem borrow 15 only
Aanhangwagen voor groenafval
Eén rit naar het containerpark.
+3 solved

# oostakker general 3 only
Wie speelt mee kaart op donderdag?
Wiezen, om twee uur in het café. Beginners zijn welkom.

# centrum looking-for 4 leuven only
Fietskar voor een weekend
Voor een kind van drie.

# vlierbeek give-away 9 leuven only
Appels uit de tuin
Kisten vol, kom maar plukken.
+1 neighbour Heel graag, bedankt!
`);
