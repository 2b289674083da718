import { useFieldText } from "../../../app/index.ts";

/** A quick check of an address; the server decides. */
export function useEmailRule(): (value: string) => string | null {
  const fieldText = useFieldText();
  return (value) => {
    if (value.trim() === "") return fieldText("emailRequired");
    return /^\S+@\S+$/.test(value.trim()) ? null : fieldText("emailFormat");
  };
}
