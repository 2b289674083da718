import { ErrorSummary, type Form } from "@stoep/ui";
import { useText } from "./words.ts";

/** The faults of a longer form, each linked to its field. `attempt` is incremented by every press of the button. */
export function FormSummary<V>({ form, attempt }: { form: Form<V>; attempt: number }) {
  const t = useText();
  const count = Object.values(form.errors).filter(Boolean).length;
  return <ErrorSummary title={t("problems", { count })} errors={form.errors} attempt={attempt} />;
}
