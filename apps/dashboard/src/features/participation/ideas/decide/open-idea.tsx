import { Dialog, Stack } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api, FactsPlaceholder, QueryContent, queryOf } from "../../../../app/index.ts";
import { type Idea, useText } from "../parts/words.ts";

type Props = { ideaId: string; title: string; onClose: () => void; children: (idea: Idea) => ReactNode };

/** A dialog about an idea of which only a row is known: it is read first, so that what stands in it can be changed. */
export function OpenIdea({ ideaId, title, onClose, children }: Props) {
  const t = useText();
  const query = useQuery(queryOf(api.participation.getIdea, { params: { ideaId } }));
  if (query.data) return children(query.data);
  return (
    <Dialog opened onClose={onClose} title={title} closeButtonProps={{ "aria-label": t("close") }}>
      <Stack>
        <QueryContent query={query} waiting={<FactsPlaceholder />}>
          {() => null}
        </QueryContent>
      </Stack>
    </Dialog>
  );
}
