import { ConflictDialog } from "../../../../app/editor/index.ts";
import { api, queryOf } from "../../../../app/index.ts";
import { useKindText } from "../../parts/words.ts";
import { draftOf } from "../draft.ts";
import type { MessageDesk, MessageState } from "../use-desk.ts";
import { useConflictWords } from "./conflict-words.ts";

/** Shows both versions side by side when someone else has saved. */
export function Conflict({ desk, state }: { desk: MessageDesk; state: MessageState }) {
  const words = useKindText(state.draft.kind);
  return (
    <ConflictDialog
      desk={desk}
      state={state}
      title={words("conflict")}
      draftOf={draftOf}
      words={useConflictWords()}
      theirs={queryOf(api.publishing.getPost, { params: { postId: state.stored?.id ?? "" } })}
    />
  );
}
