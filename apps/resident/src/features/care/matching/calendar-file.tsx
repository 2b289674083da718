import { saveFile } from "@stoep/client/files";
import { Refused } from "@stoep/contract/kernel";
import { CalendarIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { api, Button, toast, useRefusalText } from "../../../app/index.ts";
import { useText } from "../words.ts";

interface Props {
  params: { networkSlug: string; token: string };
  /** The appointment is off: the file takes it out. */
  isRemoval?: boolean;
}

/** The appointment as a file that any calendar opens. Opened again after a change, it updates the appointment there. */
export function CalendarFile({ params, isRemoval = false }: Props) {
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
      {t(isRemoval ? "appointment.remove" : "confirmed.calendar")}
    </Button>
  );
}
