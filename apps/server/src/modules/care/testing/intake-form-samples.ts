/** Calls of the public page's form. They switch the organisation's form on. */
import type { intakeForm } from "@stoep/contract/care";
import { hourMs } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { json } from "#kernel/database.ts";
import { keyFor } from "#kernel/keys/installation-keys.ts";
import { placeIn, seal } from "#kernel/keys/seal.ts";
import { hashOfToken, newToken } from "#kernel/tokens.ts";
import type { Make, SamplesOf } from "../../../testing/samples/sample.ts";
import type { Town } from "../../../testing/town.ts";
import { newStamp } from "../intake-form/stamps.ts";
import type { Submission } from "../intake-form/submission.ts";
import { sealedInWaitingForms } from "../intake-form/waiting-forms.ts";
import { aPerson, aTicket } from "./rows.ts";

/** Switches the form on, and returns the version of the consent text. */
export async function withForm({ db, clock, organisations: { city } }: Town, text = "Akkoord"): Promise<number> {
  const now = clock.now();
  const on = { hasForm: true, formConsent: json({ nl: text }), updatedAt: now };
  await db
    .insertInto("careSetting")
    .values({ organisationId: city, ...on })
    .onConflict((conflict) => conflict.column("organisationId").doUpdateSet(on))
    .execute();
  await db
    .insertInto("careConsent")
    .values({ organisationId: city, version: 1, language: "nl", text, since: now })
    .onConflict((conflict) => conflict.columns(["organisationId", "version"]).doUpdateSet({ text }))
    .execute();
  return 1;
}

interface Ids {
  formOwnerId: string;
  formStamp: string;
  sentTicketId: string;
  waitingFormToken: string;
}

/** The stamp of a form opened a minute ago. */
export const freshStamp = async ({ db, clock, organisations: { city } }: Town) =>
  newStamp(await keyFor(db, "care form"), city, new Date(clock.now().getTime() - 60_000));

let lastNumber = 2_000_000;
const aSubmission: Make<string> = async (town) => {
  const { db, clock, organisations } = town;
  const consentVersion = await withForm(town);
  const memberId = await aPerson(town, { email: `${newId()}@care.example` });
  lastNumber += 1;
  const ticketId = await aTicket(town, { state: "open", source: "webform", number: lastNumber, memberId });
  await db
    .insertInto("careForm")
    .values({
      ticketId,
      memberId,
      consentVersion,
      organisationId: organisations.city,
      stampHash: newId(),
      sentAt: clock.now(),
      name: "Rosa Peeters",
      email: "",
      phone: "+32470000000",
      address: "",
      isNew: true,
    })
    .execute();
  return ticketId;
};

/** Returns the token of its link. */
const aWaitingForm: Make<string> = async (town) => {
  const { db, clock, organisations } = town;
  const consentVersion = await withForm(town);
  const [id, token] = [newId(), newToken()];
  const sent: Submission = {
    firstName: "Rosa",
    lastName: "Peeters",
    email: `${id}@care.example`,
    phone: "",
    description: "Iemand die kan rijden",
    categoryId: null,
    addressId: null,
    postId: null,
    language: "nl",
    hasConsented: true,
    consentVersion,
    stampHash: id,
    typedAddress: "",
    isFrequent: false,
    proof: null,
  };
  await db
    .insertInto("careWaitingForm")
    .values({
      id,
      organisationId: organisations.city,
      stampHash: id,
      tokenHash: hashOfToken(token),
      sealed: await seal(db, placeIn(sealedInWaitingForms, id), JSON.stringify(sent)),
      expiresAt: new Date(clock.now().getTime() + hourMs),
    })
    .execute();
  return token;
};

const stage: { [K in keyof Ids]: Make<string> } = {
  formOwnerId: async (town) => {
    await withForm(town);
    return town.organisations.city;
  },
  formStamp: freshStamp,
  sentTicketId: aSubmission,
  waitingFormToken: aWaitingForm,
};

type Used = Ids & { networkSlug: string };
export const intakeFormSamples = {
  stage,
  random: (): Ids => ({ formOwnerId: newId(), formStamp: newId(), sentTicketId: newId(), waitingFormToken: newId() }),
  of: ({
    formOwnerId: organisationId,
    formStamp: stamp,
    sentTicketId,
    waitingFormToken: token,
    networkSlug,
  }: Used): SamplesOf<typeof intakeForm> => ({
    listHelpForms: { by: "guest", input: { params: { networkSlug } } },
    readHelpForm: { by: "guest", input: { params: { networkSlug, organisationId } } },
    sendHelpForm: {
      by: "guest",
      input: {
        params: { networkSlug, organisationId },
        body: {
          firstName: "Rosa",
          lastName: "Peeters",
          phone: "0470 12 34 56",
          description: "Iemand die kan rijden",
          language: "nl",
          hasConsented: true,
          consentVersion: 1,
          stamp,
        },
      },
    },
    confirmHelpForm: { by: "guest", input: { params: { networkSlug, organisationId }, body: { token } } },
    getSentForm: { by: "wout", input: { params: { ticketId: sentTicketId } } },
  }),
};
