import type { ShoutCard } from "@stoep/contract/shouts";
import { BellIcon, CheckIcon } from "@stoep/ui/icons";
import { api, Button, toast, useCommand } from "../../../app/index.ts";
import { useShoutCache } from "../shout-cache.ts";
import { useText } from "../words.ts";
import style from "./shout.module.css";

interface Props {
  shout: ShoutCard;
  label?: "follow.do" | "follow.this";
  onFollowed?: () => void;
}

/** Follows a neighbour's message, for notifications about its progress. Authors are notified anyway. */
export function FollowButton({ shout, label = "follow.do", onFollowed }: Props) {
  const t = useText();
  const { id, isFollowed, followers, author } = shout;
  const change = useShoutCache();
  const whenDone = (state: { isFollowed: boolean; followers: number }) => {
    change(id, () => state);
    toast(t(state.isFollowed ? "follow.done" : "follow.ended"));
    if (state.isFollowed) onFollowed?.();
  };
  const follow = useCommand(api.shouts.followShout, { whenDone, refetches: [] });
  const unfollow = useCommand(api.shouts.unfollowShout, { whenDone, refetches: [] });
  if (author.isMe) return null;
  const press = () => void (isFollowed ? unfollow : follow).run({ params: { shoutId: id } });
  return (
    <div className={style.follow}>
      <Button isSmall aria-pressed={isFollowed} isBusy={follow.isRunning || unfollow.isRunning} onClick={press}>
        {isFollowed ? <CheckIcon aria-hidden /> : <BellIcon aria-hidden />}
        {t(isFollowed ? "follow.is" : label)}
      </Button>
      {followers > 0 && <span className={style.soft}>{t("follow.count", { count: followers })}</span>}
    </div>
  );
}
