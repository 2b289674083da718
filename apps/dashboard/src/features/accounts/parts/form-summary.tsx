import { ErrorSummary, type Form } from "@stoep/ui";
import { useText } from "./words.ts";

/** Above a longer form: what is wrong, each line leading to its field. `attempt` grows with every press of the button. */
export function FormSummary<V>({ form, attempt }: { form: Form<V>; attempt: number }) {
  const t = useText();
  const count = Object.values(form.errors).filter(Boolean).length;
  return <ErrorSummary title={t("problems", { count })} errors={form.errors} attempt={attempt} />;
}
