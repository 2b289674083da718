import type { PostKind, Sender } from "@stoep/contract/publishing";
import type { ReactNode } from "react";
import { Segments, SelectField } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./public-page.module.css";

interface PublicFilter {
  kind: PostKind | undefined;
  organisationId: string | undefined;
}

interface Props {
  wanted: PublicFilter;
  senders: readonly Sender[];
  onWant: (change: Partial<PublicFilter>) => void;
  children: ReactNode;
}

/** Filters by kind and by sender. */
export function PublicFilters({ wanted, senders, onWant, children }: Props) {
  const t = useText();
  return (
    <div className={style.filters}>
      <Segments
        label={t("public.kinds")}
        choices={([undefined, "message", "activity", "vacancy"] as const).map((kind) => ({
          value: kind,
          label: t(kind ? `public.of.${kind}` : "public.everything"),
        }))}
        value={wanted.kind}
        onValue={(kind) => onWant({ kind })}
      />
      {(senders.length > 1 || wanted.organisationId) && (
        <SelectField
          id="public-sender"
          label={t("public.sender")}
          value={wanted.organisationId ?? ""}
          choices={[
            { value: "", label: t("public.allSenders") },
            ...senders.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          error={undefined}
          onValue={(id) => onWant({ organisationId: id || undefined })}
        />
      )}
      <div className={style.ways}>{children}</div>
    </div>
  );
}
