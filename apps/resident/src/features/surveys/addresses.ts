/** Where a resident answers, and where everybody does who has the public link. */
export const residentPath = "/take-part/surveys/:surveyId";
export const publicPath = "/surveys/:slug";

export const publicHref = (slug: string): string => `/surveys/${slug}`;
export const answerHref = ({ id }: { id: string }): string => `/take-part/surveys/${id}`;
/** `slug` null: it is answered by residents. */
export const hrefOf = ({ id, slug }: { id: string; slug: string | null }): string =>
  slug === null ? answerHref({ id }) : publicHref(slug);
