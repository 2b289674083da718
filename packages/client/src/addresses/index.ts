/** Addresses that come from outside, such as `?next=`: only those inside the app are followed. */
export { isInsideApp } from "./app-address.ts";
