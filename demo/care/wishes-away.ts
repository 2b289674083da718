/** Help with transport, with papers and screens, and with company. */
import type { Kind } from "./notation.ts";

export const onTheWay: readonly Kind[] = [
  {
    icon: "car",
    share: 18,
    places: ["het UZ", "AZ Sint-Lucas", "het Jan Palfijn", "Maria Middelares", "de oogarts", "de kinesist"],
    skills: ["Rijdt al veertig jaar, ruime koffer", "Kan een rolstoel inladen", "Overdag vrij, geen snelweg"],
    wishes: [
      {
        title: "Vervoer naar {place}",
        text: "Consultatie, duurt ongeveer een uur. Wacht graag niet alleen in de gang.",
        minutes: 120,
        needsCar: true,
      },
      {
        title: "Naar {place} en terug",
        text: "Heeft een rollator, die in de koffer moet.",
        minutes: 100,
        needsCar: true,
      },
      { title: "Rit naar de dialyse", text: "De gewone chauffeur is met verlof.", minutes: 60, needsCar: true },
      {
        title: "Naar het kerkhof op zondag",
        text: "Gaat een keer per maand naar het graf van haar man.",
        minutes: 90,
        needsCar: true,
      },
      {
        title: "Met de tram mee naar {place}",
        text: "Kent de weg, maar durft niet alleen op de tram sinds een val.",
        minutes: 110,
      },
      {
        title: "Trajet vers l’hôpital",
        text: "J’ai un rendez-vous à l’UZ et je ne peux pas conduire après l’examen.",
        minutes: 120,
        needsCar: true,
        language: "fr",
      },
      {
        title: "Hastaneye gidiş dönüş",
        text: "Annem için kontrol randevusu var, tekerlekli sandalyesi katlanıyor.",
        minutes: 120,
        needsCar: true,
        language: "tr",
      },
    ],
  },
  {
    icon: "computer",
    share: 10,
    skills: ["Legt rustig uit, ook drie keer", "Zet telefoons en tablets klaar", "Kent itsme, eBox en de banken"],
    wishes: [
      {
        title: "Itsme op een nieuwe telefoon",
        text: "De oude telefoon is stuk. Heeft de kaartlezer nog.",
        minutes: 60,
      },
      { title: "Tablet leren gebruiken", text: "Wil beeldbellen met de kleinkinderen in Spanje.", minutes: 75 },
      {
        title: "Bankzaken zonder kantoor",
        text: "Het kantoor in de straat ging dicht. Wil de app leren, maar alleen om te kijken.",
        work: "Geen wachtwoorden opschrijven of zelf intikken.",
        minutes: 60,
      },
      { title: "Printer doet het niet meer", text: "Na een update vindt de computer de printer niet.", minutes: 45 },
      { title: "Foto’s van de telefoon halen", text: "Het geheugen is vol.", minutes: 60 },
      {
        title: "Help with a school app",
        text: "The school only writes in the app and I cannot get in.",
        minutes: 45,
        language: "en",
      },
    ],
  },
  {
    icon: "paper",
    share: 9,
    skills: [
      "Werkte dertig jaar bij de mutualiteit",
      "Leest brieven en zegt wat er staat",
      "Kent premies en tegemoetkomingen",
    ],
    wishes: [
      { title: "Stapel post sorteren", text: "Durft de enveloppen niet meer open te doen.", minutes: 120 },
      {
        title: "Belastingbrief nakijken",
        text: "Het voorstel van aangifte klopt niet met de kinderen ten laste.",
        minutes: 75,
      },
      { title: "Sociaal tarief aanvragen", text: "Heeft er recht op, maar weet niet hoe.", minutes: 60 },
      {
        title: "Brief van de huisbaas",
        text: "Een opzeg of niet? Wil dat iemand meeleest voor zij antwoordt.",
        minutes: 45,
      },
      {
        title: "Zorgbudget: formulier invullen",
        text: "De formulieren liggen klaar, met de papieren van de dokter.",
        minutes: 90,
      },
      {
        title: "Remplir un formulaire de la mutuelle",
        text: "Le formulaire est en néerlandais et je n’ose pas me tromper.",
        minutes: 50,
        language: "fr",
      },
      {
        title: "Resmi bir mektubu birlikte okumak",
        text: "Mektup belediyeden geldi, ne istediklerini anlayamadım.",
        minutes: 40,
        language: "tr",
      },
    ],
  },
  {
    icon: "coffee",
    share: 8,
    skills: ["Goede luisteraar", "Speelt kaart en scrabble", "Spreekt Gents"],
    wishes: [
      {
        title: "Iemand om koffie mee te drinken",
        text: "Zag deze week niemand. De huisarts vroeg om haar op te bellen.",
        minutes: 90,
      },
      { title: "Kaarten op donderdag", text: "Manillen of wiezen, als het maar niet alleen is.", minutes: 120 },
      { title: "Voorlezen uit de krant", text: "Ziet niet meer goed. De Gentenaar, en dan de rest.", minutes: 60 },
      { title: "Een wekelijks telefoontje", text: "Kort is goed. Liefst op zondagavond.", minutes: 20 },
      {
        title: "Un peu de compagnie",
        text: "Je parle surtout français et je ne connais personne dans l’immeuble.",
        minutes: 90,
        language: "fr",
      },
    ],
  },
  {
    icon: "walk",
    share: 5,
    places: [
      "de Watersportbaan",
      "het Citadelpark",
      "de bibliotheek in De Krook",
      "het buurtfeest",
      "de markt op de Vrijdagmarkt",
    ],
    skills: ["Wandelt elke dag", "Duwt graag een rolstoel", "Gaat graag naar concerten"],
    wishes: [
      { title: "Samen naar {place}", text: "Met de rolstoel. Een uurtje buiten doet haar goed.", minutes: 90 },
      { title: "Wandelmaatje gezocht", text: "Moet van de dokter bewegen, en doet het niet alleen.", minutes: 60 },
      { title: "Naar een namiddag van de buurt", text: "Zou graag gaan, maar kent er niemand.", minutes: 150 },
    ],
  },
  {
    icon: "language",
    share: 4,
    skills: ["Tolkt Turks en Nederlands", "Spreekt Frans, Arabisch en Nederlands", "Bulgaars en Turks"],
    wishes: [
      {
        title: "Tolk Turks bij het oudercontact",
        text: "De juf vroeg ernaar. Een kwartier per kind, er zijn er twee.",
        minutes: 60,
      },
      { title: "Mee naar de huisarts om te vertalen", text: "Spreekt Pasjtoe en een beetje Engels.", minutes: 60 },
      {
        title: "Okulda çeviri yardımı",
        text: "Öğretmenle konuşmak istiyorum ama Hollandacam yetmiyor.",
        minutes: 60,
        language: "tr",
      },
      {
        title: "Interpreting at the town hall",
        text: "I have an appointment about my residence permit and my Dutch is not good enough.",
        minutes: 75,
        language: "en",
      },
    ],
  },
  {
    icon: "other",
    share: 2,
    skills: ["Doet waar nodig"],
    wishes: [
      {
        title: "Rolstoel lenen voor een weekend",
        text: "Krijgt bezoek uit Limburg dat niet ver kan stappen.",
        minutes: 45,
      },
      { title: "Zoekt een naaimachine", text: "Wil gordijnen inkorten voor het hele portaal.", minutes: 60 },
    ],
  },
];
