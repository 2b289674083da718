/** QR codes on screens: of authenticator apps, and of addresses to share. */
export { drawQrCode, type QrDrawing } from "./draw.ts";
