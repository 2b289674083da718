import { randomBytes } from "node:crypto";
import type { visitCalendars } from "@stoep/contract/care";
import { hashOfToken, newToken } from "#kernel/tokens.ts";
import type { Make, SamplesOf } from "../../../testing/samples/sample.ts";
import type { Town } from "../../../testing/town.ts";
import { aPerson } from "./rows.ts";

interface Ids {
  calendarKey: string;
}
interface Used extends Ids {
  networkSlug: string;
  appointmentToken: string;
  linkedOrganisationId: string;
}

async function aCalendar(town: Town) {
  const key = newToken();
  const personId = await aPerson(town);
  await town.db
    .insertInto("careCalendar")
    .values({ personId, keyHash: hashOfToken(key), madeAt: town.clock.now() })
    .execute();
  return key;
}

export const visitsSamples = {
  stage: { calendarKey: aCalendar } satisfies { [K in keyof Ids]: Make<string> },
  random: (): Ids => ({ calendarKey: randomBytes(32).toString("base64url") }),
  of({ networkSlug, calendarKey, appointmentToken, linkedOrganisationId }: Used): SamplesOf<typeof visitCalendars> {
    const link = { params: { networkSlug, token: appointmentToken } };
    const own = { params: { organisationId: linkedOrganisationId } };
    return {
      readVisitCalendar: { by: "guest", input: { params: { networkSlug, token: calendarKey } } },
      getLinkedCalendar: { by: "guest", input: link },
      renewLinkedCalendar: { by: "guest", input: link },
      endLinkedCalendar: { by: "guest", input: link },
      getOwnVisitCalendar: { by: "dirk", input: own },
      renewOwnVisitCalendar: { by: "dirk", input: own },
      endOwnVisitCalendar: { by: "dirk", input: own },
    };
  },
};
