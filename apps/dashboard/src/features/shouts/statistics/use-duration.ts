import { useText } from "../parts/words.ts";

/** "6 hours", and in days from two days on: "3 days", as the server rounds them. */
export function useDuration(): (hours: number) => string {
  const t = useText();
  return (hours) => {
    if (hours === 0) return t("figures.underHour");
    return hours < 48 ? t("figures.hours", { count: hours }) : t("figures.days", { count: hours / 24 });
  };
}
