/** A form saves its whole record: what has not changed is not judged again, whatever has become of it since. */
import { contract } from "@stoep/contract";
import type { Route } from "@stoep/contract/kernel";
import { beforeAll, expect, test } from "vitest";
import { aHelper, aPerson, aTicket } from "../modules/care/testing/rows.ts";
import { nextTown, type Town } from "./town.ts";

let town: Town;
let people: Town["people"];
beforeAll(async () => {
  town = await nextTown();
  people = town.people;
});

/** A number of a numbering plan that has been withdrawn. */
const withdrawn = { phone: "+3200000000", phoneNational: "00000000" };
const alsoWithdrawn = { phone: "+3200000001", phoneNational: "00000001" };
const lies = { firstName: "Lies", lastName: "Peeters", email: "lies@zorg.example", languages: ["nl" as const] };

/** Saves a record of which a part would be refused if it were new. */
const tried: Record<string, () => Promise<unknown>> = {
  "accounts.editPhoneNumber": async () => {
    const { accountId } = people.els;
    await people.els.accounts.editPhoneNumber({ body: { phone: "+32470123456" } });
    const { phone } = withdrawn;
    await town.db.updateTable("public.accountProfile").set({ phone }).where("accountId", "=", accountId).execute();
    return people.els.accounts.editPhoneNumber({ body: { phone } });
  },
  "care.editPerson": async () => {
    const personId = await aPerson(town, withdrawn);
    return people.wout.care.editPerson({ params: { personId }, body: { ...lies, phone: withdrawn.phone, version: 1 } });
  },
  "care.editHelper": async () => {
    const personId = await aHelper(town, { person: alsoWithdrawn });
    const category = await people.ada.care.createCategory({ body: { name: "Klusjes", icon: "car" } });
    const before = await people.wout.care.getHelper({ params: { personId } });
    const categoryIds = [category.id];
    const body = {
      ...lies,
      email: "helper@zorg.example",
      phone: alsoWithdrawn.phone,
      kind: "neighbour" as const,
      categoryIds,
    };
    const params = { personId };
    const { person } = await people.wout.care.editHelper({ params, body: { ...body, version: before.person.version } });
    await people.ada.care.archiveCategory({ params: { categoryId: category.id }, body: { isArchived: true } });
    return people.wout.care.editHelper({ params, body: { ...body, version: person.version } });
  },
  "care.editTicket": async () => {
    const { wout, mona } = people;
    const category = await people.ada.care.createCategory({ body: { name: "Vervoer", icon: "car" } });
    const memberId = await aPerson(town);
    // Mona has no rights in care any more.
    const ticket = { state: "open" as const, memberId, categoryId: category.id, assigneeId: mona.accountId };
    const params = { ticketId: await aTicket(town, ticket) };
    await people.ada.care.archiveCategory({ params: { categoryId: category.id }, body: { isArchived: true } });
    const kept = { categoryId: category.id, assigneeId: mona.accountId, isConfidential: false };
    return wout.care.editTicket({ params, body: { title: "Naar de apotheek", ...kept, version: 1 } });
  },
};

const byItself = "one value, which is what changes";
const shapeOnly = "judged by its shape alone, which is the same every time";
/** Why saving it unchanged cannot be refused. */
const reasons: Record<string, string> = {
  "accounts.editMembership": shapeOnly,
  "accounts.editOrganisation": shapeOnly,
  "accounts.editProfile": shapeOnly,
  "accounts.editProvider": shapeOnly,
  "accounts.updateVerticalType": byItself,
  "budgets.castBallot": "judged by what the opening locked, which is the same every time",
  "budgets.castCodeBallot": "judged by what the opening locked, which is the same every time",
  "budgets.updateRound": "an idea that it has stays, whatever became of it, as its own tests show",
  "care.editCareSettings": shapeOnly,
  "care.editCategory": shapeOnly,
  "care.editFunction": shapeOnly,
  "care.savePrivate": shapeOnly,
  "care.saveTag": shapeOnly,
  "care.setConciergeFunction": byItself,
  "care.describeTicketPicture": byItself,
  "care.updateTicketState": "a step, not a record",
  "conversations.react": byItself,
  "conversations.reactToComment": byItself,
  "conversations.updateComment": byItself,
  "conversations.vote": byItself,
  "notifications.addDevice": "a browser's subscription, not a form",
  "notifications.setNoticePreferences": "only what changed is sent",
  "participation.answerIdea": byItself,
  "participation.editEnteredIdea": "a place, a phase and files that it has are not judged again",
  "participation.editIdea": "a place and files that it has are not judged again",
  "participation.correctWorks": "pictures that it has stay, whoever uploaded them, as its own tests show",
  "participation.setIdeaCost": byItself,
  "participation.setIdeaType": shapeOnly,
  "participation.setProjectPublic": byItself,
  "participation.updateWorks": "adds an update, saves no record",
  "participation.updateProject": "a picture and a message that it has are not judged again, as its own tests show",
  "platform.editNetwork": shapeOnly,
  "platform.editOrganisation": shapeOnly,
  "platform.editSharedProvider": shapeOnly,
  "publishing.renamePlaceGroup": byItself,
  "publishing.sayComing": "tried beside it: more than the largest party stays if it was given",
  "publishing.setPostLink": "what it belongs to already is not judged again",
  "publishing.updatePost": "tried beside it, in the tests of saving",
  "residents.denyHousemate": byItself,
  "residents.followNeighbourhoods":
    "what is followed is among what may be followed, also when it is no neighbour any more",
  "residents.moveAddress": byItself,
  "residents.updateMyResidence": shapeOnly,
  "surveys.enterPaperAnswer": "judged by the version that it names, which stays as it was",
  "surveys.keepDraft": "judged only when it is sent",
  "surveys.sendCodeAnswer": "judged by the version that it names, which stays as it was",
  "surveys.sendAnswer": "judged by the version that it names, which stays as it was",
  "surveys.setSurveyDays": "days that have come stay, as its own tests show",
  "surveys.setSurveyPublic": byItself,
  "surveys.updateSurvey": "a project and pictures that it has are not judged again, as its own tests show",
  "shouts.setDefaultHandlers": "who may handle none any more is taken out of the choices at that moment",
  "shouts.editReplyTemplate": shapeOnly,
  "shouts.editShout": "a place that is not sent stays, and photos that it has are claimed already",
  "vacancies.apply": shapeOnly,
  "vacancies.noteApplication": byItself,
};

const whole = Object.entries(contract).flatMap(([capability, routes]) =>
  Object.entries(routes as Record<string, Route>)
    .filter(([name, route]) => "body" in route && (route.method === "PUT" || /^(edit|update|save)[A-Z]/.test(name)))
    .map(([name]) => `${capability}.${name}`),
);

test("every route that saves a record is tried with an old value in it, or has a reason", () => {
  expect(whole.toSorted()).toEqual([...Object.keys(tried), ...Object.keys(reasons)].toSorted());
});

test.each(Object.keys(tried))("%s does not judge again what has not changed", async (route) => {
  await expect(tried[route]?.()).resolves.toBeDefined();
});
