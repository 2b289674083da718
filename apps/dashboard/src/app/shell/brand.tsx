import { AppLink } from "../navigation.tsx";
import style from "./brand.module.css";
import logo from "./logo.svg";

type Props = {
  isFolded?: boolean;
  /** Its logo replaces Stoep's, if it has one. */
  network?: { name: string; logo: string | null } | undefined;
};

/** The logo at the top of the menu; links to the start page. */
export function Brand({ isFolded = false, network }: Props) {
  const own = network?.logo ? { name: network.name, logo: network.logo } : { name: "Stoep", logo };
  return (
    <AppLink href="/" className={style.brand} aria-label={own.name}>
      <img src={own.logo} alt="" className={style.logo} />
      {!isFolded && <span className={style.name}>{own.name}</span>}
    </AppLink>
  );
}
