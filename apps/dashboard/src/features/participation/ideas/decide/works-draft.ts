import type { WorksState } from "@stoep/contract/participation";
import { useForm } from "@stoep/ui";
import type { Picture } from "../../../../app/editor/index.ts";
import { useEditorFields } from "../parts/use-editor-fields.ts";
import type { Idea } from "../parts/words.ts";

export type WorksMoment = Idea["timeline"][number];

/** An update of what has become of an idea, as it is typed. */
export interface WorksDraft {
  state: WorksState;
  percent: number | string;
  costToDate: number | null;
  on: string | null;
  text: string;
  images: Picture[];
  language: Idea["language"];
}

/** Begins with how it stood last, or with the update that is put right. */
export function useWorksForm(idea: Idea, corrects: WorksMoment | undefined) {
  const form = useForm<WorksDraft>({
    initialValues: {
      state: (corrects?.works ?? idea.works)?.state ?? "planned",
      percent: (corrects?.works ?? idea.works)?.percent ?? 0,
      costToDate: (corrects?.works ? corrects.works.costToDate : idea.costToDate)?.amount ?? null,
      on: corrects?.day ?? null,
      text: corrects?.text ?? "",
      images: (corrects?.images ?? []).map(({ altText, ...file }) => ({ file, altText })),
      language: idea.language,
    },
  });
  return { form, ...useEditorFields<WorksDraft>(form) };
}

export const worksBody = ({ state, percent, costToDate, on, text, images }: WorksDraft, version: number) => ({
  version,
  state,
  percent: Number(percent),
  costToDate,
  on,
  text: text.trim(),
  images: images.map(({ file, altText }) => ({ id: file.id, altText })),
});
