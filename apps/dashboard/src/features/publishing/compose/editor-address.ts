import { linkText } from "@stoep/contract/publishing";
import { useCreatedAddress, useVisit } from "../../../app/editor/index.ts";
import { useGo, useSearch } from "../../../app/index.ts";
import { kinds } from "./kinds/index.ts";
import { type StepKey, stepKeys } from "./steps.ts";
import type { NewPost } from "./use-desk.ts";

const newPaths = Object.values(kinds).map(({ newPath }) => newPath);
/** The address of an existing post of any kind. */
const editPath = (postId: string): string => `/messages/${postId}/edit`;

/** Changes with every navigation to a new message of any kind. */
export const useMessageVisit = (): string => useVisit(newPaths);

/** Gives a new message that now exists its own address. */
export const useMessageAddress = (createdId: string | undefined): void =>
  useCreatedAddress(createdId, newPaths, editPath, keptOf);

function keptOf({ step, day }: Record<string, string>, pathname: string): Record<string, string> {
  return {
    ...(day && !pathname.endsWith(kinds.activity.newPath) && { day }),
    ...(step && step !== "content" && { step }),
  };
}

/** The step in the address, and navigation to another, with its own entry in the browser's history. */
export function useStepAddress(postId: string | undefined, { kind, type, day, link = null }: NewPost) {
  const go = useGo();
  const given = useSearch(["step"]).step;
  const step: StepKey = stepKeys.find((one) => one === given) ?? "content";
  const hrefOf = (next: StepKey, id = postId): string => {
    // Without its step, the address of a new message would start another one, and lose what was chosen in this one.
    const search = new URLSearchParams({
      ...chosenFor({ kind, type, day, link }, id !== undefined),
      ...(id && next === "content" ? {} : { step: next }),
    });
    return `${id ? editPath(id) : kinds[kind].newPath}${search.size > 0 ? `?${search}` : ""}`;
  };
  return { step, hrefOf, open: (next: StepKey, id?: string) => go(hrefOf(next, id)) };
}

/** What was chosen before writing. Once it exists, an activity has the day as its date; another kind has none before it is scheduled. */
function chosenFor({ kind, type, day, link }: NewPost, exists: boolean): Record<string, string> {
  const isDayKept = day !== null && !(exists && kind === "activity");
  return {
    ...(kind === "message" && !exists && { type }),
    ...(isDayKept && { day }),
    ...(link && !exists && { link: linkText(link) }),
  };
}
