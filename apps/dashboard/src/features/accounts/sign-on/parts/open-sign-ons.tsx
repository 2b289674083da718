import { Button, Notice, Stack } from "@stoep/ui";
import { SignInIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useSearch } from "../../../../app/index.ts";
import { useText } from "../words.ts";
import { useStartSignOn } from "./use-start-sign-on.ts";

/** A button for each provider that is for everyone, or for the network that the address names. Nothing if there are none. */
export function OpenSignOns({ next }: { next: string }) {
  const t = useText();
  const { network } = useSearch(["network"]);
  const { data } = useQuery(queryOf(api.accounts.listSignOns, { query: network ? { network } : {} }));
  const { start, isRunning, problem } = useStartSignOn(next);
  if (!data || data.items.length === 0) return null;
  return (
    <Stack gap="sm">
      {problem && <Notice tone="danger">{problem}</Notice>}
      {data.items.map(({ slug, name }) => (
        <Button
          key={slug}
          variant="default"
          leftSection={<SignInIcon aria-hidden />}
          disabled={isRunning}
          onClick={() => void start(slug)}
          fullWidth
        >
          {t("entry.with", { name })}
        </Button>
      ))}
    </Stack>
  );
}
