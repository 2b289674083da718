import type { OpenVote } from "@stoep/contract/budgets";
import { queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { api, ButtonLink, useLive, useResidence } from "../../app/index.ts";
import { projectHref, useProjectFacts } from "../participation/index.ts";
import { castHref, chooseHref } from "./ballot/ballot-address.ts";
import { hasDraft } from "./ballot/my-ballot.ts";
import style from "./vote.module.css";
import { useText } from "./words.ts";

/** The votes under way in which the resident can vote; nothing where there are none. Never kept on the device. */
export function OpenVotes() {
  return useResidence() !== null && <Votes />;
}

function Votes() {
  const t = useText();
  // Always asked anew: the reader may have voted meanwhile.
  const query = useQuery({ ...queryOf(api.budgets.listOpenVotes), staleTime: 0 });
  useLive(["budgets", "participation", "residents"], () => void query.refetch());
  const votes = query.data?.items ?? [];
  if (votes.length === 0) return null;
  return (
    <section className={style.part} aria-labelledby="open-votes">
      <h2 id="open-votes">{t("open.title")}</h2>
      {votes.map((vote) => (
        <Vote key={vote.roundId} vote={vote} />
      ))}
    </section>
  );
}

function Vote({ vote }: { vote: OpenVote }) {
  const t = useText();
  const { day } = useProjectFacts();
  const { roundId, projectId, title, language, endsOn, hasVoted } = vote;
  return (
    <article className="card" aria-labelledby={`vote-${roundId}`}>
      <h3 id={`vote-${roundId}`} lang={language}>
        <Link className="alone" href={`${projectHref(projectId)}#vote`}>
          {title}
        </Link>
      </h3>
      <p className={style.state}>{t("states.active", { until: day(endsOn) })}</p>
      {hasVoted && <p>{t("stand.voted")}</p>}
      <div>
        {hasVoted ? (
          <ButtonLink href={castHref(vote)}>{t("stand.see")}</ButtonLink>
        ) : (
          <ButtonLink look="main" href={chooseHref(vote)}>
            {t(hasDraft(roundId) ? "stand.goOn" : "stand.vote")}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
