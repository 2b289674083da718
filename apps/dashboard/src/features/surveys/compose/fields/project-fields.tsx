import { Card, Select, Stack, useDebouncedValue } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fieldAt } from "../../../../app/editor/index.ts";
import { api, queryOf } from "../../../../app/index.ts";
import { type Survey, useText } from "../../parts/words.ts";
import type { SurveyForm } from "../draft.ts";

type Props = { form: SurveyForm; stored: Survey | null };

/** The project that it belongs to, with the phase, or none. S1 §3 */
export function ProjectFields({ form, stored }: Props) {
  const t = useText();
  const { draft, change } = form;
  const { options, onSearch } = useProjects(draft.projectId, stored);
  return (
    <Card>
      <Stack gap="md">
        <Select
          clearable
          searchable
          label={t("fields.projectId")}
          description={t("hints.project")}
          placeholder={t("project.none")}
          nothingFoundMessage={t("project.notFound")}
          data={options}
          // The server has searched already.
          filter={({ options: found }) => found}
          onSearchChange={onSearch}
          value={draft.projectId}
          onChange={(projectId) => change({ projectId, phaseId: null })}
          {...fieldAt(form, "projectId")}
        />
        {draft.projectId !== null && <Phase form={form} projectId={draft.projectId} />}
      </Stack>
    </Card>
  );
}

function Phase({ form, projectId }: { form: SurveyForm; projectId: string }) {
  const t = useText();
  const project = useQuery(queryOf(api.participation.getProject, { params: { projectId } })).data;
  const phases = project?.phases ?? [];
  return (
    <Select
      required
      label={t("fields.phaseId")}
      placeholder={t("project.choosePhase")}
      nothingFoundMessage={t("project.noPhases")}
      data={phases.map(({ id, title }, place) => ({
        value: id,
        label: title || t("project.phase", { number: place + 1 }),
      }))}
      value={form.draft.phaseId}
      onChange={(phaseId) => form.change({ phaseId })}
      {...fieldAt(form, "phaseId")}
    />
  );
}

/** The organisation's projects that match what is typed, and the chosen one. */
function useProjects(chosen: string | null, stored: Survey | null) {
  const [typed, onSearch] = useState("");
  const [search] = useDebouncedValue(typed.trim(), 300);
  const query = { limit: 20, search: search || undefined };
  const { data } = useQuery({
    ...queryOf(api.participation.listProjects, { query }),
    placeholderData: keepPreviousData,
  });
  const found = (data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }));
  const isMissing = chosen !== null && !found.some(({ value }) => value === chosen);
  const own =
    isMissing && stored?.projectId === chosen ? [{ value: chosen, label: stored.projectTitle ?? chosen }] : [];
  return { options: [...own, ...found], onSearch };
}
