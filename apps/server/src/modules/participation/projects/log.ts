import type { ProjectContent } from "@stoep/contract/participation";
import type { StaffCall } from "#kernel/call.ts";
import { record } from "#modules/audit/index.ts";
import { contentOf } from "./content.ts";
import type { StoredProject } from "./store/projects.ts";

type Act = "publish" | "schedule" | "edit" | "delete" | "undelete" | "setPublic" | "end" | "reopen";
interface Change {
  old?: Record<string, unknown>;
  new?: Record<string, unknown>;
}

export const recordProject = (
  call: StaffCall,
  act: Act,
  { id, title }: { id: string; title: string },
  change: Change = {},
): Promise<void> =>
  record(call, { action: `participation.${act}`, subject: { kind: "project", id, name: title }, ...change });

export function changesOf(before: StoredProject, after: ProjectContent, changed: string[]): Required<Change> {
  const only = (content: ProjectContent) =>
    Object.fromEntries(changed.map((field) => [field, content[field as keyof ProjectContent]]));
  return { old: only(contentOf(before)), new: only(after) };
}
