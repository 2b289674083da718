import type { ReadProject } from "@stoep/contract/participation";
import { BellIcon, CheckIcon } from "@stoep/ui/icons";
import { useQueryClient } from "@tanstack/react-query";
import { api, Button, toast, useCommand, useResidence } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./project.module.css";

/** Follows a project, to be told when a phase opens and what comes of it. Residents only. */
export function FollowButton({ project }: { project: ReadProject }) {
  const t = useText();
  const isResident = useResidence() !== null;
  const queries = useQueryClient();
  const { id: projectId, isFollowed, followers } = project;
  const whenDone = (state: { isFollowed: boolean; followers: number }) => {
    // The page shows it at once, in each language in which it was read.
    queries.setQueriesData({ queryKey: ["participation", "readProject"] }, (known: ReadProject | undefined) =>
      known?.id === projectId ? { ...known, ...state } : known,
    );
    toast(t(state.isFollowed ? "follow.done" : "follow.ended"));
    void queries.invalidateQueries({ queryKey: ["participation", "listFollowedProjects"] });
  };
  const follow = useCommand(api.participation.followProject, { whenDone, refetches: [] });
  const unfollow = useCommand(api.participation.unfollowProject, { whenDone, refetches: [] });
  const press = () => void (isFollowed ? unfollow : follow).run({ params: { projectId } });
  return (
    <div className={style.follow}>
      {isResident && (
        <Button isSmall aria-pressed={isFollowed} isBusy={follow.isRunning || unfollow.isRunning} onClick={press}>
          {isFollowed ? <CheckIcon aria-hidden /> : <BellIcon aria-hidden />}
          {t(isFollowed ? "follow.is" : "follow.do")}
        </Button>
      )}
      {followers > 0 && <span className={style.soft}>{t("follow.count", { count: followers })}</span>}
    </div>
  );
}
