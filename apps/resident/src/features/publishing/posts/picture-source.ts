/** The files of a picture and how wide it is shown. Also written into the page (vite.config.ts): it must use nothing outside itself. */
export function pictureSource({ address, width }: { address: string; width: number | null }) {
  const names = [320, 800, 1600];
  const widths = [...new Set(names.map((name) => Math.min(name, width ?? name)))];
  return {
    srcSet: widths.map((wide, index) => `${address}/${names[index]} ${wide}w`).join(", "),
    sizes: "(min-width: 720px) 574px, calc(100vw - 66px)",
  };
}
