import { pendingSignOn } from "@stoep/client/sign-on";
import { useEffect } from "react";
import { Redirect, useSearch } from "wouter";
import { useAppText } from "../text.ts";
import { toast } from "../toast-store.ts";

/** Sign-on providers have one return address for all networks; from here people continue in the network that they left. */
export function SignOnReturn() {
  const t = useAppText();
  const search = useSearch();
  const network = pendingSignOn("resident")?.network ?? "";
  const isKnown = /^[a-z][a-z0-9-]+$/.test(network);
  useEffect(() => {
    if (!isKnown) toast(t("signOnLost"), "danger");
  }, [isKnown, t]);
  return <Redirect href={isKnown ? `/${network}/sign-on?${search}` : "/"} replace />;
}
