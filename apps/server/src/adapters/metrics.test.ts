import { expect, test } from "vitest";
import { openMetrics } from "./metrics.ts";

test("counts calls by route, jobs and mails by outcome, and shows the pool and the open streams", async () => {
  const metrics = openMetrics({ pool: { totalCount: 3, waitingCount: 1 }, liveStreams: () => 7 });
  metrics.http("publishPost", 200, 0.02);
  metrics.job("publishing.goLive", "again", 0.5);
  const mail = metrics.counted({
    send: async () => ({ outcome: "deferred", reason: "451" }),
    close: async () => {},
  });
  await mail.send({ to: "a@b.example", subject: "", html: "", text: "", messageId: "<1@stoep>" });
  const page = await metrics.text();
  for (const line of [
    'stoep_http_seconds_count{route="publishPost",status="200"} 1',
    'stoep_job_seconds_count{job="publishing.goLive",outcome="again"} 1',
    'stoep_mails_total{outcome="deferred"} 1',
    "stoep_database_connections 3",
    "stoep_database_waiting 1",
    "stoep_live_streams 7",
    "process_resident_memory_bytes",
  ])
    expect(page).toContain(line);
  expect(page).not.toContain("@");
});
