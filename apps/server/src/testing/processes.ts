import { execFileSync } from "node:child_process";

/** Ids of this process's children, by what they run. */
export function childrenNamed(name: string): number[] {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
  const own = lines.filter((line) => line.includes(name) && line.trim().split(/\s+/)[1] === String(process.pid));
  return own.map((line) => Number(line.trim().split(/\s+/)[0]));
}
