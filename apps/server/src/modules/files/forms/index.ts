/** Forms on paper, typeset in a separate process. */
export type { FormBlock, FormDocument, FormField, FormPicture } from "./document.ts";
export { writeForm } from "./forms.ts";
