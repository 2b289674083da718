import { saveFile } from "@stoep/client/files";
import { Refused } from "@stoep/contract/kernel";
import { CalendarIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { api, Button, toast, useRefusalText } from "../../../app/index.ts";
import { useText } from "../words.ts";

/** The appointment as a file that any calendar opens. Opened again after a change, it updates the appointment there. */
export function CalendarFile({ params }: { params: { networkSlug: string; token: string } }) {
  const t = useText();
  const words = useRefusalText();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await api.care.saveAskedAppointment({ params }), "stoep.ics");
    } catch (error) {
      toast(words(error instanceof Refused ? error.code : "unexpected"), "danger");
    }
    setBusy(false);
  };
  return (
    <Button isBusy={isBusy} onClick={() => void save()}>
      <CalendarIcon aria-hidden />
      {t("confirmed.calendar")}
    </Button>
  );
}
