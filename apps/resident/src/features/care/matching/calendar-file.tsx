import { CalendarIcon } from "@stoep/ui/icons";
import { api, Button, useFileSaving } from "../../../app/index.ts";
import { useText } from "../words.ts";

interface Props {
  params: { networkSlug: string; token: string };
  /** The appointment is off: the file takes it out. */
  isRemoval?: boolean;
}

/** The appointment as a file that any calendar opens. Opened again after a change, it updates the appointment there. */
export function CalendarFile({ params, isRemoval = false }: Props) {
  const t = useText();
  const { isBusy, save } = useFileSaving({ load: () => api.care.saveAskedAppointment({ params }), name: "stoep.ics" });
  return (
    <Button isBusy={isBusy} onClick={save}>
      <CalendarIcon aria-hidden />
      {t(isRemoval ? "appointment.remove" : "confirmed.calendar")}
    </Button>
  );
}
