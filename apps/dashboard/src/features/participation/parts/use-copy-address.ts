import { notify, useMembership } from "../../../app/index.ts";
import { useText } from "./words.ts";

/** Copies the address at which residents read a project. */
export function useCopyAddress(projectId: string): () => Promise<void> {
  const t = useText();
  const { slug } = useMembership().network;
  return async () => {
    await navigator.clipboard.writeText(`${window.location.origin}/${slug}/projects/${projectId}`);
    notify(t("acts.copied"), "done");
  };
}
