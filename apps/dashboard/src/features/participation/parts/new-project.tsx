import { ButtonLink } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useAccess } from "../../../app/index.ts";
import { newPaths, type ProjectKind, useText } from "./words.ts";

/** Starts a project or a citizen budget; nothing for members who may not. */
export function NewProject({ kind }: { kind: ProjectKind }) {
  const t = useText();
  const { write } = useAccess(kind === "budget" ? "citizenBudgets" : "ideas");
  if (write !== true) return null;
  return (
    <ButtonLink href={newPaths[kind]} leftSection={<PlusIcon aria-hidden />}>
      {t(`kinds.${kind}.newTitle`)}
    </ButtonLink>
  );
}
