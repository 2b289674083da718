/** What the rows of a list show is found by its search, or there is a filter for it. */
import { TicketRow } from "@stoep/contract/care";
import { ShoutRow } from "@stoep/contract/shouts";
import { beforeAll, describe, expect, test } from "vitest";
import { aHelper, aPerson } from "../modules/care/testing/rows.ts";
import { assignShout, createShout } from "./shouts.ts";
import { nextTown, type Town } from "./town.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

/** How a text in a row is found: by the search, or else by what. */
type Way = "searched" | "a filter" | "a number, a moment or a sign, and no text" | "its address";

interface List {
  shape: { shape: object };
  ways: Record<string, Way>;
  /** A row with every text that is searched. */
  make: () => Promise<string>;
  rows: (search: string) => Promise<Record<string, unknown>[]>;
}

const sign = "a number, a moment or a sign, and no text" as const;

const lists: Record<string, List> = {
  "residents’ messages": {
    shape: ShoutRow,
    ways: {
      id: "its address",
      title: "searched",
      excerpt: "searched",
      author: "searched",
      neighbourhood: "searched",
      street: "searched",
      assignee: "searched",
      kind: "a filter",
      theme: "a filter",
      status: "a filter",
      solvedAs: "a filter",
      language: sign,
      arrivedAt: sign,
      statusAt: sign,
      isReopened: sign,
      image: sign,
      reactions: sign,
      comments: sign,
      followers: sign,
      openReports: sign,
      isHidden: sign,
    },
    make: async () => {
      const { dirk, els, mona } = town.people;
      const place = { addressId: town.noord.streets[0]?.addresses[0]?.id ?? "" };
      const { id } = await createShout(dirk, { title: "Kinkhoorn gezien", text: "Bij de vijver.", place });
      await assignShout(els, id, mona.accountId);
      return id;
    },
    rows: async (search) => (await town.people.els.shouts.listShouts({ query: { search } })).items,
  },
  "tickets of care": {
    shape: TicketRow,
    ways: {
      id: "its address",
      number: "searched",
      title: "searched",
      member: "searched",
      helper: "searched",
      neighbourhood: "searched",
      category: "searched",
      assignee: "searched",
      state: "a filter",
      source: "a filter",
      deadlineOn: "a filter",
      stateAt: sign,
      appointment: sign,
      needsCar: sign,
      repeats: sign,
      isConfidential: sign,
      createdAt: sign,
      ageInHours: sign,
    },
    make: async () => {
      const { wout, ada } = town.people;
      const { id: categoryId } = await ada.care.createCategory({ body: { name: "Klusjes", icon: "car" } });
      const memberId = await aPerson(town, {
        firstName: "Jeanne",
        lastName: "Œuvrard",
        neighbourhoodId: town.noord.id,
      });
      const helperId = await aHelper(town, { person: { firstName: "Nguyễn", lastName: "Thị Đặng" } });
      const body = { memberId, categoryId, assigneeId: wout.accountId, title: "Gordijnroede" };
      const { id } = await wout.care.createTicket({ body });
      await town.db.updateTable("careTicket").set({ helperId }).where("id", "=", id).execute();
      return id;
    },
    rows: async (search) => (await town.people.wout.care.listTickets({ query: { search } })).items,
  },
};

const textOf = (value: unknown) =>
  typeof value === "object" && value !== null && "name" in value ? String(value.name) : String(value ?? "");

describe.each(Object.entries(lists))("%s", (_, { shape, ways, make, rows }) => {
  test("every part of a row has its way to be found", () => {
    expect(Object.keys(ways).toSorted()).toEqual(Object.keys(shape.shape).toSorted());
  });

  test("each text that is searched finds its row, whole and by each word, and no word of nowhere does", async () => {
    const id = await make();
    const row = (await rows("")).find((one) => one.id === id) ?? {};
    const searched = Object.keys(ways).filter((key) => ways[key] === "searched");
    const texts = searched.map((key) => textOf(row[key]));
    expect(texts.filter((text) => text === "")).toEqual([]);
    for (const typed of [...texts, ...texts.flatMap((text) => text.split(/[\s-]+/)), texts.slice(1, 3).join(" ")])
      expect([typed, (await rows(typed)).some((one) => one.id === id)]).toEqual([typed, true]);
    expect(await rows("xylofoon")).toEqual([]);
    expect(await rows(`${texts[1]} xylofoon`)).toEqual([]);
  });
});
