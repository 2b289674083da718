import { signInPath } from "../feature.ts";
import { Button, OutsideLink } from "../kit/button.tsx";
import { Dialog, DialogActions } from "../kit/overlays/dialog.tsx";
import { sessionStore } from "../session-store.ts";
import { useAppText } from "../text.ts";

/** Covers the screens of a session that has reached its end, and keeps them until the person has signed in again in another tab. D §2 */
export function SessionOver({ slug }: { slug: string }) {
  const t = useAppText();
  return (
    <Dialog title={t("over.title")}>
      <p>{t("over.text")}</p>
      <DialogActions>
        <OutsideLink look="main" href={`/${slug}${signInPath}`}>
          {t("over.signIn")}
        </OutsideLink>
        <Button onClick={sessionStore.leaveOver}>{t("over.leave")}</Button>
      </DialogActions>
    </Dialog>
  );
}
