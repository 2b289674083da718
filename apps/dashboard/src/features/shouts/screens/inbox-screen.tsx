import { Page, useMediaQuery } from "@stoep/ui";
import { useFilters, useFormat } from "../../../app/index.ts";
import { AnsweredElsewhere } from "../parts/answered-elsewhere.tsx";
import { useHref, View } from "../parts/filters.ts";
import { Inbox } from "../parts/inbox.tsx";
import { useAnsweredBy, useCounters, usePages } from "../parts/pages.ts";
import { useIsCity, useText } from "../parts/words.ts";
import { NeighbourhoodsScreen } from "./neighbourhoods-screen.tsx";

/** What residents wrote to the city: the list beside the message, or on the map. S1 §2 */
export function InboxScreen() {
  const answeredBy = useAnsweredBy();
  const isCity = useIsCity();
  if (answeredBy) return <AnsweredElsewhere organisation={answeredBy} />;
  return isCity ? <CityInbox /> : <NeighbourhoodsScreen />;
}

function CityInbox() {
  const t = useText();
  const format = useFormat();
  const [{ category, status, shout }] = useFilters(View);
  const href = useHref();
  const isNarrow = useMediaQuery("(max-width: 899px)", false, { getInitialValueInEffect: false });
  const total = useCounters()(category, status);
  const tabs = usePages(status, category, (tab) =>
    href({ status: tab === "open" ? undefined : tab, shout: undefined, tab: undefined }),
  );
  // On a narrow screen, an opened message is shown without the list.
  const isAlone = isNarrow && shout !== undefined;
  return (
    <Page
      title={t("title")}
      total={total ? format.number(total) : ""}
      width="wide"
      layout="list"
      tabs={isAlone ? undefined : tabs}
    >
      <Inbox isAlone={isAlone} isNarrow={isNarrow} />
    </Page>
  );
}
