import { type api, textOf } from "../../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("care/tags");

export type Tag = Awaited<ReturnType<typeof api.care.listTags>>["items"][number];
