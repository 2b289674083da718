import type { DemoPost } from "../shapes.ts";

export const buurtwerkMore: DemoPost[] = [
  {
    key: "spaghetti-avond",
    by: "buurtwerk-muide",
    author: "mehmet",
    when: { day: "11-04", at: "10:40" },
    title: "Spaghetti-avond voor een nieuwe kookpot",
    text: `
      De oude pot van 60 liter heeft na elf jaar soep een gat. Daarom eten we op {fri+6} spaghetti, vanaf 17.30 uur. **Volwassenen 12 euro, kinderen 6**, ook vegetarisch en halal.
      Inschrijven hoeft niet, maar helpt Mehmet beter te slapen.`,
    themes: ["neighbour-contact"],
    where: ["muide", "sluizeken"],
    pictures: [{ scene: "spaghetti-evening", alt: "Zeven buren eten spaghetti aan een lange rode tafel" }],
    comments: "combined",
    mood: "joy",
    interest: 0.5,
  },
  {
    key: "buurtkrant",
    by: "buurtwerk-muide",
    author: "els",
    when: { daysAgo: 28, at: "13:10" },
    title: "De buurtkrant is er: nummer 3, met het verhaal van de laatste dokwerker",
    text: `
      Gemaakt door elf bewoners tussen 12 en 81 jaar. In dit nummer: Cyriel over 38 jaar lossen met een haak, een recept voor borek, en **de raadselachtige schoen** op het dak van de school.
      Je vindt de krant op papier bij de bakker, de apotheker en het wassalon. Hieronder staat de tekst voor wie liever luistert met een voorleesprogramma.`,
    themes: ["culture", "neighbour-contact"],
    where: ["muide"],
    attachments: [
      {
        name: "buurtkrant-3.txt",
        text: "DE MUIDESE BLADEN, nummer 3\n\nCYRIEL EN DE HAAK\n'Achtendertig jaar heb ik gelost,' zegt Cyriel (81). 'Eerst met de haak, dan met de kraan, op het einde met een knop. De haak hangt boven mijn bed. Mijn vrouw vindt dat niet romantisch.'\n\nBOREK VAN EMINE\nVier vellen deeg, 200 gram fetakaas, een bos peterselie, een ei en geduld. Rol niet te strak. Veertig minuten op 190 graden.\n\nDE SCHOEN\nOp het dak van de school ligt sinds mei een rode sportschoen, maat 37. Wie mist hem? De meester klimt er pas op als hij het weet.\n",
      },
    ],
    mood: "wonder",
    interest: 0.42,
  },
  {
    key: "ehbo",
    by: "buurtwerk-muide",
    author: "mehmet",
    when: { daysAgo: 77, at: "16:10" },
    title: "EHBO in drie avonden: want een ambulance heeft acht minuten nodig",
    text: `
      Je leert reanimeren, het toestel aan de muur van de apotheek gebruiken, en wat je doet bij brandwonden of een kind dat zich verslikt. Les in het Nederlands, met tolk Turks op vraag.
      Drie dinsdagen vanaf {tue+7}, om 19 uur. **Gratis**, maar wie zich inschrijft, komt ook. Je krijgt een attest en een pleister met een eend erop.`,
    themes: ["health-wellbeing", "safety"],
    where: ["muide", "sluizeken", "bloemekenswijk"],
    button: { link: "https://www.buurtwerk.example/ehbo", text: "Schrijf je in" },
    mood: "thanks",
    interest: 0.4,
  },
  {
    key: "sportnamiddag",
    by: "buurtwerk-muide",
    author: "mehmet",
    when: { day: "07-02", at: "12:20" },
    title: "Zomer aan het dok: kajak, voetbal en een waterballonnenrecord",
    text: `
      Elke woensdag in juli en augustus, van 13 tot 18 uur. Gratis voor alle kinderen, ook die van aan de overkant. Redders zijn er, zonnecrème ook.
      Het record staat op **1.204 waterballonnen** in één uur, zonder plastic achter te laten. De ballonnen zijn herbruikbaar, de ruzies ook.`,
    themes: ["sports", "children"],
    where: ["muide", "sluizeken", "kanaaldorpen"],
    pictures: [
      { scene: "dock", alt: "Kajakkers op het dok, kinderen rennen op de kade met vlaggetjes", seed: "zomer" },
    ],
    mood: "joy",
    interest: 0.52,
  },
  {
    key: "lantaarntocht",
    by: "buurtwerk-muide",
    author: "chaima",
    when: { day: "10-20", at: "15:40" },
    title: "Lantaarntocht langs de donkerste hoekjes van de Muide",
    text: `
      Op {fri+7} om 18.30 uur wandelen we van het buurthuis naar de loodsen, met uitgeholde bieten en pompoenen. Onderweg: drie griezelverhalen, waarvan **één waar gebeurd**.
      Kleine kinderen lopen vooraan, daar zijn de verhalen korter. Na afloop is er soep, uiteraard.`,
    themes: ["culture", "children"],
    where: ["muide", "sluizeken"],
    pictures: [
      { scene: "lantern-walk", alt: "Volwassenen en kinderen wandelen 's avonds met lantaarns door een straat" },
    ],
    comments: "combined",
    mood: "joy",
    interest: 0.5,
  },
  {
    key: "naaiatelier",
    by: "buurtwerk-muide",
    author: "chaima",
    when: { daysAgo: 62, at: "10:05" },
    title: "Naaiatelier zoekt lapjes, knopen en handen",
    text: `
      Elke vrijdagvoormiddag naaien een tiental vrouwen gordijnen, rokken en herbruikbare zakken. Ze verkopen op de markt en betalen er **de reis van een jongere** van.
      Heb je stof, garen of een machine die nog loopt? Breng ze binnen. Heb je alleen tijd? Dan leert Gülsen het je, in drie talen en met veel thee.`,
    themes: ["neighbour-contact", "economics"],
    where: ["muide", "sluizeken"],
    pictures: [
      { scene: "sewing-room", alt: "Drie vrouwen werken aan naaimachines in een licht atelier met rollen stof" },
    ],
    comments: "combined",
    mood: "thanks",
    interest: 0.44,
  },
  {
    key: "dank-vrijwilligers",
    by: "buurtwerk-muide",
    author: "chaima",
    when: { day: "12-05", at: "09:00" },
    title: "Vandaag bedanken we wie nooit om bedanken vraagt",
    text: `
      Vierenvijftig vrijwilligers, samen **6.300 uur** in één jaar. Dat zijn drie voltijdse mensen die er officieel niet zijn, en zonder wie hier niets gebeurt.
      Ken je er een? Zeg het hem of haar vandaag. Een duim hieronder mag ook.`,
    themes: ["neighbour-contact"],
    where: ["muide", "sluizeken", "bloemekenswijk"],
    comments: "combined",
    mood: "thanks",
    interest: 0.7,
  },
  {
    key: "schouwveger",
    by: "buurtwerk-muide",
    author: "els",
    when: { day: "09-12", at: "14:50" },
    title: "Samen de schouwveger laten komen",
    text: `
      Eén veger, één dag, twintig schouwen: dan betaal je **38 euro in plaats van 75**. Met attest voor je verzekering.
      Zet je naam en straat in een bericht aan ons, niet hieronder. We maken een ronde zodat iedereen weet wanneer hij belt.`,
    themes: ["housing", "safety"],
    where: ["muide"],
    comments: "off",
    mood: "practical",
    interest: 0.3,
  },
];
