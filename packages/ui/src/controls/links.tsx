import { Anchor, type AnchorProps, Button, type ButtonProps } from "@mantine/core";
import type { AnchorHTMLAttributes } from "react";
import { KitLink } from "../theme/index.ts";

type LinkAttributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "style"> & { href: string };

/** A link within the app. Underlined, so that it can be recognised without its colour. */
export function TextLink(props: Omit<AnchorProps, "component"> & LinkAttributes) {
  return <Anchor component={KitLink} underline="always" {...props} />;
}

/** A link to a page outside the app, in a new window. */
export function OutsideLink(props: Omit<AnchorProps, "component"> & LinkAttributes) {
  return <Anchor target="_blank" rel="noopener" underline="always" {...props} />;
}

/** A link that looks like a button. */
export function ButtonLink(props: Omit<ButtonProps, "component"> & LinkAttributes) {
  return <Button component={KitLink} {...props} />;
}
