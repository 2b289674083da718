/** Figures for /metrics, in the words of Prometheus. Labels are few and fixed: route ids, job names, outcomes. */
import type { MailPort } from "./ports.ts";

export interface Metrics {
  http(route: string, status: number, seconds: number): void;
  job(name: string, outcome: "done" | "again" | "failed" | "gave_up", seconds: number): void;
  /** The same port, counted by outcome. */
  counted(mail: MailPort): MailPort;
  /** The page for Prometheus. */
  text(): Promise<string>;
  contentType: string;
}
