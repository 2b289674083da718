/**
 * Turns the notation of the demonstration texts into the HTML that an editor would have produced. Only our own texts pass
 * through here, but special characters are still escaped.
 */
export function richText(source: string): string {
  const html: string[] = [];
  let list: "ul" | "ol" | undefined;
  const close = () => {
    if (list) html.push(`</${list}>`);
    list = undefined;
  };
  for (const line of source.split("\n").map((one) => one.trim())) {
    if (line === "") continue;
    const item = /^(-|\d+\.) (.*)$/.exec(line);
    if (!item) {
      close();
      html.push(line.startsWith("## ") ? `<h2>${inline(line.slice(3))}</h2>` : `<p>${inline(line)}</p>`);
      continue;
    }
    const kind = item[1] === "-" ? "ul" : "ol";
    if (list !== kind) {
      close();
      html.push(`<${kind}>`);
      list = kind;
    }
    html.push(`<li><p>${inline(item[2] ?? "")}</p></li>`);
  }
  close();
  return html.join("");
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function inline(text: string): string {
  return escaped(text)
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(/\[([^\]]+)\]\((https:\/\/[^\s)]+|mailto:[^\s)]+)\)/g, '<a href="$2" rel="noopener nofollow">$1</a>');
}
