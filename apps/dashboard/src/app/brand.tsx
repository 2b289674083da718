import style from "./brand.module.css";
import logo from "./logo.svg";
import { AppLink } from "./navigation.tsx";

type Props = {
  isFolded?: boolean;
  /** The network, whose own mark stands there once it has one. */
  network?: { name: string; logo: string | null } | undefined;
};

/** The mark at the head of the menu, and the way to the start. */
export function Brand({ isFolded = false, network }: Props) {
  const own = network?.logo ? { name: network.name, logo: network.logo } : { name: "Stoep", logo };
  return (
    <AppLink href="/" className={style.brand} aria-label={own.name}>
      <img src={own.logo} alt="" className={style.logo} />
      {!isFolded && <span className={style.name}>{own.name}</span>}
    </AppLink>
  );
}
