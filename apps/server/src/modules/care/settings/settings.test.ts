/** Tags, categories, functions and settings of care. S2 §2, §3, §5 */
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const aTag = { name: "Mantelzorger", description: "Zorgt zelf voor iemand", colour: "teal" as const };
const aCategory = { name: "Boodschappen", icon: "shopping" as const };

describe("tags", () => {
  test("a tag has a name, a description and a colour, and is listed by name", async () => {
    const { wout } = town.people;
    await wout.care.saveTag({ body: { ...aTag, name: "Rolstoel" } });
    const tag = await wout.care.saveTag({ body: aTag });
    expect(tag).toEqual({ id: tag.id, ...aTag, people: 0 });
    expect((await wout.care.listTags()).items.map(({ name }) => name)).toEqual(["Mantelzorger", "Rolstoel"]);
  });

  test("name and description are asked for", async () => {
    const body = { ...aTag, name: " ", description: "" };
    await expect(town.people.wout.care.saveTag({ body })).refuses("invalid_input", {
      name: "nameRequired",
      description: "required",
    });
  });

  test("two tags of one name are refused, however they are written; another organisation may have it too", async () => {
    const { wout, caro } = town.people;
    await wout.care.saveTag({ body: aTag });
    await expect(wout.care.saveTag({ body: { ...aTag, name: "mantelzorger" } })).refuses("invalid_input", {
      name: "nameTaken",
    });
    await caro.care.saveTag({ body: aTag });
  });

  test("two colleagues who write the two-hundredth tag at once do not both succeed", async () => {
    const { wout, ada } = town.people;
    for (let n = 1; n < 200; n++) await wout.care.saveTag({ body: { ...aTag, name: `Label ${n}` } });
    const both = await Promise.allSettled([
      wout.care.saveTag({ body: { ...aTag, name: "Eerste" } }),
      ada.care.saveTag({ body: { ...aTag, name: "Tweede" } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("only admins of care delete a tag, and another organisation does not find it", async () => {
    const { wout, ada, caro } = town.people;
    const { id: tagId } = await wout.care.saveTag({ body: aTag });
    await expect(wout.care.deleteTag({ params: { tagId } })).refuses("level_too_low");
    await expect(caro.care.getTag({ params: { tagId } })).refuses("not_found");
    await expect(caro.care.deleteTag({ params: { tagId } })).refuses("not_found");
    await expect(caro.care.saveTag({ body: { id: tagId, ...aTag } })).refuses("not_found");
    await ada.care.deleteTag({ params: { tagId } });
    await expect(wout.care.getTag({ params: { tagId } })).refuses("not_found");
  });

  test("whatever is done with tags is in the log", async () => {
    const { ada } = town.people;
    const tag = await ada.care.saveTag({ body: aTag });
    await ada.care.saveTag({ body: { ...aTag, id: tag.id, colour: "red" } });
    await ada.care.deleteTag({ params: { tagId: tag.id } });
    expect((await ada.audit.listEntries()).items).toMatchObject([
      { action: "care.deleteTag" },
      { action: "care.editTag", old: { colour: "teal" }, new: { colour: "red" } },
      { action: "care.createTag", subject: { name: "Mantelzorger" } },
    ]);
  });
});

describe("categories of help", () => {
  test("an organisation begins with the usual ones; what is there already is not added again", async () => {
    const { ada, chaima } = town.people;
    expect((await ada.care.createUsualCategories()).items).toHaveLength(12);
    expect((await ada.care.createUsualCategories()).items).toEqual([]);
    // Readers get the names in their own language.
    expect((await chaima.care.listCategories()).items[0]?.name).toBe("Courses");
  });

  test("one that is archived is no longer offered, and its name is free again", async () => {
    const { ada } = town.people;
    const { id: categoryId } = await ada.care.createCategory({ body: aCategory });
    await ada.care.archiveCategory({ params: { categoryId }, body: { isArchived: true } });
    expect((await ada.care.listCategories()).items).toEqual([]);
    await ada.care.createCategory({ body: aCategory });
    await expect(ada.care.archiveCategory({ params: { categoryId }, body: { isArchived: false } })).refuses(
      "invalid_input",
      { name: "nameTaken" },
    );
    expect((await ada.care.listCategories({ query: { archived: "yes" } })).items).toHaveLength(2);
  });

  test("they stand in the order that the organisation gave them", async () => {
    const { ada } = town.people;
    const first = await ada.care.createCategory({ body: aCategory });
    const second = await ada.care.createCategory({ body: { ...aCategory, name: "Vervoer" } });
    await ada.care.orderCategories({ body: { ids: [second.id, first.id] } });
    expect((await ada.care.listCategories()).items.map(({ name }) => name)).toEqual(["Vervoer", "Boodschappen"]);
    await expect(town.people.caro.care.orderCategories({ body: { ids: [first.id] } })).refuses("changed_meanwhile");
  });
});

describe("functions and colleagues", () => {
  test("a function's title is required and of limited length", async () => {
    const body = { kind: "volunteer" as const, title: "", description: "", icon: "car" as const };
    const { ada } = town.people;
    await expect(ada.care.createFunction({ body })).refuses("invalid_input", { title: "titleRequired" });
    const long = { ...body, title: "x".repeat(81) };
    await expect(ada.care.createFunction({ body: long })).refuses("invalid_input", { title: "tooLong" });
  });

  test("colleagues who may edit in care can have tickets, and a function", async () => {
    const { ada, wout } = town.people;
    const work = await ada.care.createFunction({
      body: { kind: "community-worker", title: "Concierge", icon: "hand" },
    });
    await ada.care.setConciergeFunction({ params: { accountId: wout.accountId }, body: { functionId: work.id } });
    const { items } = await wout.care.listConcierges();
    // Pim may only read in care; Els and Mona have no rights in it.
    expect(items.map(({ name }) => name.split(" ")[0]).sort()).toEqual(["Ada", "Chaima", "Wout"]);
    expect(items.find(({ id }) => id === wout.accountId)?.functionId).toBe(work.id);
    await ada.care.deleteFunction({ params: { functionId: work.id } });
    expect((await wout.care.listConcierges()).items.every(({ functionId }) => functionId === null)).toBe(true);
  });

  test("the form of the public page needs a text that people agree to", async () => {
    const body = {
      hourlyRateCents: 1500,
      currency: "EUR" as const,
      hasForm: true,
      formIntro: {},
      formConsent: { nl: " " },
    };
    const { ada, wout } = town.people;
    await expect(ada.care.editCareSettings({ body })).refuses("invalid_input", { formConsent: "consentRequired" });
    await expect(wout.care.editCareSettings({ body })).refuses("level_too_low");
    await ada.care.editCareSettings({ body: { ...body, formConsent: { nl: "Ik ga akkoord." } } });
    expect(await wout.care.getCareSettings()).toMatchObject({ hourlyRateCents: 1500, hasForm: true });
  });
});
