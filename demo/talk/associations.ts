/** Threads under posts of the bike workshop and the neighbourhood association. */
export const associations: Record<string, string> = {
  "atelier-opent": `
    a: Welkom! Mijn fiets kraakt al sinds 2019, ik kom.
    > org: Hoe langer het kraakt, hoe liever we hem zien.
    b: Mag Ketting geaaid worden?
    > org: Ze staat erop.
    c: Herstellen jullie ook elektrische? De winkel vroeg mij 400 euro voor een kabel.
    > org: Ja. Een kabel is meestal 35 euro. Breng hem binnen, we kijken samen.
    > c: Het was de kabel. 32 euro. Ik heb jullie al aan zes mensen aangeraden.`,
  kinderfietsbib: `
    a: Onze derde wissel al. De oude staat intussen onder de achterbuur.
    b: Kan ik er ook een ophalen voor mijn kleinzoon uit Brussel als hij komt logeren?
    > org: Zeker: een logeerfiets is gratis voor een week.
    c: Helm was wat klein, maar dat werd ter plekke omgeruild. Top.
    tr1: Kızım pembe yerine yeşil seçti, çok mutlu. Teşekkürler.`,
  "bakfiets-huren": `
    a: Zetel van 1,90 meter verhuisd. Drie keer gestopt voor bewonderaars.
    b: Mag het ook zonder ervaring? Ik heb schrik van die bak.
    > org: De eerste bocht is vreemd, de tweede al niet meer. We rijden altijd even mee.
    c: Kerstboom + oma in één rit, dat is een uitdaging die ik aanga.
    > d: Zet oma in de bak en de boom achterop, niet omgekeerd.`,
  tweedehandsmarkt: `
    a: Gekocht: een groene damesfiets met bel uit 1974. Ik ben verliefd.
    b: Wie won de veiling van de lelijkste?
    > org: Een oranje plooifiets met een dolfijn erop, 61 euro. Hij staat nu trots aan de Dampoort.
    c: Volgend jaar weer? Dan breng ik mijn kelder mee.`,
  graveren: `
    a: Drie minuten en een snoepje. Dat zouden ze bij de bank ook mogen doen.
    b: Is zo'n nummer niet gevaarlijk voor mijn privacy?
    > org: Alleen de politie kan er een naam bij zoeken. Wie dat niet wil, kan ook een QR-sticker nemen.`,
  "openingsuren-atelier": `
    a: Woensdag, met kinderhoek. Dan leren ze meteen een band plakken.
    b: Zondag! In de week ben ik op.
    > c: Maar gunnen we Bram ook eens een zondag?
    > org: Bram zegt: alleen als er taart is.
    d: Vrijdag om 7 uur, dat stemt toch niemand?
    > e: Ik! Ik werk tot 6 uur 's ochtends.`,
  "fietsles-volwassenen": `
    fatma: Ik heb in de lente meegedaan. Op mijn 43ste! Nu fiets ik elke zaterdag naar de markt.
    > org: En wij waren erbij toen je voor het eerst losliet. Kippenvel.
    a: Mijn moeder twijfelt. Ze is 66 en heeft schrik om te vallen.
    > fatma: Zeg dat ze mag bellen, ik kom de eerste les naast haar zitten.
    > a: Dat ga ik doen. Dank u, echt.
    tr1: Sadece kadınlar için grup ne zaman? Ben de öğrenmek istiyorum.
    > org: Cumartesi sabahları saat 9'da. Henüz iki yer var, hoş geldiniz!
    en1: Best decision of my year. I cycled to the sea in August (with the train back, don't tell).`,
  "soep-op-de-stoep": `
    dirk: De pompoenen zijn geoogst, ze zijn groter dan mijn pan. Ik breng een tweede pan mee.
    > org: En een tweede Dirk, als het kan.
    a: Wij komen met acht en twee honden. Er is altijd plaats zeggen jullie hé?
    > org: Altijd. De honden krijgen een bot van de slager.
    b: Ik kan niet komen, mijn been zit in het gips. Kan iemand een kommetje brengen op de derde in de Londenstraat?
    > c: Ik woon ernaast, ik klop aan om kwart voor twaalf.
    > d: En ik breng taart. Meteen bezoek dan.
    tr1: Mercimek çorbası için limon da getiriyorum. Ekmek benden.
    e: Kan er iemand mijn nieuwe buurvrouw meenemen? Ze kent nog niemand en durft niet goed.
    > dirk: Zeg maar in welk huis, ik bel aan met een kom in mijn hand. Dat werkt altijd.`,
  praattafel: `
    a: Ik kom nu drie maanden. Vorige week heb ik zelf naar de dokter gebeld!
    > org: En wij hebben erop getoast, met thee. Knap, echt waar.
    en1: Is it okay if my Dutch is almost zero?
    > org: Ja! 'Bijna nul' is al meer dan je denkt. Wij spreken traag.
    b: Ik ben 74 en ik praat graag. Is dat voldoende om mee te doen?
    > org: Dat is precies wat we zoeken. Donderdag om 10 uur, de koffie staat klaar.
    tr1: Çocuk köşesi olması çok iyi oldu, rahat öğreniyorum.`,
  huiswerkklas: `
    a: 7 maal 8 is 56, en dat weet ik pas sinds mijn dochter het mij leerde. Ik kom luisteren.
    > org: Aangenomen! Maandag om 15.30 uur?
    b: Mijn zoon was vorig jaar bij jullie. Hij zit nu op het middelbaar en wil zelf komen helpen.
    > org: Dat is het mooiste bericht van de week. Hij mag meteen beginnen.
    c: Zijn er ook oude atlassen nodig? Ik heb er twee.`,
  repaircafe: `
    a: Mijn koffiezet deed het niet meer. Het was kalk. Schaamte, maar hij werkt.
    > org: Kalk is geen schande. We herkennen hem aan de stilte erna.
    b: Kan er iemand naar een naaimachine uit 1967 kijken?
    > org: Roza kent dat model blindelings. Kom om 14 uur.
    dirk: Ik breng mijn radio. Hij kraakt alleen als het nieuws begint.
    > c: Misschien is hij gewoon gevoelig.`,
  "moestuin-percelen": `
    a: Wij lootten vorig jaar, nu oogst ik sla op zondagochtend. Beste 30 euro van mijn leven.
    b: Mag ik bijen houden?
    > org: Eén kast mag, in de hoek bij de composthoop. Praat even met de twee buren ernaast.
    c: Omer, ik hoop dat jij nog altijd ongevraagd advies geeft.
    > org: Omer laat weten dat hij dat nooit ongevraagd heeft gedaan.`,
  straatdiner: `
    a: Mijn grootmoeder zou trots zijn op de stoofvlees van vorig jaar. Op die van dit jaar nog meer.
    b: Wij brengen börek voor twintig. Meer krijg ik niet in de fietsbak.
    > c: Leg hem bij mij in de bakfiets, dan passen er veertig.
    d: Moet ik inschrijven?
    > org: Nee, gewoon komen met je bord en je buur.
    e: Wie zong er vorig jaar eigenlijk het hardst?
    > dirk: Dat onderzoek loopt nog.`,
  "kerstmarkt-muide": `
    a: De muts van de breiclub past op mijn hoofd én op mijn hond. Twee voor één.
    b: Volgend jaar graag twee ovens voor het brood. De rij stond tot aan de brug.
    > org: Genoteerd, en de man van de houtoven lacht al.
    c: Mooiste moment: de kapper die zong met zijn schort nog om.`,
  geefkast: `
    a: Mijn zoon vond er een doos vol Lego. Hij heeft er een fort van gebouwd en het fort teruggegeven.
    > org: Dat is precies de bedoeling, en ook een fort is welkom.
    b: Kan er een tweede kast komen in Meulestede?
    > org: Wie wil er elke avond naar omkijken? Dan timmeren wij.
    > c: Ik, ik kom er toch langs met de hond.
    d: Iemand nam alle conserven in één keer. Dat stoort mij.
    > a: Misschien had die iemand ze nodig.`,
  uitstap: `
    a: De zee! En dan garnalen pellen in de bus terug.
    > b: Dan zit ik vooraan, met het raam open.
    c: Pairi Daiza, mijn kleinkinderen praten over niets anders.
    tr1: Panda görmek istiyoruz, çocuklar çok heyecanlı.
    d: De mijn van Beringen is ondergronds, dus ideaal bij regen. En het regent altijd.`,
  "buurthuis-zondag": `
    dirk: Voor. Zondag is de langste dag als ge alleen zijt.
    > a: Kom dan zeker, ik kaart ook.
    b: Voor, en ik wil één zondag per maand koffie zetten.
    > org: Dat is er al één. Nog drie te gaan.
    > c: Twee, schrijf mij op.
    d: Ik ben tegen als de naailes daardoor vervalt. Die is voor veel vrouwen de enige avond buiten.
    > org: Terecht punt. We schrappen niet de naailes maar het klusuur, dat liep leeg.`,
  "leefbaarheid-muide": `
    dirk: Een 8. Twee punten eraf voor de vrachtwagens om vijf uur 's ochtends.
    a: Een 9 met de ramen open en een 5 met de ramen dicht.
    > b: Bij mij omgekeerd, ik woon naast de silo's.
    c: De zonsondergang aan het Houtdok blijft het beste gratis ding van Gent.
    > d: Ssst, straks komt iedereen.
    tr1: Ben 8 verdim. Komşular çok iyi, ama çocuklar için daha çok yeşil lazım.
    > org: Teşekkürler. Yeşil alan için fikrinizi belediyeyle görüşüyoruz, baharda haber veririz.
    e!author: Dit was niet mijn beste dag toen ik dat schreef.`,
  "spaghetti-avond": `
    a: Vegetarisch graag, met veel kaas.
    b: Ik breng mijn grootmoeder mee. Ze vindt dat spaghetti zonder laurier niet telt.
    > org: Mehmet heeft extra laurier gekocht, zeg dat gerust.
    c: Hoeveel kost zo'n pot eigenlijk?
    > org: 380 euro. We zaten na de avond aan 412. De pot heet voortaan Rita, naar de grootmoeder.`,
  lantaarntocht: `
    a: Het waargebeurde verhaal, dat van de loods met de deur die openging, dat was ik bijna.
    b: Mijn dochter van vijf wil weten of de pompoen slaapt als de kaars uit is.
    > org: Ja. Zachtjes praten dus.`,
  "dank-vrijwilligers": `
    a: Merci aan de vrouw die elke dinsdag mijn vader ophaalt. Ik weet je naam niet, maar jij weet wie ik ben.
    b: Aan wie altijd de stoelen opvouwt: wij zien het.
    > org: Stoelen opvouwen is hier al drie jaar een geheime orde.
    c: Aan Marcel van de geefkast, aan Emine van de soep, aan Dirk van alles.
    > dirk: Aan jullie allemaal eigenlijk. Ik doe gewoon de deur open.`,
  naaiatelier: `
    a: Ik heb een doos knopen van mijn grootmoeder. Zijn die welkom?
    > org: Heel welkom. Elke knoop krijgt een plek én een verhaal.
    b: Mijn gordijnen zijn gemaakt door Gülsen. Ze zijn beter dan mijn ramen.
    fr1: Je couds un peu. Puis-je venir, même si je parle mal néerlandais ?
    > org: Bien sûr, ici on parle surtout avec les mains.`,
  buurtkrant: `
    a: De schoen is van mijn zoon. Hij dacht dat niemand het gezien had.
    > b: Raadsel opgelost in 40 minuten. Nummer 4 kan komen.
    c: Cyriel mag elke maand een verhaal vertellen wat mij betreft.
    > org: Hij heeft er al drie klaar, zegt zijn dochter.`,
};
