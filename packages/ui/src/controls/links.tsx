import { Anchor, type AnchorProps, Button, type ButtonProps } from "@mantine/core";
import type { AnchorHTMLAttributes } from "react";
import { KitLink } from "../theme/index.ts";

type LinkAttributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "style"> & { href: string };

/** A link within the app. Underlined, so that it is one for those too who do not tell the colours apart. */
export function TextLink(props: Omit<AnchorProps, "component"> & LinkAttributes) {
  return <Anchor component={KitLink} underline="always" {...props} />;
}

/** Looks like a button, goes somewhere. */
export function ButtonLink(props: Omit<ButtonProps, "component"> & LinkAttributes) {
  return <Button component={KitLink} {...props} />;
}
