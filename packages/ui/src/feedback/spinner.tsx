import { Loader } from "@mantine/core";
import style from "./spinner.module.css";

/** Waiting while there is no layout yet. `isFullPage`: alone on a plain background, as at start-up (S1 §2). */
export function Spinner({ label, isFullPage = false }: { label: string; isFullPage?: boolean }) {
  return (
    <div className={style.box} data-full={isFullPage || undefined} role="status">
      <Loader aria-hidden />
      <span className={style.label}>{label}</span>
    </div>
  );
}
