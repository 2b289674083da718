import type { shouts } from "@stoep/contract/shouts";
import { v7 as newId } from "uuid";
import { defineSamples } from "../../../testing/samples/sample.ts";
import { aShout, createShout, finishShout } from "../../../testing/shouts.ts";
import type { Town } from "../../../testing/town.ts";

const random = () => ({
  /** Dirk's in Noord, for the municipality too. */
  shoutId: newId(),
  /** Another one, done. */
  doneId: newId(),
  /** For neighbours only. */
  unsharedId: newId(),
  hiddenId: newId(),
  notedId: newId(),
  noteId: newId(),
  templateId: newId(),
  elsId: newId(),
});

const draft = { name: "Ontvangen", text: "Bedankt voor uw bericht." };
const template = { name: "Doorgegeven", text: "We gaven het door aan de groendienst." };

export const samples = defineSamples<typeof shouts>()({
  stage: {
    shoutId: async ({ people: { dirk } }) => (await createShout(dirk)).id,
    doneId: async ({ people: { dirk, els } }) => {
      const { id } = await createShout(dirk);
      await finishShout(els, id);
      return id;
    },
    unsharedId: async ({ people: { dirk } }) => (await createShout(dirk, { sharing: "neighbours" })).id,
    hiddenId: async ({ people: { dirk, els } }) => {
      const { id } = await createShout(dirk);
      await els.shouts.hideShout({ params: { shoutId: id }, body: { ground: "private", reason: "Persoonlijk" } });
      return id;
    },
    notedId: (_, once) => once(noted).then(({ notedId }) => notedId),
    noteId: (_, once) => once(noted).then(({ noteId }) => noteId),
    templateId: async ({ people: { els } }) => (await els.shouts.createReplyTemplate({ body: draft })).id,
    elsId: ({ people: { els } }) => els.accountId,
  },
  random,
  of: ({ shoutId, doneId, unsharedId, hiddenId, notedId, noteId, templateId, elsId }) => {
    const params = { shoutId };
    return {
      listDefaultHandlers: { by: "ada", input: {} },
      setDefaultHandlers: {
        by: "ada",
        input: { body: { items: [{ neighbourhoodId: null, kind: "alert", accountId: elsId }] } },
      },
      getShoutSettings: { by: "dirk", input: {} },
      listNeighbourhoodShouts: { by: "dirk", input: { query: { sort: "trending", kinds: ["alert"] } } },
      listMyShouts: { by: "dirk", input: {} },
      listFollowedShouts: { by: "dirk", input: {} },
      findSimilarShouts: { by: "dirk", input: { body: { kind: "alert", title: "Lamp stuk" } } },
      writeShout: { by: "dirk", input: { body: aShout() } },
      readShout: { by: "dirk", input: { params } },
      editShout: { by: "dirk", input: { params, body: { title: "Lamp hersteld?", text: "Nog niet.", version: 1 } } },
      withdrawShout: { by: "dirk", input: { params } },
      solveShout: { by: "dirk", input: { params } },
      reopenShout: { by: "dirk", input: { params: { shoutId: doneId }, body: { reason: "Ze is weer uit." } } },
      shareShout: { by: "dirk", input: { params: { shoutId: unsharedId } } },
      followShout: { by: "daan", input: { params } },
      unfollowShout: { by: "daan", input: { params } },
      listShouts: { by: "els", input: { query: { category: "alerts", statuses: ["new"] } } },
      exportShouts: { by: "els", input: { query: { format: "xlsx" } } },
      listShoutPoints: { by: "els", input: {} },
      countShouts: { by: "els", input: {} },
      listTrendingShouts: { by: "els", input: {} },
      listAlertShouts: { by: "els", input: {} },
      getShoutFigures: { by: "els", input: { query: { period: "this-year" } } },
      exportShoutFigures: { by: "els", input: { query: { period: "this-year" } } },
      listShoutColleagues: { by: "els", input: {} },
      getShout: { by: "els", input: { params } },
      assignShouts: { by: "els", input: { body: { ids: [shoutId], assigneeId: elsId, from: null } } },
      setShoutStatus: { by: "els", input: { body: { ids: [shoutId], status: "done", outcome: "Hersteld." } } },
      noteShout: {
        by: "els",
        input: { params, body: { text: "Gebeld met de nutsmaatschappij.", mentionIds: [elsId] } },
      },
      deleteShoutNote: { by: "els", input: { params: { shoutId: notedId, noteId } } },
      hideShout: { by: "els", input: { params, body: { ground: "private", reason: "Persoonlijke gegevens" } } },
      showShout: { by: "els", input: { params: { shoutId: hiddenId } } },
      listUnsharedShouts: { by: "els", input: {} },
      exportUnsharedShouts: { by: "els", input: {} },
      askToShare: { by: "els", input: { params: { shoutId: unsharedId } } },
      countNeighbourhoodShouts: { by: "els", input: {} },
      exportNeighbourhoodShouts: { by: "els", input: { query: { format: "xlsx" } } },
      listReplyTemplates: { by: "els", input: {} },
      createReplyTemplate: { by: "els", input: { body: template } },
      editReplyTemplate: { by: "els", input: { params: { templateId }, body: template } },
      deleteReplyTemplate: { by: "els", input: { params: { templateId } } },
    };
  },
});

async function noted({ people: { dirk, els } }: Town) {
  const { id } = await createShout(dirk);
  const note = await els.shouts.noteShout({ params: { shoutId: id }, body: { text: "Nakijken" } });
  return { notedId: id, noteId: note.id };
}
