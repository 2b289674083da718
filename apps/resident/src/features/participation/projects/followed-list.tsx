import { pagesOf } from "@stoep/client/pages";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { api, useLive } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./project.module.css";
import { useProjectFacts } from "./use-project-facts.ts";

const most = 5;

/** Beside other content: the projects that the resident follows and that are not over. Nothing where there are none. */
export function FollowedList() {
  const t = useText();
  const facts = useProjectFacts();
  const query = useInfiniteQuery(pagesOf(api.participation.listFollowedProjects));
  useLive(["participation"], () => void query.refetch());
  const all = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const open = all.filter(({ timing }) => timing !== "finished").slice(0, most);
  if (open.length === 0) return null;
  return (
    <section className={`card ${style.aside}`} aria-labelledby="followed-projects">
      <h2 id="followed-projects">{t("followed.title")}</h2>
      <ul className={style.names}>
        {open.map((project) => (
          <li key={project.id}>
            <Link className="alone" href={`/projects/${project.id}`} lang={project.language}>
              {project.title}
            </Link>
            <span className={style.soft}>
              {[facts.timing(project), project.phase && t("now", { phase: project.phase })].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
      {all.length > open.length && (
        <Link className="alone" href="/me/projects">
          {t("followed.more")}
        </Link>
      )}
    </section>
  );
}
