import { queryOf } from "@stoep/contract/kernel";
import type { AdjacentNeighbourhood } from "@stoep/contract/residents";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, Button, CheckField, Section, useCommand } from "../../../app/index.ts";
import { useText } from "../words.ts";

const options = queryOf(api.residents.listAdjacentNeighbourhoods);

/** The adjacent neighbourhoods that the resident follows. Renders nothing if there are none. D §5 */
export function FollowedNeighbourhoodsPart() {
  const { data } = useQuery(options);
  if (!data || data.items.length === 0) return null;
  return <NeighbourhoodChoice key={data.items.map(({ id }) => id).join()} items={data.items} />;
}

function NeighbourhoodChoice({ items }: { items: readonly AdjacentNeighbourhood[] }) {
  const t = useText();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState(items.filter(({ isFollowed }) => isFollowed).map(({ id }) => id));
  const follow = useCommand(api.residents.followNeighbourhoods, {
    done: t("following.saved"),
    whenDone: (saved) => {
      queries.setQueryData(options.queryKey, saved);
      // The feed loads again when it is next opened.
      queries.removeQueries({ queryKey: ["feed"] });
    },
  });
  const set = (id: string, isOn: boolean) => setChosen([...chosen.filter((one) => one !== id), ...(isOn ? [id] : [])]);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    void follow.run({ body: { neighbourhoodIds: chosen } });
  };
  return (
    <Section id="following" title={t("following.title")} onSubmit={submit}>
      <p>{t("following.text")}</p>
      {items.map(({ id, name }) => (
        <CheckField
          key={id}
          id={`follow-${id}`}
          label={name}
          isOn={chosen.includes(id)}
          onChange={(isOn) => set(id, isOn)}
        />
      ))}
      <div>
        <Button type="submit" look="main" isBusy={follow.isRunning}>
          {t("following.save")}
        </Button>
      </div>
    </Section>
  );
}
