import type { Preview } from "@stoep/contract/publishing";
import { Button, Dialog, DialogActions, Stack } from "@stoep/ui";
import type { ReactNode } from "react";
import { AlertNotice } from "../compose/check/alert-notice.tsx";
import { AudienceSummary } from "../compose/check/publish-dialog.tsx";
import { type Post, useText } from "../parts/words.ts";

type Props = {
  post: Post;
  preview: Preview;
  as: "first" | "update" | "resolved";
  isBusy: boolean;
  onClose: () => void;
  onSend: () => void;
};

/** The confirmation of an alert: where it goes, to how many people, and by which channels. S1 §4: no publishing without a preview. */
export function AlertDialog({ post, preview, as, isBusy, onClose, onSend }: Props): ReactNode {
  const t = useText();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(`alert.confirm.${as}`, { title: post.title })}
      closeButtonProps={{ "aria-label": t("publish.close") }}
      size="lg"
    >
      <Stack>
        <AudienceSummary post={post} preview={preview} />
        <AlertNotice preview={preview} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t("compose.cancel")}
          </Button>
          <Button data-autofocus loading={isBusy} color={as === "resolved" ? "canal" : "brick"} onClick={onSend}>
            {t(`alert.send.${as}`)}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
