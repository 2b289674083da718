import { daysLater, wallAt } from "@stoep/contract/publishing";
import { defineRecurring } from "#kernel/jobs.ts";
import { tellOfCertificate } from "../notices/index.ts";
import { personName } from "../people/index.ts";
import { lockEnding, putReminded } from "./store/ending.ts";

const daysAhead = 30;
const batch = 200;

/** The admins of care hear of a certificate or check that ends, once, in time to renew it. */
const remindOfCertificates = defineRecurring({
  name: "care.remindOfCertificates",
  heartbeatSeconds: 30,
  every: { seconds: 86_400, offsetSeconds: 16_200, for: "each_network" },
  async run({ network, now, transact }) {
    if (!network) throw new Error("a helper belongs to a network");
    const today = wallAt(now, network.timeZone).day;
    await transact(async (scope) => {
      const ending = await lockEnding(scope.db, { today, until: daysLater(today, daysAhead) }, batch);
      for (const { id, name, personId, organisationId, ...person } of ending)
        await tellOfCertificate(
          { ...scope, network },
          { id, helperId: personId, organisationId, title: `${name} · ${personName(person)}` },
        );
      const ids = ending.map(({ id }) => id);
      if (ids.length > 0) await putReminded(scope.db, ids, now);
    });
  },
});

export const jobs = [remindOfCertificates];
