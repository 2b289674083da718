import type { vacancies } from "@stoep/contract/vacancies";
import { v7 as newId } from "uuid";
import { loseDelivery } from "../../../testing/lost-delivery.ts";
import { defineSamples } from "../../../testing/samples/sample.ts";
import type { Town } from "../../../testing/town.ts";
import { anApplication, createVacancy } from "../../../testing/vacancies.ts";

const random = () => ({
  /** Live in Noord, of the city; nobody applied yet. */
  vacancyId: newId(),
  /** Another one, for which Dirk has applied. */
  appliedId: newId(),
  applicationId: newId(),
  /** The applicant was told, but perhaps never got the mail. */
  decidedId: newId(),
  toldApplicationId: newId(),
});

export const samples = defineSamples<typeof vacancies>()({
  stage: {
    vacancyId: async ({ people: { els }, noord }) => (await createVacancy(els, [noord])).id,
    appliedId: (_, once) => once(applied).then(({ appliedId }) => appliedId),
    applicationId: (_, once) => once(applied).then(({ applicationId }) => applicationId),
    decidedId: (_, once) => once(told).then(({ appliedId }) => appliedId),
    toldApplicationId: (_, once) => once(told).then(({ applicationId }) => applicationId),
  },
  random,
  of: ({ vacancyId, appliedId, applicationId, decidedId, toldApplicationId }) => {
    const vacancy = { postId: vacancyId };
    const received = { postId: appliedId };
    const one = { ...received, applicationId };
    return {
      getMyApplication: { by: "dirk", input: { params: received } },
      apply: { by: "dirk", input: { params: vacancy, body: { application: anApplication(), replaces: null } } },
      withdrawApplication: { by: "dirk", input: { params: received } },
      listMyApplications: { by: "dirk", input: {} },
      listNewApplications: { by: "els", input: {} },
      listApplications: { by: "els", input: { params: received, query: { state: "new" } } },
      exportApplications: { by: "els", input: { params: received, query: { format: "xlsx" } } },
      getApplication: { by: "els", input: { params: one } },
      setApplicationState: {
        by: "els",
        input: {
          params: received,
          body: { applicationIds: [applicationId], state: "accepted", tells: true, reason: "Tot maandag!" },
        },
      },
      notifyApplicantAgain: {
        by: "els",
        input: { params: { postId: decidedId, applicationId: toldApplicationId } },
      },
      noteApplication: { by: "els", input: { params: one, body: { note: "Belt dinsdag terug", replaces: "" } } },
    };
  },
});

async function applied({ people: { els, dirk }, noord }: Town) {
  const params = { postId: (await createVacancy(els, [noord])).id };
  await dirk.vacancies.apply({ params, body: { application: anApplication(), replaces: null } });
  const [one] = (await els.vacancies.listApplications({ params })).items;
  return { appliedId: params.postId, applicationId: one?.id ?? "" };
}

async function told(town: Town) {
  const made = await applied(town);
  const decision = { applicationIds: [made.applicationId], state: "accepted" as const, tells: true };
  await town.people.els.vacancies.setApplicationState({ params: { postId: made.appliedId }, body: decision });
  await loseDelivery(town, made.applicationId);
  return made;
}
