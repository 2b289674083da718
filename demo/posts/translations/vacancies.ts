import type { Translations } from "../../shapes.ts";

export const vacancies: Readonly<Record<string, Translations>> = {
  "vacature-voorlezer": {
    en: {
      title: "Readers wanted in the neighbourhood library",
      text: `
        Every Wednesday afternoon twenty children sit on the carpet of the neighbourhood library, waiting for a story. **Will you read it to them?**
        You choose the books, together with the librarian. No experience needed: if you like telling stories, the rest comes by itself.
        - one hour a week, on Wednesday at 2 pm
        - a training of one evening
        - coffee, and twenty fans every week`,
    },
    fr: {
      title: "On cherche des lecteurs à la bibliothèque de quartier",
      text: `
        Chaque mercredi après-midi, vingt enfants s’installent sur le tapis de la bibliothèque et attendent une histoire. **La lirez-vous ?**
        Vous choisissez les livres avec la bibliothécaire. Aucune expérience n’est demandée : si vous aimez raconter, le reste vient tout seul.
        - une heure par semaine, le mercredi à 14 heures
        - une formation d’une soirée
        - du café, et vingt fans chaque semaine`,
    },
    tr: {
      title: "Mahalle kütüphanesinde kitap okuyacak gönüllüler aranıyor",
      text: `
        Her çarşamba öğleden sonra yirmi çocuk mahalle kütüphanesinin halısında oturup bir hikâye bekliyor. **Siz okur musunuz?**
        Kitapları kütüphaneciyle birlikte siz seçersiniz. Deneyim gerekmez: anlatmayı seven gerisini kendiliğinden öğrenir.
        - haftada bir saat, çarşamba günü saat 14.00’te
        - bir akşamlık eğitim
        - kahve ve her hafta yirmi hayran`,
    },
  },
  "vacature-soepploeg": {
    tr: {
      title: "Çorba ekibine katılın",
      text: `
        Perşembe günleri kırk kişiye çorba pişiriyoruz: sebzeler pazardan, tarifler her yerden. İki çift ele daha ihtiyacımız var.
        Aşçı olmanız gerekmez. Soğanı herkes doğrar, ağlamak da serbest.`,
    },
  },
};
