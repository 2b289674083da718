import style from "./avatar.module.css";

interface Props {
  name: string;
  /** Start of a picture's address. */
  picture?: string | null;
  isOrganisation?: boolean;
}

/** The name stands beside it, so it says nothing to a screen reader. */
export function Avatar({ name, picture, isOrganisation }: Props) {
  const look = `${style.avatar} ${isOrganisation ? style.square : ""}`;
  if (picture) return <img className={look} src={`${picture}/320`} width={40} height={40} alt="" loading="lazy" />;
  return (
    <span className={look} aria-hidden>
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase() ?? "").join("");
}
