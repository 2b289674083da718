/** Calls of finding and asking helpers. */
import { randomBytes } from "node:crypto";
import type { matching } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import { loseDelivery } from "../../../testing/lost-delivery.ts";
import type { Make, SamplesOf } from "../../../testing/samples/sample.ts";
import { aCandidate, aLink, newHelper, newTicket } from "../matching/testing/rows.ts";

interface Ids {
  askedTicketId: string;
  askableId: string;
  candidateId: string;
  askedToken: string;
  appointmentToken: string;
  lostTicketId: string;
  lostCandidateId: string;
}
const random = (): Ids => ({
  askedTicketId: newId(),
  askableId: newId(),
  candidateId: newId(),
  askedToken: randomBytes(32).toString("base64url"),
  appointmentToken: randomBytes(32).toString("base64url"),
  lostTicketId: newId(),
  lostCandidateId: newId(),
});

/** A ticket, and somebody who was asked for it. */
const aCandidateOfTicket: Make<{ ticketId: string; id: string; token: string }> = async (town) => {
  const ticketId = await newTicket(town);
  return { ticketId, ...(await aCandidate(town, ticketId)) };
};

/** The question to them may never have arrived. */
const aLostCandidate: Make<{ ticketId: string; id: string }> = async (town) => {
  const ticketId = await newTicket(town);
  const helperIds = [await newHelper(town, { email: `${newId()}@thuis.example` })];
  const asked = { params: { ticketId }, body: { helperIds, channel: "mail" as const } };
  const [candidate] = (await town.people.wout.care.askHelpers(asked)).items;
  const id = candidate?.id ?? "";
  await loseDelivery(town, id);
  return { ticketId, id };
};

const stage: { [K in keyof Ids]: Make<string> } = {
  askedTicketId: async (_, once) => (await once(aCandidateOfTicket)).ticketId,
  askableId: (town) => newHelper(town),
  candidateId: async (_, once) => (await once(aCandidateOfTicket)).id,
  askedToken: async (_, once) => (await once(aCandidateOfTicket)).token,
  appointmentToken: async (town) => {
    const helperId = await newHelper(town);
    return aLink(town, { ticketId: await newTicket(town, { state: "planned", helperId }), personId: helperId });
  },
  lostTicketId: async (_, once) => (await once(aLostCandidate)).ticketId,
  lostCandidateId: async (_, once) => (await once(aLostCandidate)).id,
};

type Used = Ids & { networkSlug: string };
export const matchingSamples = {
  stage,
  random,
  of: ({
    askedTicketId: ticketId,
    askableId,
    candidateId,
    askedToken: token,
    appointmentToken,
    lostTicketId,
    lostCandidateId,
    networkSlug,
  }: Used): SamplesOf<typeof matching> => ({
    listMatches: { by: "wout", input: { params: { ticketId } } },
    listCandidates: { by: "wout", input: { params: { ticketId } } },
    askHelpers: { by: "wout", input: { params: { ticketId }, body: { helperIds: [askableId], channel: "phone" } } },
    previewAsk: { by: "wout", input: { params: { ticketId }, body: { helperIds: [askableId], channel: "mail" } } },
    askAgain: { by: "wout", input: { params: { ticketId: lostTicketId, candidateId: lostCandidateId } } },
    enterAnswer: { by: "wout", input: { params: { ticketId, candidateId }, body: { answer: "no", text: "" } } },
    readAsked: { by: "guest", input: { params: { networkSlug, token } } },
    readLinkedAppointment: { by: "guest", input: { params: { networkSlug, token: appointmentToken } } },
    saveAskedAppointment: { by: "guest", input: { params: { networkSlug, token: appointmentToken } } },
    cancelAsked: { by: "guest", input: { params: { networkSlug, token: appointmentToken }, body: { text: "Ziek" } } },
    answerAsked: { by: "guest", input: { params: { networkSlug, token }, body: { answer: "no", text: "" } } },
  }),
};
