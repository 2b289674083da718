import type {
  careAgenda,
  series as seriesRoutes,
  TicketState,
  ticketAttachments,
  ticketExports,
  ticketSteps,
  tickets,
  workOrders,
} from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import { anImage, aPicture } from "../../../testing/files.ts";
import { loseDelivery } from "../../../testing/lost-delivery.ts";
import { defineSamples } from "../../../testing/samples/sample.ts";
import type { Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";
import { aHelper, aPerson, aTicket } from "./rows.ts";

/** Ids of a member, a helper, and a ticket in each state. */
const random = () => ({
  memberId: newId(),
  ticketHelperId: newId(),
  openTicketId: newId(),
  waitingTicketId: newId(),
  plannedTicketId: newId(),
  executedTicketId: newId(),
  seriesId: newId(),
  filedTicketId: newId(),
  ticketFileId: newId(),
  writtenTicketId: newId(),
  lostMessageId: newId(),
});

const address = { street: "Molenstraat", houseNumber: "3", city: "Testdorp" };
const member = (town: Town) => aPerson(town, { ...address, tickets: 1000, email: `${newId()}@care.example` });
const helper = (town: Town) => aHelper(town, { person: { email: `${newId()}@care.example` } });

/** Ticket numbers count up from one; those of staged tickets are far above. */
let lastNumber = 1_000_000;
const inState = (state: TicketState) => async (town: Town) => {
  const helperId = state === "open" ? {} : { helperId: await helper(town) };
  lastNumber += 1;
  return aTicket(town, { state, memberId: await member(town), number: lastNumber, ...helperId });
};

/** A series of every week, from the first day of 2027 on in a town that starts when most do. */
async function aSeriesOf(town: Town) {
  const id = newId();
  const organisationId = town.organisations.city;
  const firstOn = dayIn(234);
  const days = { firstOn, nextOn: dayIn(241), startsAt: "09:00", endsAt: "10:00" };
  await town.db
    .insertInto("careSeries")
    .values({ id, organisationId, every: "weekly", ...days, createdAt: town.clock.now() })
    .execute();
  lastNumber += 1;
  const occurrence = { seriesId: id, occurrenceOn: firstOn };
  await aTicket(town, {
    state: "planned",
    memberId: await member(town),
    helperId: await helper(town),
    number: lastNumber,
    ...occurrence,
  });
  return id;
}

/** A ticket with a picture. */
async function aTicketWithPicture(town: Town) {
  const { id: fileId } = await anImage(town.people.els);
  const ticketId = await inState("open")(town);
  await town.db.insertInto("careTicketFile").values({ ticketId, fileId, position: 1 }).execute();
  return { ticketId, fileId };
}

const text = "Belt graag voor tien uur";

/** A ticket, and a message to its member that may never have arrived. */
async function aLostMessage(town: Town) {
  const ticketId = await inState("open")(town);
  const message = { to: "member" as const, channel: "mail" as const, text };
  const { id } = await town.people.wout.care.messageTicket({ params: { ticketId }, body: message });
  await loseDelivery(town, id);
  return { ticketId, id };
}

const appointment = { startsOn: dayIn(20), startsAt: "09:00", endsAt: "10:30" };
const edit = { title: "Boodschappen voor de week", isConfidential: false, version: 1 };

export const ticketSamples = defineSamples<
  typeof tickets &
    typeof careAgenda &
    typeof ticketSteps &
    typeof ticketExports &
    typeof ticketAttachments &
    typeof seriesRoutes &
    typeof workOrders
>()({
  stage: {
    memberId: (_, once) => once(member),
    ticketHelperId: (_, once) => once(helper),
    openTicketId: inState("open"),
    waitingTicketId: inState("waiting"),
    plannedTicketId: inState("planned"),
    executedTicketId: inState("executed"),
    seriesId: aSeriesOf,
    filedTicketId: async (_, once) => (await once(aTicketWithPicture)).ticketId,
    ticketFileId: async (_, once) => (await once(aTicketWithPicture)).fileId,
    writtenTicketId: async (_, once) => (await once(aLostMessage)).ticketId,
    lostMessageId: async (_, once) => (await once(aLostMessage)).id,
  },
  random,
  of: ({ memberId, ticketHelperId, ...ids }) => {
    const open = { ticketId: ids.openTicketId };
    const waiting = { ticketId: ids.waitingTicketId };
    const planned = { ticketId: ids.plannedTicketId };
    const series = { seriesId: ids.seriesId };
    const executed = { ticketId: ids.executedTicketId };
    return {
      listTickets: { by: "wout", input: {} },
      listPersonTickets: { by: "wout", input: { params: { personId: memberId } } },
      listMemberTickets: { by: "wout", input: { query: { personId: memberId } } },
      listHelperTickets: { by: "wout", input: { query: { personId: ticketHelperId } } },
      listPlannedTickets: { by: "wout", input: {} },
      getCareAgenda: { by: "wout", needs: ["plannedTicketId"], input: { query: { contact: "yes" } } },
      exportTickets: { by: "wout", input: { query: { format: "csv", times: "yes" } } },
      exportRecurring: { by: "wout", input: {} },
      repeatTicket: { by: "wout", input: { params: planned, body: { every: "weekly" } } },
      getSeries: { by: "wout", input: { params: series } },
      skipOccurrence: { by: "wout", input: { params: series, body: { on: dayIn(241), isSkipped: true } } },
      endSeries: { by: "wout", input: { params: series } },
      linkTicket: { by: "wout", input: { params: open, body: { otherId: ids.waitingTicketId } } },
      unlinkTicket: { by: "wout", input: { params: open, body: { otherId: ids.waitingTicketId } } },
      addTicketPicture: {
        by: "wout",
        needs: ["openTicketId"],
        input: aPicture().then((file) => ({ params: open, file, fileName: "deur.png" })),
      },
      addTicketAttachment: {
        by: "wout",
        input: { params: open, file: new Blob(["Sleutel bij de buren"]), fileName: "brief.txt" },
      },
      describeTicketPicture: {
        by: "wout",
        input: { params: { ticketId: ids.filedTicketId, fileId: ids.ticketFileId }, body: { altText: "Een deur" } },
      },
      removeTicketFile: {
        by: "wout",
        input: { params: { ticketId: ids.filedTicketId, fileId: ids.ticketFileId } },
      },
      getTicket: { by: "wout", input: { params: open } },
      createTicket: { by: "wout", input: { body: { memberId, title: "Boodschappen" } } },
      createFastTicket: {
        by: "wout",
        input: { body: { memberId, title: "Vraag over vervoer", referredTo: "Minder Mobielen Centrale" } },
      },
      editTicket: { by: "wout", input: { params: open, body: edit } },
      assignTicket: { by: "wout", input: { params: open, body: { assigneeId: null, from: null } } },
      setAppointment: { by: "wout", input: { params: waiting, body: appointment } },
      commentTicket: { by: "wout", input: { params: open, body: { text } } },
      noteTicket: { by: "wout", input: { params: open, body: { text } } },
      messageTicket: { by: "wout", input: { params: open, body: { to: "member", channel: "mail", text } } },
      sendMessageAgain: {
        by: "wout",
        input: { params: { ticketId: ids.writtenTicketId, momentId: ids.lostMessageId } },
      },
      enterHours: { by: "wout", input: { params: planned, body: { onDay: dayIn(0), minutes: 90 } } },
      deleteTicket: { by: "ada", input: { params: open } },
      updateTicketState: { by: "wout", input: { params: open, body: { from: "open", state: "looking" } } },
      getWorkOrder: { by: "wout", input: { params: planned } },
      printWorkOrder: { by: "wout", input: { params: planned } },
      saveTicketAppointment: { by: "wout", input: { params: planned } },
      lookForHelper: { by: "wout", input: { params: open, body: { from: "open" } } },
      matchTicket: { by: "wout", input: { params: open, body: { from: "open", helperId: ticketHelperId } } },
      planTicket: { by: "wout", input: { params: waiting, body: { from: "waiting", appointment } } },
      startTicket: { by: "wout", input: { params: planned, body: { from: "planned" } } },
      finishTicket: { by: "wout", input: { params: planned, body: { from: "planned" } } },
      solveTicket: { by: "wout", input: { params: executed, body: { from: "executed" } } },
      revokeTicket: {
        by: "wout",
        input: {
          params: open,
          body: { from: "open", because: "no-longer-needed", explanation: "Haar dochter komt langs" },
        },
      },
    };
  },
});
