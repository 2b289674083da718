import type { ReactionKind } from "@stoep/contract/conversations";
import { ApplauseIcon, LaughIcon, LikeIcon, SadIcon, SurpriseIcon, ThanksIcon, WelcomeIcon } from "@stoep/ui/icons";

const icons = {
  like: LikeIcon,
  thanks: ThanksIcon,
  applause: ApplauseIcon,
  welcome: WelcomeIcon,
  haha: LaughIcon,
  wow: SurpriseIcon,
  sad: SadIcon,
} as const satisfies Record<ReactionKind, unknown>;

/** An icon rather than an emoji, so that it looks the same on every phone. Decorative: its name is beside it. */
export function ReactionSign({ kind }: { kind: ReactionKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden />;
}
