import type { BorderAddress } from "@stoep/contract/residents";
import { toast, type useForm } from "@stoep/ui";
import { api, useCommand } from "../../../app/index.ts";
import { useText } from "./words.ts";

/** Moves an address, says where it is now, and offers to undo that. */
export function useMoveAddress(form?: ReturnType<typeof useForm<{ neighbourhoodId: string | null }>>) {
  const t = useText();
  const move = useCommand(api.residents.moveAddress, form ? { form } : {});
  const put = ({ addressId, neighbourhood }: MovedAddress, neighbourhoodId: string | null) =>
    move.run({ params: { addressId }, body: { neighbourhoodId, from: neighbourhood?.id ?? null } });
  const run = async (shown: MovedAddress, neighbourhoodId: string | null): Promise<boolean> => {
    const moved = await put(shown, neighbourhoodId);
    if (!moved) return false;
    const back = shown.moved ? (shown.neighbourhood?.id ?? null) : null;
    const neighbourhood = moved.neighbourhood?.name ?? t("borders.nowhere");
    toast(t("borders.moved", { address: moved.label, neighbourhood }), {
      action: { label: t("waiting.undo"), run: () => void put(moved, back) },
    });
    return true;
  };
  return { run, isRunning: move.isRunning };
}

type MovedAddress = Pick<BorderAddress, "addressId" | "neighbourhood" | "moved">;
