import type { care } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import { defineSamples } from "../../../testing/samples/sample.ts";

const random = () => ({ tagId: newId(), categoryId: newId(), functionId: newId(), woutId: newId() });

/** Names are unique in an organisation, and everything is staged again and again. */
const unlike = (name: string) => `${name} ${newId().slice(-8)}`;

const tag = { name: "Mantelzorger", description: "Zorgt zelf voor iemand", colour: "teal" as const };
const category = { name: "Boodschappen", icon: "shopping" as const };
const work = { kind: "volunteer" as const, title: "Chauffeur", icon: "car" as const };

export const samples = defineSamples<typeof care>()({
  stage: {
    tagId: async ({ people: { ada } }) => (await ada.care.saveTag({ body: { ...tag, name: unlike(tag.name) } })).id,
    categoryId: async ({ people: { ada } }) =>
      (await ada.care.createCategory({ body: { ...category, name: unlike("Boodschappen") } })).id,
    functionId: async ({ people: { ada } }) =>
      (await ada.care.createFunction({ body: { ...work, title: unlike("Chauffeur") } })).id,
    woutId: ({ people: { wout } }) => wout.accountId,
  },
  random,
  of: ({ tagId, categoryId, functionId, woutId }) => ({
    getSelfInCare: { by: "wout", input: {} },
    listConcierges: { by: "wout", input: {} },
    setConciergeFunction: { by: "ada", input: { params: { accountId: woutId }, body: { functionId } } },
    listTags: { by: "wout", input: {} },
    getTag: { by: "wout", input: { params: { tagId } } },
    saveTag: { by: "wout", input: { body: { id: tagId, ...tag, name: unlike("Mantelzorg") } } },
    deleteTag: { by: "ada", input: { params: { tagId } } },
    listCategories: { by: "wout", input: {} },
    createCategory: { by: "ada", input: { body: { ...category, name: unlike("Vervoer") } } },
    createUsualCategories: { by: "ada", input: {} },
    editCategory: { by: "ada", input: { params: { categoryId }, body: { ...category, name: unlike("Winkelen") } } },
    archiveCategory: { by: "ada", input: { params: { categoryId }, body: { isArchived: true } } },
    orderCategories: { by: "ada", input: { body: { ids: [categoryId] } } },
    listFunctions: { by: "wout", input: {} },
    createFunction: { by: "ada", input: { body: { ...work, title: unlike("Klusser") } } },
    editFunction: {
      by: "ada",
      input: { params: { functionId }, body: { title: unlike("Fietskoerier"), icon: "walk" } },
    },
    deleteFunction: { by: "ada", input: { params: { functionId } } },
    getCareSettings: { by: "wout", input: {} },
    editCareSettings: {
      by: "ada",
      input: {
        body: { hourlyRateCents: 2000, currency: "EUR", hasForm: false, formIntro: "", formConsent: "" },
      },
    },
  }),
});
