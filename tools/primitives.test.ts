/** A primitive of the kernels is not written out anywhere else. */
import { expect, test } from "vitest";
import { sources } from "./source-tree.ts";

const bare = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

interface Rule {
  written: RegExp;
  /** Where it may appear: the primitive itself, and places that cannot import it. */
  except: RegExp;
  instead: string;
}

const rules: Record<string, Rule> = {
  "a day in milliseconds, minutes or seconds": {
    written: /\b24 \* (60|3_?600|hour|minute)|\b86_?400(_?000)?\b/i,
    except: /^packages\/contract\/src\/kernel\/durations(\.test)?\.ts$/,
    instead: "dayMs, daySeconds",
  },
  "a list of ids as a parameter": {
    written: /\}::uuid\[\]/,
    except: /^apps\/server\/src\/kernel\/sql\/id-list\.ts$/,
    instead: "anyOf, idList",
  },
  "the shape of a moment or a day": {
    written: /z\.iso\.|z\.(?:coerce\.)?date\(/,
    except: /^packages\/contract\/src\/kernel\/(fields|wall-time)\.ts$/,
    instead: "Instant, Day",
  },
  "a name made of its first and last": {
    written:
      /first_?name(?: \?\? "")?\}? (?:\$\{|\|\| ' ' \|\| )[\w.$?{(`"]*last_?name\b(?!\.)|\[[^\]]*first_?name[^\]]*last_?name\](?:\s*\.filter\(Boolean\))?\s*\.join\(" "\)|concat_ws[^;]*first_?name/i,
    except: /^packages\/contract\/src\/kernel\/person-name\.ts$|^apps\/server\/src\/kernel\/sql\/full-name\.ts$/,
    instead: "personName, in SQL fullName",
  },
  "a list of words in a sentence, or the language of European dates": {
    written: /Intl\.ListFormat|\? "en-GB"/,
    except: /^packages\/contract\/src\/kernel\/locale\.ts$/,
    instead: "listInWords, localeOf",
  },
  "a sum": {
    written: /\.reduce\(\((\w+), (?:\w+|\{[^{}]*\})\) => \1 \+ [^;]*, 0\)/,
    // The package of questionnaires depends on nothing.
    except: /^packages\/(contract\/src\/kernel\/tallies|instrument\/src\/kinds\/parts)\.ts$|^(bench|demo|tools)\//,
    instead: "sumOf",
  },
  "a reference by id and name": {
    written: /z\.object\(\{\s*id: Id,\s*name: z\.string\(\),?\s*\}\)/,
    except: /^packages\/contract\/src\/kernel\/fields\.ts$/,
    instead: "NamedReference",
  },
  "a postal address in a line": {
    written: /[sS]treet\} \$\{[\w.]*houseNumber\}`\.trim\(\)/,
    except: /^packages\/contract\/src\/kernel\/address-line\.ts$/,
    instead: "addressLine, streetLine",
  },
  "text without control characters": {
    written: /\\[pP]\{Cc\}/,
    // Names of files and of links are stricter, and what a font prints is replaced.
    except:
      /^packages\/contract\/src\/(kernel\/clean-text|publishing\/posts\/links)(\.test)?\.ts$|modules\/files\/(rules|fonts\/printable)\.ts$/,
    instead: "textLine, textLines, cleanLine, cleanLines",
  },
  "the form of an email address": {
    written: /z\s*\.email\(|\[\^\\s@\][^\n]*@/,
    // These look for addresses within a text; questionnaires are judged by a package that imports nothing.
    except:
      /^packages\/contract\/src\/kernel\/fields\.ts$|instrument\/src\/kinds\/open\.ts$|breakable-text\.tsx$|rich-text-editor\.tsx$/,
    instead: "Email, OptionalEmail",
  },
  "a link to an email address": {
    written: /`mailto:\$\{/,
    except: /^packages\/contract\/src\/kernel\/email\.ts$|rich-text-editor\.tsx$|push-web\.ts$/,
    instead: "mailtoLink",
  },
  "the id that stands for nobody": {
    written: /(unassigned|nobody|noAssignee)\w* = "0{8}-/i,
    except: /^apps\/server\/src\/kernel\/sql\/counters\.ts$/,
    instead: "nobodyId",
  },
};

test.each(Object.entries(rules))("%s is a primitive of the kernel", (_, { written, except, instead }) => {
  const wrong = sources.filter(
    ({ path, text }) => !except.test(path) && !itself.test(path) && written.test(bare(text)),
  );
  expect(wrong.map(({ path }) => `${path}: ${instead}`)).toEqual([]);
});
const itself = /^tools\/primitives\.test\.ts$/;
