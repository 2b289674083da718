/** Metrics for Prometheus at /metrics. Labels are few and fixed: route ids, job names, outcomes. */
import type { MailPort, ScannerPort } from "./ports.ts";

export interface Metrics {
  http(route: string, status: number, seconds: number): void;
  job(name: string, outcome: "done" | "again" | "failed" | "gave_up", seconds: number): void;
  /** Wraps the port, counting mails by outcome. */
  counted(mail: MailPort): MailPort;
  /** Wraps the port, counting scans by outcome. */
  countedScans(scanner: ScannerPort): ScannerPort;
  /** The page for Prometheus. */
  text(): Promise<string>;
  contentType: string;
}
