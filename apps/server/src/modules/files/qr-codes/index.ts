/** QR codes as files, and for what is typeset. */
export { qrCodePng, qrCodeSvg } from "./qr-code.ts";
