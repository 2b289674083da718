import { expect, test } from "vitest";
import { nextTown, password } from "../../../testing/town.ts";
import { createSignInLink } from "../sign-in/store/sign-in-links.ts";
import { askToken, byLink, byPassword } from "../testing/ask-token.ts";
import { confirmedUntil, ensureConfirmed } from "./require-confirmation.ts";

test("signing in by password counts as re-authentication for ten minutes; a link does not", async () => {
  const town = await nextTown();
  const { email, accountId } = town.people.ada;
  const sessionOfLast = async () => {
    const { id } = await town.db
      .selectFrom("public.session")
      .select("id")
      .where("accountId", "=", accountId)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const actor = {
      kind: "account" as const,
      sessionId: id,
      accountId,
      language: "nl" as const,
      name: "",
      isSystem: false,
      openUntil: town.clock.now(),
    };
    return () => ({ actor, db: town.db, now: town.clock.now() });
  };
  await askToken(town, byPassword(email, password));
  const call = await sessionOfLast();
  await ensureConfirmed(call());
  expect(await confirmedUntil(call())).toEqual(new Date(town.in({ minutes: 10 })));
  await town.pass({ minutes: 9, seconds: 59 });
  await ensureConfirmed(call());
  await town.pass({ seconds: 1 });
  await expect(ensureConfirmed(call())).rejects.toMatchObject({ code: "confirmation_required" });
  await askToken(town, byLink(await createSignInLink(town.db, accountId, town.clock.now())));
  await expect(ensureConfirmed((await sessionOfLast())())).rejects.toMatchObject({ code: "confirmation_required" });
});
