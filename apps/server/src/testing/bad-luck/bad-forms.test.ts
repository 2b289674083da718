/** Bad input in all forms but messages, over a real connection: refused by name, and it leaves no trace. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, test } from "vitest";
import type { Caller } from "../client.ts";
import { createLive } from "../messages.ts";
import type { PersonName } from "../people.ts";
import { newTown, type Town } from "../town.ts";
import { clientAt } from "./installation.ts";
import { refusedWithoutTrace } from "./trace.ts";

let town: Town;
let address: string;
let els: Caller;
let guest: Caller;
beforeAll(async () => {
  town = await newTown();
  address = await town.listen();
  els = as("els");
  guest = clientAt(
    () => address,
    async () => ({}),
  );
});
const as = (name: PersonName): Caller =>
  clientAt(
    () => address,
    () => town.people[name].headers(),
  );

describe("refused by name", () => {
  const network = { params: { networkSlug: "testdorp" } };
  const newcomer = () => ({
    email: "nieuw@thuis.example",
    firstName: "Nora",
    lastName: "Nieuw",
    language: "nl" as const,
    addressId: town.noord.streets[0]?.addresses[2]?.id ?? "",
    pin: null,
    hasAcceptedTerms: true,
  });
  const signUp = (changes: object) => guest.residents.signUp({ ...network, body: { ...newcomer(), ...changes } });
  /** Finishing a sign-up after following the link in the mail. */
  const finishing = async (chosen: string | null) => {
    const email = `${randomUUID()}@thuis.example`;
    await signUp({ email });
    await town.runDue();
    const token = /token=([\w-]+)/.exec(town.mails(email)[0]?.text ?? "")?.[1] ?? "";
    return () => guest.residents.completeSignUp({ ...network, body: { token, password: chosen } });
  };
  const talk = async () => {
    const { id: subjectId } = await createLive(els, [town.noord], { type: "perception" });
    return { params: { subjectKind: "post" as const, subjectId } };
  };
  const about = async (
    act: (where: Awaited<ReturnType<typeof talk>>, dirk: Caller["conversations"]) => Promise<unknown>,
  ) => {
    const where = await talk();
    return () => act(where, as("dirk").conversations);
  };
  type Case = [what: string, call: () => Promise<() => Promise<unknown>>, fields: Record<string, string>];

  test.each<Case>([
    [
      "a comment without words",
      () => about((at, to) => to.createComment({ ...at, body: { text: " \n " } })),
      { text: "textRequired" },
    ],
    [
      "a comment of 2,001 characters",
      () => about((at, to) => to.createComment({ ...at, body: { text: "a".repeat(2001) } })),
      { text: "tooLong" },
    ],
    [
      "a rating of 11",
      () => about((at, to) => to.vote({ ...at, body: { kind: "perception", score: 11 } })),
      { score: "scoreOutOfRange" },
    ],
    [
      "a report without a reason",
      () => about((at, to) => to.reportSubject({ ...at, body: { reason: "" as "spam" } })),
      { reason: "reasonRequired" },
    ],
    [
      "a reaction that is none of the seven",
      () => about((at, to) => to.react({ ...at, body: { kind: "hate" as "like" } })),
      { kind: "invalid" },
    ],
    ["a sign-up without an address", async () => () => signUp({ addressId: null }), { addressId: "addressRequired" }],
    [
      "a sign-up at an address of the other network",
      async () => () => signUp({ addressId: town.elsewhere.streets[0]?.addresses[0]?.id }),
      { addressId: "addressUnknown" },
    ],
    [
      "a sign-up without consent",
      async () => () => signUp({ hasAcceptedTerms: false }),
      { hasAcceptedTerms: "termsRequired" },
    ],
    ["a sign-up with half an e-mail address", async () => () => signUp({ email: "nora@" }), { email: "emailFormat" }],
    ["a sign-up without a password", () => finishing(null), { password: "passwordRequired" }],
    ["a sign-up with a password that everybody has", () => finishing("123456"), { password: "passwordTooCommon" }],
    ["a sign-up with a password of 129 characters", () => finishing("a".repeat(129)), { password: "passwordTooLong" }],
    [
      "a profile without a name",
      async () => () =>
        as("dirk").residents.updateMyResidence({
          body: { firstName: "", lastName: "P", publicName: "D", wantsAlertMails: true },
        }),
      { firstName: "firstNameRequired" },
    ],
    [
      "a language that nobody here speaks",
      async () => () => els.accounts.setLanguage({ body: { language: "de" as "nl" } }),
      { language: "invalid" },
    ],
    [
      "a search for one letter",
      async () => () => guest.neighbourhoods.findAddresses({ ...network, query: { search: "n" } }),
      { search: "tooShort" },
    ],
    [
      "a pin beyond the pole",
      async () => () => guest.neighbourhoods.locate({ ...network, query: { longitude: 3, latitude: 91 } }),
      { latitude: "tooLong" },
    ],
    [
      "a hundred and one messages seen at once",
      async () => () => as("dirk").publishing.markSeen({ body: { seen: Array(101).fill(town.noord.id), opened: [] } }),
      { seen: "tooLong" },
    ],
    [
      "a page of a feed that nobody gave out",
      async () => () => as("dirk").feed.getFeed({ query: { cursor: "x" } }),
      { cursor: "invalid" },
    ],
  ])("%s", async (_, prepare, fields) => {
    await refusedWithoutTrace(town, await prepare(), "invalid_input", fields);
  });
});
