import { Button, confirm, type Picking } from "@stoep/ui";
import { DeleteIcon } from "@stoep/ui/icons";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, tell, useListText } from "../../../app/index.ts";
import { type PostRow, useText } from "./words.ts";

/** Choosing drafts, and deleting those chosen. What belongs to somebody else stays, and is told. */
export function useDraftPicking(rows: readonly PostRow[] | undefined): Picking<PostRow> {
  const t = useText();
  const words = useListText();
  const [chosen, setChosen] = useState<string[]>([]);
  const picked = chosen.filter((id) => rows?.some((row) => row.id === id));
  const { remove, isRunning } = useRemoveDrafts();
  return {
    picked,
    onPick: setChosen,
    labelOf: ({ title }) => words.pick(title || t("inbox.untitled")),
    allLabel: words.pickAll,
    said: words.picked(picked.length),
    clearLabel: words.unpick,
    actions: (
      <Button
        size="sm"
        color="brick"
        variant="light"
        leftSection={<DeleteIcon aria-hidden />}
        loading={isRunning}
        onClick={() => void remove(picked)}
      >
        {t("inbox.deleteDrafts.open")}
      </Button>
    ),
  };
}

function useRemoveDrafts() {
  const t = useText();
  const queries = useQueryClient();
  const [isRunning, setIsRunning] = useState(false);
  const remove = async (ids: readonly string[]) => {
    const isSure = await confirm({
      title: t("inbox.deleteDrafts.title", { count: ids.length }),
      message: t("inbox.deleteDrafts.text"),
      confirmLabel: t("inbox.deleteDrafts.confirm"),
      cancelLabel: t("inbox.deleteDrafts.cancel"),
      isDestructive: true,
    });
    if (!isSure) return;
    setIsRunning(true);
    const results = await Promise.allSettled(ids.map((postId) => api.publishing.deletePost({ params: { postId } })));
    setIsRunning(false);
    void queries.invalidateQueries({ queryKey: ["publishing"] });
    const kept = results.filter(({ status }) => status === "rejected").length;
    if (kept > 0) tell(t("inbox.deleteDrafts.some", { count: kept }), "danger");
    else tell(t("inbox.deleteDrafts.done", { count: ids.length }), "done");
  };
  return { remove, isRunning };
}
