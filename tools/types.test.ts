/** What a type can say is neither cast nor spread. Each exception has its reason. */
import { expect, test } from "vitest";
import { sources } from "./source-tree.ts";

interface Rule {
  written: RegExp;
  instead: string;
  /** Why files may have it nevertheless; a file that has it no longer is taken off. */
  except: Record<string, readonly string[]>;
}

const rules: Record<string, Rule> = {
  "a cast to never": {
    written: /\bas never\b/,
    instead: "a generic, a type guard, or a parameter that names only what it needs",
    except: {},
  },
  "a cast by way of unknown": {
    written: /\bas unknown as\b/,
    instead: "a generic, a type guard, or `value as typeof value & More`",
    except: {
      "the types of the library leave something out": [
        "apps/server/src/modules/files/table/delimited.ts",
        "packages/contract/src/kernel/fields.ts",
        "packages/ui/src/controls/menu.tsx",
      ],
      "stands in for a library that is not loaded": ["apps/dashboard/src/app/list/use-list.ts"],
      "calls what the types do not allow, for tests": ["apps/server/src/testing/client.ts"],
    },
  },
  "parts of a call that have a name": {
    written:
      /Pick<\s*(?:Context|RouteCall|JobCall)<[^>]*>?,(?=[^>]*"db")(?=[^>]*"enqueue")|= RouteCall<(?:Staff|Resident)\b[^>]*>;/,
    instead: "MailScope, NoticeScope, AccessScope, ReaderScope, StaffCall, ResidentCall, NetworkCall",
    except: { "they are named here": ["apps/server/src/kernel/call.ts"] },
  },
  "a spread for one optional field": {
    written: oneOptionalField(),
    instead: "`{ field }`, or `field: condition ? value : undefined`: what is undefined is neither sent nor stored",
    except: {
      "an absent field keeps what stands before it": [
        "apps/dashboard/src/app/list/export-menu.tsx",
        "apps/dashboard/src/app/list/use-list.ts",
        "apps/server/src/commands/network.ts",
        "apps/server/src/modules/publishing/activities/reschedule.ts",
        "apps/server/src/modules/publishing/publication/handlers/restore.ts",
        "apps/server/src/testing/town-server.ts",
        "demo/load/posts.ts",
        "demo/posts/activity-post.ts",
      ],
      "a header, a form or an address would say “undefined”": [
        "apps/dashboard/src/features/publishing/compose/editor-address.ts",
        "apps/server/src/modules/accounts/testing/ask-token.ts",
        "apps/server/src/modules/accounts/testing/second-factors.ts",
        "apps/server/src/modules/accounts/testing/sign-on.ts",
        "apps/server/src/testing/bad-luck/strange-requests.test.ts",
        "apps/server/src/testing/sweep/doors.ts",
        "bench/alert.ts",
        "bench/publish.ts",
        "e2e/calls.ts",
        "packages/client/src/api/api.ts",
      ],
      "the fields that are there are counted": [
        "apps/dashboard/src/features/accounts/sign-on/parts/provider-drawer.tsx",
        "apps/resident/src/features/accounts/identities/new-password-fields.tsx",
        "apps/server/src/modules/publishing/posts/content.ts",
        "tools/openapi.ts",
      ],
      "the library takes a field for a value": [
        "apps/server/src/adapters/files-s3.ts",
        "apps/server/src/adapters/jobs.ts",
        "apps/server/src/kernel/database.ts",
        "apps/server/src/modules/accounts/sessions/access-token.ts",
        "apps/server/src/modules/accounts/sessions/identify.test.ts",
        "apps/server/src/web/headers.ts",
        "bench/bare.ts",
        "packages/ui/src/editor/rich-text-editor.tsx",
        "packages/ui/src/map/ground-map.tsx",
        "packages/ui/src/map/layers.ts",
      ],
    },
  },
};

/** `...(it ? { field } : {})`, `...(it ? {} : { field: value })`, `...(it && { field })`. */
function oneOptionalField(): RegExp {
  const field = String.raw`\{ [\w"$[\]-]+(?:: (?:[^{},]|\{[^{}]*\}|\([^()]*\))+)? \}`;
  const condition = String.raw`(?:[^?(){}\n]|\([^()\n]*\)|\?\.|\?\?)+`;
  return new RegExp(String.raw`\.\.\.\(${condition}(?:\? ${field} : \{\}|\? \{\} : ${field}|&& ${field})\)`);
}

test.each(Object.entries(rules))("%s is written with a type", (_, { written, instead, except }) => {
  const found = sources.filter(({ path, text }) => path !== "tools/types.test.ts" && written.test(text));
  const allowed = Object.values(except).flat();
  expect(
    found.map(({ path }) => path).filter((path) => !allowed.includes(path)),
    instead,
  ).toEqual([]);
  const needed = new Set(found.map(({ path }) => path));
  expect(
    allowed.filter((path) => !needed.has(path)),
    "has it no longer",
  ).toEqual([]);
});
