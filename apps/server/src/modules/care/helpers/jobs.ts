import { dayAt, daySeconds, daysLater, personName } from "@stoep/contract/kernel";
import { defineRecurring } from "#kernel/jobs.ts";
import { notifyOfCertificate } from "../notices/index.ts";
import { lockEndingCertificates, markCertificatesReminded } from "./store/certificate-reminders.ts";

const daysAhead = 30;
const batch = 200;

/** Tells the admins of care once that a certificate or check is about to expire, in time to renew it. */
const remindOfCertificates = defineRecurring({
  name: "care.remindOfCertificates",
  heartbeatSeconds: 30,
  every: { seconds: daySeconds, offsetSeconds: 16_200, for: "each_network" },
  async run({ network, now, transact }) {
    if (!network) throw new Error("a helper belongs to a network");
    const today = dayAt(now, network.timeZone);
    await transact(async (scope) => {
      const ending = await lockEndingCertificates(scope.db, { today, until: daysLater(today, daysAhead) }, batch);
      for (const { id, name, personId, organisationId, ...person } of ending)
        await notifyOfCertificate(
          { ...scope, network },
          { id, helperId: personId, organisationId, title: `${name} · ${personName(person)}` },
        );
      const ids = ending.map(({ id }) => id);
      if (ids.length > 0) await markCertificatesReminded(scope.db, ids, now);
    });
  },
});

export const jobs = [remindOfCertificates];
