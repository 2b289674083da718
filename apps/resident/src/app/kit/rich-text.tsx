import { bareWords } from "@stoep/contract/rich-text";
import style from "./rich-text.module.css";

interface Props {
  html: string;
  language: string;
  isShort?: boolean;
}

/** Shows HTML that the server has sanitised against its list of allowed tags. D §6 */
export function RichText({ html, language, isShort }: Props) {
  const look = `${style.text} ${isShort ? style.clamped : ""}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, which is the only source
  return <div className={look} lang={language} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A rough length of the text, in characters. */
export const lengthOf = (html: string): number => bareWords(html).length;
