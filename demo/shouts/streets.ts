import { readShouts } from "./notation.ts";

/** Broken, dangerous or obstructing things, and ideas for the street. */
export const streets = readShouts(`
# muide alert 0.2 theme=safety street=Meulesteedsesteenweg follow=3
Straatlamp knippert al drie avonden
De lamp aan de bushalte knippert de hele avond en valt dan uit. Wie op de bus wacht, staat in het donker.
+0.1 neighbour Klopt, mijn dochter durft er niet meer te wachten.

# muide alert 3 theme=mobility by=dirk street=Meulesteedsesteenweg follow=5
Losse klinkers op het fietspad
Net voorbij de brug liggen vier klinkers los. Gisteren viel er iemand met de fiets.
+0.4 assign els
+0.5 start
+0.6 reply Bedankt voor de melding. De ploeg van de wegen komt donderdag langs.
+0.9 neighbour Ik reed er ook bijna over. Fijn dat het snel gaat.

# muide alert 34 theme=nuisance by=dirk follow=6
Zwerfvuil achter de loods aan de kade
Er liggen al weken zakken en een matras. Het trekt ratten aan.
+0.8 assign els
+1 start
+2 note De loods is van de haven: eerst bellen wie opruimt.
+5 done Opgeruimd samen met de havendienst. Er komt een bord en een camera voor twee maanden.
+5.2 author Dank u, het ligt er weer netjes bij!

# muide idea 9 theme=nature follow=11
Geveltuintjes in de hele straat?
Zes huizen hebben er al een. Als de stad de stenen uitbreekt, doen er zeker tien mee.
+0.3 neighbour Wij doen mee!
+0.5 neighbour Hier ook, en ik heb nog stekjes van stokrozen.
+1 assign joris
+2 start
+2.1 reply Mooi idee. We sturen vrijdag iemand langs om te kijken waar het kan.

# rabot alert 1 theme=nuisance tr by=fatma street=Wondelgemstraat follow=2
Çöp konteyneri taşıyor
Köşedeki cam konteyneri üç gündür dolu. İnsanlar şişeleri yere bırakıyor, çocuklar için tehlikeli.
+0.3 assign els
+0.4 start

# rabot idea 21 theme=children tr by=fatma follow=7
Oyun parkına gölge
Yazın kaydıraklar çok ısınıyor. Bir iki ağaç ya da gölgelik olsa çocuklar öğlen de oynayabilir.
+2 neighbour Çok doğru, biz hep akşama bırakıyoruz.
+4 assign joris
+4 start
+16 done Sonbaharda iki akçaağaç dikilecek. O zamana kadar bir gölgelik koyuyoruz.

# rabot alert 17 theme=safety street=Wondelgemstraat
Verkeerslicht slaat groen voor fietsers over
Om de paar keer blijft het rood voor fietsers terwijl de auto’s groen hebben. Mensen rijden dan maar door.
+1 assign els
+1 start
+8 done De lus in het wegdek is hersteld. Het licht schakelt weer gewoon.
+10 reopen Vanmorgen weer twee keer overgeslagen.
+10.5 reply Dank u. We laten de leverancier opnieuw komen.

# ledeberg alert 45 theme=mobility follow=4
Zebrapad nauwelijks nog te zien
Aan de school is de verf bijna weg. Auto’s stoppen niet meer.
+2 assign els
+2 start
+12 done Het zebrapad is opnieuw geschilderd, met reflecterende verf.

# ledeberg idea 12 theme=mobility follow=9
Fietsenstalling op het plein
Er staan elke dag twintig fietsen tegen de bomen. Drie beugels zouden al helpen.
+0.5 neighbour Liefst ook een plaats voor bakfietsen.
+3 assign els
+3 start
+3.2 note Past in het plan voor het plein van volgend jaar; navragen of het vroeger kan.

# brugse-poort alert 2 theme=nuisance
Sluikstort aan de glasbol
Drie zakken en een oude zetel. Volgens de buren van zaterdagnacht.

# brugse-poort alert 60 theme=nuisance
Geluid van de ventilatie
De ventilatie van de zaal staat elke nacht tot drie uur op vol vermogen.
+3 assign joris
+3 start
+20 done De uitbater heeft een demper laten plaatsen. De meting van vrijdag zit onder de norm.
+24 reopen Het is beter, maar in het weekend nog altijd luid.
+30 done Ook de tijdschakelaar is nu ingesteld: na middernacht staat ze uit.

# binnenstad alert 5 en theme=mobility follow=2
Delivery vans block the bike lane
Every morning between nine and eleven at least three vans are parked on the bike lane. Cyclists move to the tram tracks.
+1 assign els
+1 start
+1.1 reply Thank you. We have asked the traffic team to check on weekday mornings.

# binnenstad alert 28 fr theme=safety
Pavé descellé devant la boulangerie
Une pierre bouge et une dame est tombée ce matin. Il faudrait au moins un cône en attendant.
+0.3 assign joris
+0.3 start
+2 done La pierre est refixée et le trottoir a été contrôlé sur toute la longueur.
+2.2 author Merci pour la rapidité.

# sluizeken idea 40 theme=culture follow=8
Boekenruilkast bij de bakker
De bakker wil er een tegen zijn gevel. Mag dat zomaar, of is er een vergunning nodig?
+1 reply Dat mag zonder vergunning, als er 1,5 meter stoep overblijft. Wij hebben nog een kast staan.
+3 assign els
+3 start
+14 done De kast hangt. Veel leesplezier!
+15 neighbour Staat al halfvol, wat leuk.

# dampoort alert 7 theme=mobility
Put in de weg na de werken
De sleuf van de kabels is dicht, maar er is een put van een hand diep ontstaan.
+0.5 assign els
+1 start

# dampoort idea 88 theme=nature
Meer vuilnisbakken langs het water
Op zomeravonden zit het vol en er is maar één bak.
+10 assign joris
+10 start
+32 done Er staan er nu drie, met een deksel tegen de meeuwen.

# moscou alert 15 theme=safety
Losse kabel aan een paal
Er hangt een kabel op ooghoogte. Ik weet niet of er spanning op staat.
+0.05 reply Blijf eraf. Er is iemand onderweg.
+0.06 assign els
+0.06 start
+0.3 done Het was een telefoonkabel zonder spanning. Hij hangt weer vast.

# moscou idea 4 theme=sports
Ping-pongtafel in het park
Zo’n betonnen tafel die buiten kan blijven. Er is plaats genoeg naast de bank.

# gentbrugge alert 1.5 theme=nature
Tak hangt over het speelplein
Na de storm van zondag is een dikke tak half afgebroken.

# wondelgem alert 19 theme=nuisance
Hondenpoep op het voetpad naar school
Elke ochtend is het slalommen. Zakjes ophangen zou al helpen.
+3 assign joris
+3 start
+9 done Er hangen twee zakjesautomaten en we hebben de wijkdienst gevraagd om te controleren.

# mariakerke idea 52 theme=mobility
Zone 30 rond het woonzorgcentrum
De oversteek is breed en bewoners zijn er niet snel over.
+12 assign els
+12 start

# oostakker alert 11 theme=housing
Water in de straat bij regen
Het rooster aan de hoek zit vol bladeren. Bij elke bui staat er tien centimeter water.
+0.6 assign els
+1 start
+2 done Het rooster is leeggemaakt en komt op de lijst van de maandelijkse ronde.

# centrum alert 6 leuven theme=mobility
Paaltje omver gereden
Het paaltje aan de ingang van de autovrije straat ligt plat. Auto’s rijden weer door.
+1 assign otto

# heverlee idea 23 leuven theme=nature
Bijenkorf in het park
Een imker uit de buurt wil ze verzorgen als er plaats is.
+4 assign otto
+5 start
`);
