import type { BackedUpRows } from "#kernel/sql/backed-up-rows.ts";

const because = "nothing in one back-up may tie a respondent to an answer, neither a key nor an order; D §12";

export const backedUpRows: readonly BackedUpRows[] = [
  { table: "survey_key", rows: "none", because },
  { table: "survey_right", rows: "by id", because },
  { table: "survey_answer", rows: "by id", because },
  { table: "survey_answer_file", rows: { by: ["answer_id", "file_id"] }, because },
  { table: "survey_paper_entry", rows: "none", because },
  { table: "survey_draft", rows: "none", because: "answers that were not sent belong to who typed them; D §12" },
  { table: "survey_sum_change", rows: "by id", because },
];
