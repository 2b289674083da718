import type { OpenSurvey } from "@stoep/contract/surveys";

/** Where a resident answers, and where everybody does who has the public link. */
export const residentPath = "/take-part/surveys/:surveyId";
export const formPath = "/take-part/forms/:formId";
export const publicPath = "/surveys/:slug";

export const publicHref = (slug: string): string => `/surveys/${slug}`;
export const formHref = ({ id }: { id: string }): string => `/take-part/forms/${id}`;
export const answerHref = ({ id }: { id: string }): string => `/take-part/surveys/${id}`;
/** `slug` null: it is answered by residents. */
export const hrefOf = ({ id, kind, slug }: Pick<OpenSurvey, "id" | "kind" | "slug">): string => {
  if (kind === "form") return formHref({ id });
  return slug === null ? answerHref({ id }) : publicHref(slug);
};
