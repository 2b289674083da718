/** Every kind of post, with what it shows in the editor. */
import type { PostKind } from "@stoep/contract/publishing";
import { fieldsFor } from "../../../../app/editor/index.ts";
import type { Draft } from "../draft.ts";
import { ActivityFields } from "../fields/activity/activity-fields.tsx";
import { PollFields } from "../fields/poll-fields.tsx";
import { TypeField } from "../fields/type-field.tsx";
import { VacancyFields } from "../fields/vacancy-fields.tsx";
import type { KindParts } from "./kind-parts.ts";

export const kindParts: Record<PostKind, KindParts> = {
  message: {
    Lead: fieldsFor<Draft>(["type"], TypeField),
    Fields: fieldsFor<Draft>(["type", "options", "pollClosesAt", "isVotingDisabled", "language"], PollFields),
  },
  activity: { Fields: fieldsFor<Draft>(["activity", "language"], ActivityFields) },
  vacancy: { Fields: fieldsFor<Draft>(["vacancy", "language"], VacancyFields) },
};
