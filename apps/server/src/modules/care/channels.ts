/** By which channel somebody is asked or told. Pure. S2 §3, §4 */
import type { AskChannel, AskWay, Channel } from "@stoep/contract/care";

export interface Reach {
  /** null: they said nothing about it. */
  preferredChannel: AskChannel | null;
  hasEmail: boolean;
  hasPhone: boolean;
  /** A number to which text messages go: no landline. */
  hasMobile: boolean;
}

const order: readonly AskChannel[] = ["mail", "text", "phone"];
const reaches = ({ hasEmail, hasMobile, hasPhone }: Reach): Record<AskChannel, boolean> => ({
  mail: hasEmail,
  text: hasMobile,
  phone: hasPhone,
});

/** As it was chosen, else as they like it, else by the first channel that reaches them; everybody has one. */
export function channelToAsk(person: Reach, way: AskWay): AskChannel {
  const reached = reaches(person);
  const wanted = [way, person.preferredChannel].filter((one): one is AskChannel => one !== null && one !== "usual");
  return [...wanted, ...order].find((channel) => reached[channel]) ?? "phone";
}

/** Of messages that Stoep sends by itself. null: none reaches them, a colleague calls. */
export function channelToTell(person: Reach): Channel | null {
  const channel = channelToAsk(person, "usual");
  if (channel !== "phone") return channel;
  return person.hasEmail ? "mail" : person.hasMobile ? "text" : null;
}
