import { Button, Notice } from "../../../../app/index.ts";
import { useText } from "../../words.ts";

interface Props {
  /** The draft of an earlier visit. */
  restored: { isFileLost: boolean };
  onDiscard: () => void;
}

/** The form holds what was written earlier. */
export function RestoredNotice({ restored: { isFileLost }, onDiscard }: Props) {
  const t = useText();
  return (
    <Notice>
      <p>
        {t("restored.text")} {isFileLost && t("restored.photos")}
      </p>
      <div>
        <Button isSmall onClick={onDiscard}>
          {t("restored.discard")}
        </Button>
      </div>
    </Notice>
  );
}

/** The first problem of a field or of something in it. */
export const problemIn = (errors: Record<string, string>, field: string): string | undefined =>
  Object.entries(errors).find(([path]) => path === field || path.startsWith(`${field}.`))?.[1];
