/** The kinds of questions in the editor, each in its file. */
export { freshQuestion, KindFields, kindNames } from "./kind-fields.tsx";
