import { CheckIcon, ClockIcon, ScheduleIcon } from "@stoep/ui/icons";
import style from "./project.module.css";

const looks = {
  upcoming: { Icon: ScheduleIcon, look: style.upcoming },
  active: { Icon: ClockIcon, look: style.active },
  finished: { Icon: CheckIcon, look: style.finished },
} as const;

/** Whether something is to come, under way or over: by a word, an icon and a colour. */
export function TimingBadge({ timing, children }: { timing: keyof typeof looks; children: string }) {
  const { Icon, look } = looks[timing];
  return (
    <span className={`${style.timing} ${look}`}>
      <Icon aria-hidden />
      {children}
    </span>
  );
}
