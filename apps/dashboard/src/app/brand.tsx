import style from "./brand.module.css";
import logo from "./logo.svg";
import { AppLink } from "./navigation.tsx";

export function Brand({ isFolded = false }: { isFolded?: boolean }) {
  return (
    <AppLink href="/" className={style.brand} aria-label="Stoep">
      <img src={logo} alt="" width={28} height={28} />
      {!isFolded && <span>Stoep</span>}
    </AppLink>
  );
}
