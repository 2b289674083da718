import type { CommentView } from "@stoep/contract/conversations";
import type { useText } from "../words.ts";

/** The name shown for a comment's author: staff write in their organisation's name, and deleted accounts have no name. D §5, §8 */
export const speakerOf = ({ organisation, name }: CommentView["author"], t: ReturnType<typeof useText>): string =>
  organisation ?? (name || t("former"));
