import { queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, Button, Dialog, FormSkeleton, QueryContent, useLive } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { ProofMethods } from "./proof-methods.tsx";

/** Shown where something needs proof of residence: how to give it, without leaving the screen. D §5 */
export function ProofPrompt() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button isSmall onClick={() => setOpen(true)}>
        {t("proof.do")}
      </Button>
      {isOpen && <ProofDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function ProofDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const query = useQuery(queryOf(api.residents.getMyResidence));
  useLive(["residents"], () => void query.refetch());
  const isProven = query.data?.isProven === true;
  useEffect(() => {
    if (isProven) onClose();
  }, [isProven, onClose]);
  return (
    <Dialog title={t("proof.do")} onClose={onClose}>
      <QueryContent query={query} waiting={<FormSkeleton fields={1} />}>
        {(mine) => <ProofMethods mine={mine} />}
      </QueryContent>
    </Dialog>
  );
}
