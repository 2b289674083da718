/** The developer's page at /dev/mailbox, as plain HTML without scripts. What a message contains is shown, never run. */
import type { MailboxEntry } from "./mailbox.ts";

const escaped: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const esc = (text: string) => text.replace(/[&<>"']/g, (sign) => escaped[sign] ?? sign);
const address = "/dev/mailbox";

/** Sent with the page, so that nothing in a message loads or runs. */
export const mailboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'";

export function listPage(messages: MailboxEntry[]): string {
  const rows = messages.map(({ id, at, message }) => {
    const title = message.kind === "mail" ? message.subject : message.text;
    return `<tr><td>${time(at)}</td><td>${message.kind}</td><td>${esc(message.to)}</td><td><a href="${address}/${esc(id)}">${esc(title) || "(no subject)"}</a></td></tr>`;
  });
  const table = `<table><thead><tr><th>When</th><th>Kind</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
  return page("Mailbox", `<h1>Mailbox</h1>${rows.length ? table : "<p>Nothing was sent yet.</p>"}`);
}

export function messagePage({ at, message }: MailboxEntry): string {
  const back = `<p><a href="${address}">All messages</a></p>`;
  if (message.kind === "text") {
    return page(
      "Text message",
      `${back}<h1>Text message</h1>${facts({ To: message.to, When: at })}<pre>${esc(message.text)}</pre>`,
    );
  }
  const { subject, from, to, messageId, headers, html, text } = message;
  // Links open in a new tab: inside the frame their scripts would be blocked.
  const frame = `<iframe title="The mail as it looks" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${esc(`<base target="_blank">${html}`)}"></iframe>`;
  const top = facts({ From: from, To: to, When: at, "Message-ID": messageId, ...headers });
  return page(subject, `${back}<h1>${esc(subject)}</h1>${top}${frame}<h2>Text part</h2><pre>${linked(text)}</pre>`);
}

const time = (at: string) => `<time datetime="${esc(at)}">${esc(at.slice(0, 19).replace("T", " "))}</time>`;
const facts = (all: Record<string, string>) =>
  `<dl>${Object.entries(all)
    .map(([name, value]) => `<dt>${esc(name)}</dt><dd>${esc(value)}</dd>`)
    .join("")}</dl>`;
const linked = (text: string) =>
  esc(text).replace(
    /https?:\/\/[^\s<>]+[^\s<>.,;:)]/g,
    (url) => `<a href="${url}" rel="noreferrer" target="_blank">${url}</a>`,
  );

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${esc(title)}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { width: 100%; border-collapse: collapse } th, td { text-align: start; padding: .4rem .6rem; border-bottom: 1px solid #8885; vertical-align: top }
td:first-child { white-space: nowrap } iframe { width: 100%; height: 40rem; border: 1px solid #8885; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere } dl { display: grid; grid-template-columns: auto 1fr; gap: .2rem 1rem } dt { font-weight: 600 } dd { margin: 0; overflow-wrap: anywhere }
</style></head><body>${body}</body></html>`;
