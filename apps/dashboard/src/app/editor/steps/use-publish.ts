import type { Refused } from "@stoep/contract/kernel";
import { toast } from "@stoep/ui";
import { useRef, useState } from "react";
import { useFormat } from "../../format.ts";
import { useGo } from "../../navigation.tsx";
import type { Publishable, StepWords } from "./publishable.ts";

type PublishHandlers<Saved> = { follow: (saved: Saved) => void; conflict: (refusal: Refused) => void };
type WaysBack = { edit: () => void; backToFields: (fields: Record<string, string>) => boolean };

/** Handles the outcome of publishing or scheduling, including refusals. */
export function usePublish<Saved extends Publishable>(
  desk: PublishHandlers<Saved>,
  words: StepWords<Saved>,
  { edit, backToFields }: WaysBack,
) {
  const format = useFormat();
  const go = useGo();
  const asked = useRef<string | null>(null);
  const [pastMoment, setPastMoment] = useState<string | null>(null);
  return {
    pastMoment,
    begin: (at: string | null) => {
      asked.current = at;
    },
    refused: (refusal: Refused): boolean => {
      const { code, fields } = refusal;
      const isOfFields = Object.keys(fields).length > 0;
      if (code === "schedule_in_past") setPastMoment(asked.current);
      else if (isOfFields) backToFields(fields);
      else if (code === "changed_meanwhile" || code === "not_previewed") edit();
      if (code === "changed_meanwhile") desk.conflict(refusal);
      return code === "changed_meanwhile" || isOfFields;
    },
    published: (saved: Saved) => {
      desk.follow(saved);
      const isOnline = saved.state === "published";
      toast(isOnline ? words.published : words.scheduled(format.moment(saved.publishAt ?? "")));
      go(words.nextAddress(saved), { replace: true });
    },
  };
}
