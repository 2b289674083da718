import { useEffect, useState, useSyncExternalStore } from "react";
import { useSessionReturn } from "../parts/use-return.ts";
import { Desk, type DeskOptions, type DeskState, type VersionedDocument } from "./desk.ts";

/** A desk that saves automatically while the screen is open. `open` is called once. */
export function useDesk<Saved extends VersionedDocument, Draft extends object, Body>(
  open: () => DeskOptions<Saved, Draft, Body>,
): [Desk<Saved, Draft, Body>, DeskState<Saved, Draft>] {
  const [desk] = useState(() => new Desk(open()));
  const state = useSyncExternalStore(desk.subscribe, desk.read);
  useEffect(() => desk.start(), [desk]);
  useSessionReturn(() => {
    const { phase, refusal } = desk.read();
    if (phase === "failed" && refusal?.code === "sign_in_required") void desk.save();
  });
  return [desk, state];
}
