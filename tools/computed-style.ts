/**
 * What the simulated page tells of an element's style: its own inline style, what is inherited from those around it, and that what is
 * hidden is not displayed. jsdom looks through its whole style sheet of HTML each time that it is asked, and tests, which load no style
 * sheets of ours, ask for every element on the way to one: a sixth of their processor time went there.
 */
const inherited = new Set(["direction", "pointer-events", "visibility", "white-space"]);
const initial: Record<string, string> = {
  direction: "ltr",
  overflow: "visible",
  "pointer-events": "auto",
  position: "static",
  visibility: "visible",
  "white-space": "normal",
};
/** Others are in a line of text. */
const displays = new Map(
  [
    ["none", "HEAD LINK META NOSCRIPT SCRIPT STYLE TEMPLATE TITLE"],
    [
      "block",
      "ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DETAILS DIALOG DD DIV DL DT FIELDSET FIGURE FOOTER FORM H1 H2 H3 H4",
    ],
    ["block", "HEADER HR HTML LEGEND MAIN NAV OL OPTGROUP OPTION P PRE SECTION SUMMARY UL"],
    ["inline-block", "BUTTON INPUT METER PROGRESS SELECT TEXTAREA"],
    ["list-item", "LI"],
    ["table", "TABLE"],
    ["table-caption", "CAPTION"],
    ["table-cell", "TD TH"],
    ["table-row", "TR"],
    ["table-row-group", "TBODY TFOOT THEAD"],
  ].flatMap(([display = "", tags = ""]) => tags.split(" ").map((tag) => [tag, display] as const)),
);

const ownValue = (element: Element, name: string): string =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.style.getPropertyValue(name) : "";

function valueIn(element: Element, name: string): string {
  for (let one: Element | null = element; one; one = inherited.has(name) ? one.parentElement : null) {
    const own = ownValue(one, name);
    if (own !== "") return own;
  }
  if (name !== "display") return initial[name] ?? "";
  return element.hasAttribute("hidden") ? "none" : (displays.get(element.tagName) ?? "inline");
}

/** "pointerEvents" as "pointer-events". */
const hyphenated = (name: string): string => name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);

const noStyle = document.createElement("i").style;

/** In the place of window.getComputedStyle. */
export function computedStyle(element: Element): CSSStyleDeclaration {
  const getPropertyValue = (name: string) => valueIn(element, name);
  return new Proxy(noStyle, {
    get: (_style, name) => {
      if (name === "getPropertyValue") return getPropertyValue;
      return typeof name === "string" ? valueIn(element, hyphenated(name)) : undefined;
    },
  });
}
