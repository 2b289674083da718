/** Projects and ideas as what other capabilities know by kind: what posts belong to, licences are for, and messages become. */
import { ideaAsSubject, ideasOfShouts } from "./ideas/index.ts";
import { licensedProjects, projectLinks, projectsOfShouts, sharedProject } from "./projects/index.ts";

export const kinds = {
  shared: { project: sharedProject },
  linkKinds: { project: projectLinks },
  licensedKinds: { project: licensedProjects },
  becameKinds: { idea: ideasOfShouts, project: projectsOfShouts },
  subjects: { idea: ideaAsSubject },
};
