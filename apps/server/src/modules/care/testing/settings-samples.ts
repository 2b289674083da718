import type { settings } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import { defineSamples } from "../../../testing/samples/sample.ts";

const random = () => ({ tagId: newId(), categoryId: newId(), functionId: newId(), woutId: newId() });

/** Names are unique in an organisation, and the samples are staged repeatedly. */
const uniqueName = (name: string) => `${name} ${newId().slice(-8)}`;

/** Fixed values for the samples, which must be the same each time. */
const fixed = {
  tag: "Mantelzorg",
  category: "Vervoer",
  editedCategory: "Winkelen",
  function: "Klusser",
  editedFunction: "Fietskoerier",
};

const tag = { name: "Mantelzorger", description: "Zorgt zelf voor iemand", colour: "teal" as const };
const category = { name: "Boodschappen", icon: "shopping" as const };
const aFunction = { kind: "volunteer" as const, title: "Chauffeur", icon: "car" as const };

export const settingsSamples = defineSamples<typeof settings>()({
  async before({ db }) {
    const names = Object.values(fixed);
    await db.deleteFrom("careTag").where("name", "in", names).execute();
    await db.deleteFrom("careCategory").where("name", "in", names).execute();
    await db.deleteFrom("careFunction").where("title", "in", names).execute();
  },
  stage: {
    tagId: async ({ people: { ada } }) => (await ada.care.saveTag({ body: { ...tag, name: uniqueName(tag.name) } })).id,
    categoryId: async ({ people: { ada } }) =>
      (await ada.care.createCategory({ body: { ...category, name: uniqueName("Boodschappen") } })).id,
    functionId: async ({ people: { ada } }) =>
      (await ada.care.createFunction({ body: { ...aFunction, title: uniqueName("Chauffeur") } })).id,
    woutId: ({ people: { wout } }) => wout.accountId,
  },
  random,
  of: ({ tagId, categoryId, functionId, woutId }) => ({
    getSelfInCare: { by: "wout", input: {} },
    listConcierges: { by: "wout", input: {} },
    setConciergeFunction: { by: "ada", input: { params: { accountId: woutId }, body: { functionId } } },
    listTags: { by: "wout", input: {} },
    getTag: { by: "wout", input: { params: { tagId } } },
    saveTag: { by: "wout", input: { body: { id: tagId, ...tag, name: fixed.tag } } },
    deleteTag: { by: "ada", input: { params: { tagId } } },
    listCategories: { by: "wout", input: {} },
    createCategory: { by: "ada", input: { body: { ...category, name: fixed.category } } },
    createUsualCategories: { by: "ada", input: {} },
    editCategory: { by: "ada", input: { params: { categoryId }, body: { ...category, name: fixed.editedCategory } } },
    archiveCategory: { by: "ada", input: { params: { categoryId }, body: { isArchived: true } } },
    orderCategories: { by: "ada", input: { body: { ids: [categoryId] } } },
    listFunctions: { by: "wout", input: {} },
    createFunction: { by: "ada", input: { body: { ...aFunction, title: fixed.function } } },
    editFunction: {
      by: "ada",
      input: { params: { functionId }, body: { title: fixed.editedFunction, icon: "walk" } },
    },
    deleteFunction: { by: "ada", input: { params: { functionId } } },
    getCareSettings: { by: "wout", input: {} },
    editCareSettings: {
      by: "ada",
      input: {
        body: { hourlyRateCents: 2000, currency: "EUR", hasForm: false, formIntro: {}, formConsent: {} },
      },
    },
  }),
});
