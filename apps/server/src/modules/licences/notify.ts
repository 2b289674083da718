/**
 * Owners are told 60, 30 and 7 days before a licence ends, each once. After the server was down, only the nearest of the missed
 * notices is sent. An extended licence has a new end, for which notices are sent again. D §4
 */
import { dateFormats, dayMs } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { JobCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { defineRecurring } from "#kernel/jobs.ts";
import { moduleNames } from "#modules/accounts/index.ts";
import { queueMails } from "#modules/notifications/index.ts";
import { mails } from "./mails.ts";
import { type EndingLicence, insertNotice, listEndingLicences, listOwnerRecipients } from "./store.ts";

const noticeDays = [7, 30, 60] as const;

/** Every hour, so that a notice is not a day late because the server was down for a while. */
export const sendNotices = defineRecurring({
  name: "licences.sendNotices",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 900, for: "platform" },
  async run(call) {
    const until = new Date(call.now.getTime() + noticeDays[2] * dayMs);
    for (const licence of await listEndingLicences(call.db, { after: call.now, until })) {
      await call.transact((inside) => notifyOwners(inside, licence));
    }
  },
});

async function notifyOwners(call: JobCall<Tx>, licence: EndingLicence): Promise<void> {
  const left = licence.untilAt.getTime() - call.now.getTime();
  const days = noticeDays.find((mark) => left <= mark * dayMs);
  if (!days) return;
  const id = newId();
  const isNew = await insertNotice(call.db, { id, licenceId: licence.id, days, untilAt: licence.untilAt }, call.now);
  if (!isNew) return;
  const { organisation, organisationId, networkId, network, timeZone, languages, module } = licence;
  const owners = await listOwnerRecipients(call.db, organisationId);
  await queueMails(call, {
    template: mails.licenceEnds,
    subjectId: id,
    networkId,
    values: (language) => ({
      name: "",
      organisation,
      network,
      module: moduleNames[module][language],
      days: String(Math.max(1, Math.round(left / dayMs))),
      until: dateFormats(language, { timeZone }).day(licence.untilAt),
      link: `${call.config.publicUrl}/dashboard/settings/licence`,
    }),
    recipients: owners.map(({ accountId, email, firstName, language }) => ({
      accountId,
      email,
      // The person's own language, if the network has it.
      language: languages.includes(language) ? language : (languages[0] ?? language),
      values: { name: firstName },
    })),
  });
}
