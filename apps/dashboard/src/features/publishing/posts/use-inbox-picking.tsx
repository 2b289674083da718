import type { PostState } from "@stoep/contract/publishing";
import { Button, confirm, type Picking } from "@stoep/ui";
import { DeleteIcon, ScheduleIcon } from "@stoep/ui/icons";
import { lazyPart } from "@stoep/ui/parts";
import { Suspense, useState } from "react";
import { api, ExportMenu, usePicking } from "../../../app/index.ts";
import { type PostRow, useText } from "../parts/words.ts";
import { useBulkActs } from "./use-bulk-acts.ts";

const RescheduleDialog = lazyPart(() => import("../calendar/reschedule-dialog.tsx").then((m) => m.RescheduleDialog), {
  close: ({ onClose }) => onClose(),
});

/** Selects messages, and exports, reschedules or deletes the selected ones. */
export function useInboxPicking(
  rows: readonly PostRow[] | undefined,
  state: PostState,
  mayWrite: boolean,
): Picking<PostRow> {
  const t = useText();
  const { rows: picked, ids, pickingFor } = usePicking(rows, ({ title }) => title || t("inbox.untitled"));
  return pickingFor(
    <>
      {mayWrite && state === "scheduled" && <ReschedulePicked picked={picked} />}
      {mayWrite && <DeletePicked picked={picked} />}
      <ExportMenu route={api.publishing.exportPosts} asked={{ state, ids }} filteredBy={[]} name={t("inbox.title")} />
    </>,
  );
}

function DeletePicked({ picked }: { picked: readonly PostRow[] }) {
  const t = useText();
  const { remove, isRunning } = useBulkActs();
  const ask = async () => {
    const isSure = await confirm({
      title: t("own.delete.title", { count: picked.length }),
      message: t("own.delete.text"),
      confirmLabel: t("own.delete.confirm"),
      cancelLabel: t("compose.cancel"),
      isDestructive: true,
    });
    if (isSure) await remove(picked.map(({ id }) => id));
  };
  return (
    <Button
      size="sm"
      color="brick"
      variant="light"
      leftSection={<DeleteIcon aria-hidden />}
      loading={isRunning}
      onClick={() => void ask()}
    >
      {t("own.delete.confirm")}
    </Button>
  );
}

function ReschedulePicked({ picked }: { picked: readonly PostRow[] }) {
  const t = useText();
  const { move, isRunning } = useBulkActs();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        size="sm"
        variant="default"
        leftSection={<ScheduleIcon aria-hidden />}
        loading={isRunning}
        onClick={() => setIsOpen(true)}
      >
        {t("own.move.open")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RescheduleDialog
            title={t("own.move.title", { count: picked.length })}
            at={picked[0]?.publishAt ?? null}
            hasShift
            onClose={close}
            onMove={(to) => {
              close();
              void move(
                picked.map(({ id, publishAt }) => ({ id, at: publishAt ?? "" })),
                to,
              );
            }}
          />
        </Suspense>
      )}
    </>
  );
}
