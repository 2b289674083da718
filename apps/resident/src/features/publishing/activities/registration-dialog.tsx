import type { ActivityDate } from "@stoep/contract/publishing";
import { MinusIcon, PlusIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { Button, Dialog, DialogActions, IconButton, useAppText } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./activity.module.css";
import type { useRegistration } from "./use-registration.ts";

/** The largest party: a resident and the people they bring. */
const mostPeople = 20;

interface Props {
  date: ActivityDate;
  capacity: number | null;
  title: string;
  day: string;
  coming: ReturnType<typeof useRegistration>;
  onClose: () => void;
}

/** Asks how many are coming, and says who will see it. */
export function RegistrationDialog({ date, capacity, title, day, coming, onClose }: Props) {
  const t = useText();
  const app = useAppText();
  const [people, setPeople] = useState(date.mine?.people ?? 1);
  const isComing = date.mine?.state === "coming";
  const others = date.coming - (isComing ? (date.mine?.people ?? 0) : 0);
  // Residents who signed up keep their places, and can only add free ones.
  const limit = Math.min(mostPeople, capacity === null ? mostPeople : capacity - (isComing ? others : 0));
  const waits = !isComing && capacity !== null && (date.mine?.state === "waiting" || others + people > capacity);
  const say = () => {
    onClose();
    void coming.say(people);
  };
  const takeBack = () => {
    onClose();
    void coming.takeBack();
  };
  return (
    <Dialog title={t(date.mine ? "coming.changeTitle" : "coming.title")} onClose={onClose}>
      <p className={style.about}>
        <strong>{title}</strong>
        {day}
      </p>
      <fieldset className={style.stepper}>
        <legend>{t("coming.people")}</legend>
        <IconButton
          label={t("coming.fewer")}
          aria-disabled={people <= 1}
          onClick={() => setPeople(Math.max(1, people - 1))}
        >
          <MinusIcon aria-hidden />
        </IconButton>
        <output aria-live="polite">{people}</output>
        <IconButton
          label={t("coming.more")}
          aria-disabled={people >= limit}
          onClick={() => setPeople(Math.min(limit, people + 1))}
        >
          <PlusIcon aria-hidden />
        </IconButton>
      </fieldset>
      {waits && <WaitingListNote position={date.mine?.position} />}
      <p className={style.soft}>{t("coming.whoSees")}</p>
      <DialogActions>
        <Button look="main" onClick={say}>
          {date.mine ? app("save") : t(waits ? "coming.wait" : "coming.say")}
        </Button>
        {date.mine && (
          <Button onClick={takeBack}>{t(date.mine.state === "coming" ? "coming.takeBack" : "coming.leaveList")}</Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Why the resident is on the waiting list, and their position once the server has returned it. */
function WaitingListNote({ position }: { position: number | null | undefined }) {
  const t = useText();
  return (
    <>
      <p>{t("coming.full")}</p>
      {typeof position === "number" && <p>{t("coming.position", { position })}</p>}
    </>
  );
}
