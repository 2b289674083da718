/** Forms on the contract's schemas: the state is Mantine's, the rules are the schema's, the words are the app's. */
export type { UseFormReturnType as Form } from "@mantine/form";
export { bySchema, type Schema } from "./by-schema.ts";
export { useForm } from "./use-form.ts";
