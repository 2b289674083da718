import style from "./avatar.module.css";

interface Props {
  name: string;
  /** Prefix of the picture's address. */
  picture?: string | null;
  isOrganisation?: boolean;
}

/** Hidden from screen readers, because the name is beside it. */
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
