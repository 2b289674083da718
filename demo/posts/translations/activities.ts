import type { Translations } from "../../shapes.ts";

/** Things to do. */
export const activityTranslations: Record<string, Translations> = {
  "kom-soepcafe": {
    en: {
      title: "Soup café: chop together, eat together",
      text: `
        We make soup from vegetables that the market has left over. At **5 pm** we chop, at 6.30 pm we sit down to eat.
        There is room for twenty. Bring a knife, and a box for what is left.`,
    },
    fr: {
      title: "Café-soupe : éplucher ensemble, manger ensemble",
      text: `
        Nous faisons de la soupe avec les légumes que le marché n'a pas vendus. À **17 h** nous épluchons, à 18 h 30 nous passons à table.
        Il y a de la place pour vingt. Apportez un couteau, et une boîte pour les restes.`,
    },
    tr: {
      title: "Çorba kahvesi: birlikte doğra, birlikte ye",
      text: `
        Pazarda artan sebzelerle çorba yapıyoruz. Saat **17.00**'de doğruyoruz, 18.30'da sofraya oturuyoruz.
        Yirmi kişilik yerimiz var. Yanınızda bir bıçak ve kalan yemek için bir kap getirin.`,
    },
  },
  "kom-lichtstoet-muide": {
    en: {
      title: "Lantern parade along the water",
      text: `
        With lanterns from the Muide bridge to the Houtdok. Make one yourself in our workshop, or just come along with a torch.
        There is hot chocolate on the way. The route suits wheelchairs and prams.`,
    },
    fr: {
      title: "Cortège de lumières au bord de l'eau",
      text: `
        Avec des lampions, du Muidebrug au Houtdok. Fabriquez le vôtre dans notre atelier, ou venez simplement avec une lampe de poche.
        En chemin, il y a du chocolat chaud. Le parcours convient aux fauteuils roulants et aux poussettes.`,
    },
    tr: {
      title: "Su kenarında fener alayı",
      text: `
        Muide köprüsünden Houtdok'a fenerlerle yürüyoruz. Fenerinizi atölyemizde yapın ya da sadece bir el feneriyle gelin.
        Yolda sıcak çikolata var. Güzergâh tekerlekli sandalyeye ve bebek arabasına uygundur.`,
    },
  },
  "kom-wijkraad-dampoort": {
    en: {
      title: "Neighbourhood council Dampoort: the new square",
      text: `
        Three designs hang on the wall. You talk with the designers, and what you write down goes to the city government.
        There is childcare. Interpreters: Turkish and Bulgarian.`,
    },
    tr: {
      title: "Dampoort mahalle meclisi: yeni meydan",
      text: `
        Duvarda üç tasarım asılı. Tasarımcılarla konuşuyorsunuz, yazdıklarınız şehir yönetimine iletiliyor.
        Çocuklar için bakım var. Tercümanlar: Türkçe ve Bulgarca.`,
    },
  },
  "kom-babbel-nederlands": {
    en: {
      title: "Chat group for Dutch",
      text: `
        Practise your Dutch with neighbours, without a book and without an exam. Beginners are very welcome.
        We speak slowly, we laugh a lot, and there is tea.`,
    },
    fr: {
      title: "Groupe de conversation en néerlandais",
      text: `
        Exercez votre néerlandais avec des voisins, sans livre et sans examen. Les débutants sont les bienvenus.
        Nous parlons lentement, nous rions beaucoup, et il y a du thé.`,
    },
    tr: {
      title: "Felemenkçe sohbet grubu",
      text: `
        Komşularınızla Felemenkçe pratik yapın; kitap yok, sınav yok. Yeni başlayanlar da davetli.
        Yavaş konuşuyoruz, çok gülüyoruz, çayımız da var.`,
    },
  },
};
