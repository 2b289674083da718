import { apiAs, publish } from "../../../../../../e2e/calls.ts";
import { people } from "../../../../../../e2e/people.ts";
import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

const because = {
  ground: "private",
  reason: "Er staat in waar iemand woont. Schrijf het gerust opnieuw, zonder het huisnummer.",
} as const;
const text = "De sleutel ligt bij de bakker op nummer 12, gewoon aanbellen. Wie komt er helpen?";

export const screens: FeatureScreens = {
  async resident({ api, place }) {
    const [ada, els] = [await apiAs(people.ada), await apiAs(people.els)];
    const title = `Wie helpt de bakken op de kaai schilderen? ${place}`;
    const params = { subjectKind: "post", subjectId: await publish(els, { title }) } as const;
    const decided = async () => {
      const { id: commentId } = await api.conversations.createComment({ params, body: { text } });
      await els.conversations.moderateComment({ params: { commentId }, body: because });
      const { items } = await api.conversations.listComments({ params });
      return { caseId: items.find(({ id }) => id === commentId)?.decision?.id ?? nobodysId };
    };
    const [fresh, waiting, answered] = [await decided(), await decided(), await decided()];
    for (const one of [waiting, answered])
      await api.conversations.appeal({ params: one, body: { text: "Dat is het adres van de winkel, geen huis." } });
    const answer = { outcome: "upheld", reason: "De bakker woont erboven en vraagt om het weg te laten." } as const;
    await ada.conversations.decideAppeal({ params: answered, body: answer });
    return [
      { name: "comments-decided", path: `/gent/m/${params.subjectId}` },
      { name: "decision", path: `/gent/decisions/${fresh.caseId}` },
      { name: "decision-waiting", path: `/gent/decisions/${waiting.caseId}` },
      { name: "decision-answered", path: `/gent/decisions/${answered.caseId}` },
      { name: "decision-gone", path: `/gent/decisions/${nobodysId}` },
    ];
  },
};
