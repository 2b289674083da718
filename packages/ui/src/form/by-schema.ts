/** The part of zod (and of every "standard schema") that the kit needs. */
export type Schema = {
  "~standard": {
    validate: (value: unknown) => unknown;
  };
};

type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] };

/**
 * Form rules from a schema whose messages are field codes. `words` turns a code into text in the user's language.
 * The first problem of a field is shown. For useForm({ validate }).
 */
export function bySchema(schema: Schema, words: (code: string) => string) {
  return (values: unknown): Record<string, string> => {
    const outcome = schema["~standard"].validate(values) as { issues?: readonly Issue[] };
    const errors: Record<string, string> = {};
    for (const issue of outcome.issues ?? []) {
      const path = (issue.path ?? []).map((part) => String(typeof part === "object" ? part.key : part)).join(".");
      errors[path] ??= words(issue.message);
    }
    return errors;
  };
}
