import type { ActivityDate, ReadActivity } from "@stoep/contract/publishing";
import { CheckIcon, ClockIcon } from "@stoep/ui/icons";
import { lazyPart } from "@stoep/ui/parts";
import { Suspense, useState } from "react";
import { Button } from "../../../app/index.ts";
import { useCanRespond } from "../posts/reader-actions.ts";
import { useText } from "../words.ts";
import style from "./activity.module.css";
import { useRegistration } from "./use-registration.ts";

const RegistrationDialog = lazyPart(() => import("./registration-dialog.tsx").then((m) => m.RegistrationDialog), {
  close: ({ onClose }) => onClose(),
});

interface Props {
  date: ActivityDate;
  activity: Pick<ReadActivity, "hasRegistration" | "capacity">;
  title: string;
  /** Read by screen readers with the button, to distinguish the buttons of several dates. */
  day: string;
}

/** How many are coming, the reader's own sign-up, and the button to create or change it. */
export function RegistrationPart({ date, activity, title, day }: Props) {
  const t = useText();
  const mayAct = useCanRespond();
  const [isOpen, setOpen] = useState(false);
  const coming = useRegistration(date, activity.capacity);
  const isOver = date.cancelled !== null || Date.parse(date.endsAt) <= Date.now();
  const canSay = mayAct && !isOver && (date.mine !== null || (activity.hasRegistration && !date.isClosed));
  // A cancelled date shows no sign-ups.
  const count = date.cancelled ? 0 : date.coming;
  if (!canSay && count === 0) return null;
  return (
    <div className={style.coming}>
      <RegistrationCounts mine={isOver ? null : date.mine} count={count} />
      {canSay && (
        <Button
          isSmall
          look={date.mine ? "plain" : "main"}
          isBusy={coming.isBusy}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t(date.mine ? "coming.change" : date.isFull ? "coming.wait" : "coming.say")}
          <span className="unseen">: {day}</span>
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <RegistrationDialog
            date={date}
            title={title}
            day={day}
            coming={coming}
            capacity={activity.capacity}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function RegistrationCounts({ mine, count }: { mine: ActivityDate["mine"]; count: number }) {
  const t = useText();
  return (
    <p className={style.count} role="status">
      {mine && <OwnRegistration mine={mine} />}
      {count > 0 && <span className={style.soft}>{t("coming.count", { count })}</span>}
    </p>
  );
}

function OwnRegistration({ mine: { state, people, position } }: { mine: NonNullable<ActivityDate["mine"]> }) {
  const t = useText();
  return (
    <>
      <span className={`${style.mark} ${state === "coming" ? style.done : style.progress}`}>
        {state === "coming" ? <CheckIcon aria-hidden /> : <ClockIcon aria-hidden />}
        <span>{t(state === "coming" ? "coming.mine" : "coming.waiting", { count: people })}</span>
      </span>
      {position !== null && <span className={style.soft}>{t("coming.position", { position })}</span>}
    </>
  );
}
