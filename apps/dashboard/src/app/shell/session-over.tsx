import { Button, Dialog, DialogActions, Stack, Text } from "@stoep/ui";
import { signInPath } from "../feature.ts";
import { sessionStore } from "../session-store.ts";
import { useAppText } from "../text.ts";

/** Covers the screens of a session that has reached its end, and keeps them until the person has signed in again in another tab. D §2 */
export function SessionOver() {
  const t = useAppText();
  return (
    <Dialog
      opened
      onClose={() => {}}
      title={t("over.title")}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      overlayProps={{ backgroundOpacity: 0.9, blur: 12 }}
    >
      <Stack>
        <Text>{t("over.text")}</Text>
        <DialogActions>
          <Button component="a" href={`/dashboard${signInPath}`} target="_blank" data-autofocus>
            {t("over.signIn")}
          </Button>
          <Button variant="subtle" color="brick" onClick={sessionStore.leaveOver}>
            {t("over.leave")}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
