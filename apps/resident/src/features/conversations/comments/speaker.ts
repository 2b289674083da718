import type { CommentView } from "@stoep/contract/conversations";
import type { useText } from "../words.ts";

/** Whose comment it is, for people: staff speak in their organisation's name, and those who deleted their account have none. D §5, §8 */
export const speakerOf = ({ organisation, name }: CommentView["author"], t: ReturnType<typeof useText>): string =>
  organisation ?? (name || t("former"));
