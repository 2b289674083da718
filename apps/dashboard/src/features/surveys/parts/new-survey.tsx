import { ButtonLink } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useAccess } from "../../../app/index.ts";
import { licences, type NewKind, newPaths, useText } from "./words.ts";

/** Starts one of a kind; nothing for members who may not. */
export function NewSurvey({ kind }: { kind: NewKind }) {
  const t = useText();
  const { write } = useAccess(licences[kind]);
  if (write !== true) return null;
  return (
    <ButtonLink href={newPaths[kind]} leftSection={<PlusIcon aria-hidden />}>
      {t(`kinds.${kind}.newTitle`)}
    </ButtonLink>
  );
}
