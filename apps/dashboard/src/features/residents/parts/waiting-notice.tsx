import { Notice, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useAccess, useMembership } from "../../../app/index.ts";
import { useText } from "./words.ts";

/** Who may confirm where people live: administrators of the city's own organisation. D §5 */
function useMayConfirm(): boolean {
  const { manage } = useAccess("messages");
  return useMembership().organisation.kind === "city" && manage === true;
}

/** Says that people wait for somebody to confirm their address; nothing when nobody does. */
export function WaitingNotice() {
  const t = useText();
  const mayConfirm = useMayConfirm();
  const waiting = useQuery({ ...queryOf(api.residents.listWaitingResidents), enabled: mayConfirm });
  if (!waiting.data?.waitingResidents) return null;
  return (
    <Notice tone="hint" title={t("waiting.noticeTitle")}>
      {t("waiting.noticeText")} <TextLink href="/residents/waiting">{t("waiting.look")}</TextLink>
    </Notice>
  );
}
