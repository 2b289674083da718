/** Checks the import rule and the files every capability has, as described in ARCHITECTURE.md. */
import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { capabilities } from "./capabilities.ts";
import { listFiles, readSource, resolveImport, type SourceFile } from "./source-files.ts";
import { isTest, placeOf, shipped, sources } from "./source-tree.ts";

const order = (word: string) => capabilities.indexOf(word as (typeof capabilities)[number]);
const crossings = sources.flatMap((file) =>
  file.imports.map((specifier) => ({
    file,
    specifier,
    from: placeOf(file.path),
    to: placeOf(resolveImport(file.path, specifier)),
  })),
);
/** The contract's lists and limits, which an app loads without the schemas. */
const isValues = (specifier: string) => /\/values(\.ts)?$/.test(specifier);
const name = ({ file, specifier }: { file: SourceFile; specifier: string }) => `${file.path} imports ${specifier}`;

describe("the import rule", () => {
  test("other capabilities are imported through their door only, or their values", () => {
    const wrong = crossings.filter(
      ({ from, to, specifier }) =>
        from.capability && to.capability && from.capability !== to.capability && !to.isDoor && !isValues(specifier),
    );
    expect(wrong.map(name)).toEqual([]);
  });

  test("only earlier capabilities may be imported", () => {
    const wrong = crossings.filter(
      ({ file, from, to }) =>
        !isTest(file.path) &&
        from.capability &&
        to.capability &&
        from.capability !== to.capability &&
        order(to.capability) >= order(from.capability),
    );
    expect(wrong.map(name)).toEqual([]);
  });

  test("the contract knows zod, questionnaires and itself; the kernels know no capability", () => {
    const contract = shipped.filter(({ path }) => path.startsWith("packages/contract/src/"));
    const foreign = contract.flatMap((file) =>
      file.imports
        // Which questionnaires are sent is judged where they are judged everywhere.
        .filter((specifier) => !/^(\.|zod$|@stoep\/instrument$)/.test(specifier))
        .map((specifier) => name({ file, specifier })),
    );
    const kernels = crossings.filter(
      ({ file, to }) => /(contract\/src|server\/src)\/kernel\//.test(file.path) && !isTest(file.path) && to.capability,
    );
    expect([...foreign, ...kernels.map(name)]).toEqual([]);
  });

  test("values load no schema", () => {
    const values = sources.filter(({ path }) => /^packages\/contract\/src\/[a-z-]+\/values\.ts$/.test(path));
    const wrong = values.flatMap((file) =>
      file.imports.filter((specifier) => !isValues(specifier)).map((specifier) => name({ file, specifier })),
    );
    expect(values.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  test("the client package knows the contract, React, queries, texts and hashes, and nothing that draws", () => {
    const client = sources.filter(({ path }) => path.startsWith("packages/client/src/"));
    const may =
      /^(\.|@stoep\/contract(\/|$)|react$|@tanstack\/react-query$|@simplewebauthn\/browser$|@noble\/hashes\/|uqr$|zod$)/;
    const inTests = /^(vitest|@testing-library\/)/;
    const wrong = client.flatMap((file) =>
      file.imports
        .filter((specifier) => !may.test(specifier) && !(isTest(file.path) && inTests.test(specifier)))
        .map((specifier) => name({ file, specifier })),
    );
    expect([...wrong, ...listFiles("packages/client/**/*.css")]).toEqual([]);
  });

  test("charts are only described, questionnaires only judged, and votes only counted: drawing libraries, and all others, stay outside", () => {
    const foreign = shipped
      .filter(({ path }) => /^packages\/(charts|instrument|tally)\/src\//.test(path))
      .flatMap((file) =>
        file.imports.filter((specifier) => !specifier.startsWith(".")).map((specifier) => name({ file, specifier })),
      );
    expect(foreign).toEqual([]);
  });

  test("code that gathers from all capabilities names none of them: each provides its own part", () => {
    const gatherers =
      /^(packages\/contract|apps\/server)\/src\/kernel\/|\/src\/modules\/(notifications|audit)\/|\/src\/(app|features\/audit)\//;
    const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    const others = capabilities.filter((word) => word !== "notifications" && word !== "audit");
    const named = new RegExp(`["'\`](${others.join("|")})\\.`);
    const wrong = shipped.filter(({ path, text }) => gatherers.test(path) && named.test(code(text)));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test("conversations name no kind of subject, and the shells no feature's screen: features provide them", () => {
    const bare = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    const kinds = shipped.filter(
      ({ path, text }) => /\/conversations\//.test(path) && /["'`](post|shout|publishing|shouts)["'`]/.test(bare(text)),
    );
    const screens = shipped.filter(
      ({ path, text }) =>
        /^apps\/(dashboard|resident)\/src\/app\//.test(path) &&
        /["'`]\/(care|shouts|inbox|messages|activities|vacancies|alerts|m|neighbours)[/?"'`]/.test(bare(text)),
    );
    expect([...kinds, ...screens].map(({ path }) => path)).toEqual([]);
  });

  test.each(["dashboard", "resident"])("the %s knows its features from one list, and all of them", (app) => {
    const list = `apps/${app}/src/app/features.ts`;
    const named = crossings.filter(
      ({ file, to }) => file.path.startsWith(`apps/${app}/src/app/`) && to.part === app && !isTest(file.path),
    );
    expect(named.filter(({ file }) => file.path !== list).map(name)).toEqual([]);
    const folders = sources.map(({ path }) => placeOf(path)).filter(({ part }) => part === app);
    expect(new Set(named.map(({ to }) => to.capability))).toEqual(new Set(folders.map(({ capability }) => capability)));
  });

  test.each([
    "packages/contract/src/index.ts",
    "apps/server/src/app.ts",
    "apps/dashboard/src/app/features.ts",
    "apps/resident/src/app/features.ts",
  ])("%s lists the capabilities in their order", (path) => {
    const list = /^(?:export )?const \w+(?:: [^=]+)? = [[{]([\s\w,]+)[\]}]/m.exec(readSource(path).text)?.[1] ?? "";
    const words = list.split(/[\s,]+/).filter((word) => word !== "");
    expect(words.length).toBeGreaterThan(1);
    expect(words).toEqual(capabilities.filter((word) => words.includes(word)));
  });

  test("server, dashboard, residents' app, client and kit do not reach into each other", () => {
    const app = (path: string) => /^(apps\/[a-z]+|packages\/(?:client|ui))\//.exec(path)?.[1] ?? null;
    const open: Record<string, string[]> = {
      "apps/dashboard": ["packages/client", "packages/ui"],
      "apps/resident": ["packages/client", "packages/ui"],
    };
    const wrong = sources.flatMap((file) =>
      file.imports
        .filter((specifier) => {
          const [from, to] = [app(file.path), app(resolveImport(file.path, specifier))];
          return from && to && from !== to && !open[from]?.includes(to);
        })
        .map((specifier) => name({ file, specifier })),
    );
    expect(wrong).toEqual([]);
  });

  test("the residents' app takes icons, days, edges, the map, parts and questionnaires from the kit, and draws the rest itself", () => {
    const kit = /^@stoep\/ui(?!\/(icons|days|edges|map|parts|questionnaire|(?:forced-colors|print|theme)\.css)$)/;
    const wrong = sources
      .filter(({ path }) => path.startsWith("apps/resident/src/"))
      .flatMap((file) =>
        file.imports.filter((specifier) => kit.test(specifier)).map((specifier) => name({ file, specifier })),
      );
    expect(wrong).toEqual([]);
  });

  test("icons come from their own files: through the library's entry point, a build would read all six thousand", () => {
    const wrong = sources
      .filter(({ path }) => !path.endsWith(".d.ts"))
      .flatMap((file) => file.imports.filter((one) => /^@tabler\/[\w-]+$/.test(one)).map(() => file.path));
    expect(wrong).toEqual([]);
  });

  test("journeys know neither the server's capabilities nor the code of the apps", () => {
    const may = /^(apps\/server\/src\/(testing|adapters|kernel)|packages\/contract|demo|tools|e2e)\//;
    const wrong = sources.flatMap((file) =>
      file.imports
        .filter((specifier) => file.path.startsWith("e2e/") && specifier.startsWith("."))
        .filter((specifier) => !may.test(resolveImport(file.path, specifier)))
        .map((specifier) => name({ file, specifier })),
    );
    expect(wrong).toEqual([]);
  });

  test("the editor knows no capability: the document is passed in", () => {
    const wrong = crossings.filter(
      ({ file, to }) =>
        file.path.startsWith("apps/dashboard/src/app/editor/") && to.capability && to.part === "dashboard",
    );
    expect(wrong.map(name)).toEqual([]);
  });

  test.each([
    ["fastify", /^(fastify|@fastify\/)/, /^apps\/server\/src\/(kernel\/|web)/],
    ["pg-boss", /^pg-boss/, /^apps\/server\/src\/adapters\//],
    ["the database driver", /^pg$|^pg-/, /^apps\/server\/src\/(kernel|adapters|schema|testing)\/|^(bench|demo)\//],
    ["Mantine", /^@mantine\/|^mantine-/, /^packages\/ui\//],
    ["MapLibre and TipTap", /^(maplibre-gl|react-map-gl|@tiptap\/)/, /^packages\/ui\//],
    ["ECharts", /^(echarts|zrender)/, /^packages\/ui\/src\/chart\/|^apps\/server\/src\/modules\/files\/report\//],
  ])("%s appears in one place only", (_, library, place) => {
    const wrong = shipped.flatMap((file) =>
      file.imports
        .filter((specifier) => library.test(specifier) && !place.test(file.path))
        .map((specifier) => name({ file, specifier })),
    );
    expect(wrong).toEqual([]);
  });

  test("the environment is read in one place only", () => {
    const places = /^(tools|bench|e2e)\/|^apps\/server\/src\/(main|cli)\.ts$|vite\.config\.ts$|vitest\.config\.ts$/;
    expect(
      shipped.filter((file) => /process\.env\b/.test(file.text) && !places.test(file.path)).map((file) => file.path),
    ).toEqual([]);
  });
});

describe("the same few files in every folder", () => {
  test.each(capabilities)("%s has its folder in the contract and on the server", (word) => {
    const contract = `packages/contract/src/${word}`;
    const missing = [`${contract}/index.ts`, `${contract}/routes.ts`, `apps/server/src/modules/${word}/index.ts`];
    expect(missing.filter((path) => !existsSync(path))).toEqual([]);
    // In a capability with rooms, each room has its schemas.
    const shapes = listFiles(`${contract}/schemas.ts`, `${contract}/*/schemas.ts`);
    expect(shapes.length).toBeGreaterThan(0);
  });

  test("every capability's folder has a name from the list", () => {
    const folders = new Set(sources.map(({ path }) => placeOf(path).capability).filter((word) => word !== null));
    expect([...folders].filter((word) => order(word) === -1)).toEqual([]);
  });

  test("every door opens with a paragraph", () => {
    const doors = shipped.filter(
      ({ path }) =>
        placeOf(path).isDoor ||
        /(packages\/(client|ui|charts)\/src|server\/src\/modules\/[a-z-]+)\/[a-z-]+\/index\.ts$/.test(path),
    );
    expect(doors.filter(({ text }) => !text.startsWith("/**")).map(({ path }) => path)).toEqual([]);
  });
});

describe("rooms", () => {
  // A capability is divided into rooms: folders that each have a door. These are layers of a capability, not rooms of it.
  const isLayer = (folder: string) => ["handlers", "log", "store", "testing", "text"].includes(folder);
  const roomOf = (path: string): { capability: string; place: string; isRoom: boolean; isDoor: boolean } | null => {
    const [, capability = "", folder = "", rest = ""] =
      /^apps\/server\/src\/modules\/([a-z-]+)\/(?:([a-z-]+)\/)?(.+)$/.exec(path) ?? [];
    if (capability === "") return null;
    const isRoom = folder !== "" && !isLayer(folder);
    return { capability, place: isRoom ? `${capability}/${folder}` : path, isRoom, isDoor: rest === "index.ts" };
  };
  const rooms = new Set(shipped.flatMap(({ path }) => roomOf(path) ?? []).flatMap((at) => (at.isRoom ? at.place : [])));
  const entries = shipped.flatMap((file) =>
    file.imports.flatMap((specifier) => {
      const [from, to] = [roomOf(file.path), roomOf(resolveImport(file.path, specifier))];
      return to && to.place !== from?.place ? [{ file, specifier, from, to }] : [];
    }),
  );

  test("every room has a door", () => {
    expect([...rooms].filter((room) => !existsSync(`apps/server/src/modules/${room}/index.ts`))).toEqual([]);
    expect(rooms.size).toBeGreaterThan(40);
  });

  test("a room is imported through its door only", () => {
    expect(entries.filter(({ to }) => to.isRoom && !to.isDoor).map(name)).toEqual([]);
  });

  test("rooms of a capability do not import each other in circles, nor through the files beside them", () => {
    const within = entries.filter(({ from, to }) => from?.capability === to.capability);
    const used = Map.groupBy(within, ({ from }) => from?.place ?? "");
    const reach = (place: string, seen = new Set<string>()): Set<string> => {
      for (const { to } of used.get(place) ?? []) if (!seen.has(to.place)) reach(to.place, seen.add(to.place));
      return seen;
    };
    expect([...rooms].filter((room) => reach(room).has(room))).toEqual([]);
  });
});

describe("tables", () => {
  const modules = shipped.filter(({ path }) => /^apps\/server\/src\/(modules|kernel)\//.test(path));
  const writes = modules.flatMap(({ path, text }) => {
    const built = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:"([\w.]+)(?: as \w+)?"|([^)]+))/g;
    const named = /\$\{networkTable\(\w+, "(\w+)"\)\}/g;
    const raw = /\b(?:insert into|delete from|merge into|update(?=\s+\S+(?:\s+as\s+\w+)?\s+set\b))\s+"?([\w.]+|\$\{)/gi;
    // What one statement does to several tables, it does to a `table` of the type `Table`, which names them.
    const [, names = ""] = /^type Table = ([^;]+);/m.exec(text) ?? [];
    const several = [...names.matchAll(/"(\w+)"/g)].map(([, table = ""]) => table);
    // What is scheduled is written by one part, whatever it is: the capability that has the table hands it in.
    const isHandedIn = several.length > 0 || /\btable: ThingTable\b/.test(text);
    const tables = [...text.matchAll(built), ...text.replace(named, "$1").matchAll(raw)].flatMap(
      ([, table, variable]) => table ?? (variable === "table" && isHandedIn ? several : "unreadable"),
    );
    const owner = /\/modules\/([a-z-]+)\//.exec(path)?.[1] ?? "kernel";
    return tables.map((table) => ({
      path,
      owner,
      table: table.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    }));
  });

  test("every table is written by one capability only", () => {
    const writers = Map.groupBy(writes, ({ table }) => table);
    const shared = [...writers].filter(([, list]) => new Set(list.map(({ owner }) => owner)).size > 1);
    expect(shared.map(([table, list]) => `${table}: ${[...new Set(list.map(({ path }) => path))].join(", ")}`)).toEqual(
      [],
    );
    expect(writers.size).toBeGreaterThan(40);
  });

  test("every write names its tables, and is in a store", () => {
    const wrong = writes.filter(
      ({ path, owner, table }) =>
        table === "unreadable" || table === "${" || (owner !== "kernel" && !/\/store(\/[a-z-]+)?\.ts$/.test(path)),
    );
    expect(wrong.map(({ path, table }) => `${path}: ${table}`)).toEqual([]);
  });
});

describe("one idiom each", () => {
  const modules = shipped.filter(({ path }) => path.startsWith("apps/server/src/modules/"));

  test("handlers are methods passed to `handle`; `implement` is called in doors", () => {
    const loose = modules.filter(({ text }) => /: Handler<[^=]*> =|satisfies .*Handlers?\b/.test(text));
    const doors = /\/(index|accounts\/handlers)\.ts$/;
    const binding = modules.filter(({ path, text }) => /\bimplement\(/.test(text) && !doors.test(path));
    expect([...loose, ...binding].map(({ path }) => path)).toEqual([]);
  });

  test("handlers are imported by doors, and export nothing else: what others need has its own file", () => {
    const isHandlers = (path: string) => /\/([a-z-]+-)?handlers(\/[a-z-]+)?\.ts$/.test(path);
    const imported = modules.flatMap((file) =>
      file.imports
        .filter((specifier) => isHandlers(resolveImport(file.path, specifier)) && !file.path.endsWith("/index.ts"))
        .map((specifier) => name({ file, specifier })),
    );
    const others = modules.flatMap(({ path, text }) =>
      isHandlers(path) && path !== "apps/server/src/modules/accounts/handlers.ts"
        ? [...text.matchAll(/^export (?:async )?(?:function|const|type|interface|class) (\w+)/gm)]
            .filter(([, called = ""]) => !/[hH]andlers$/.test(called))
            .map(([, called]) => `${path}: ${called}`)
        : [],
    );
    expect([...imported, ...others]).toEqual([]);
  });

  test("functions that turn rows into the contract's shapes are called view…", () => {
    const others = modules.flatMap(({ path, text }) =>
      path.endsWith("/views.ts")
        ? [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)]
            .map(([, called = ""]) => called)
            .filter((called) => !/^view[A-Z]/.test(called))
            .map((called) => `${path}: ${called}`)
        : [],
    );
    const backwards = modules.filter(({ text }) => /^(?:export )?(?:async )?(?:function|const) \w+View\b/m.test(text));
    expect([...others, ...backwards.map(({ path }) => path)]).toEqual([]);
  });

  test("an exported function that throws says so above it", () => {
    const code = shipped.filter(({ path }) => /^(apps|packages)\//.test(path));
    const silent = code.flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:async )?function (\w+)[\s\S]*?^}/gm)]
        .filter(([whole]) => /\bthrow new\b/.test(whole))
        .filter(({ index }) => {
          const above = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n$/.exec(text.slice(0, index))?.[0] ?? "";
          return !/throws|refuses|rejects|error/i.test(above);
        })
        .map(([, called]) => `${path}: ${called}`),
    );
    expect(silent).toEqual([]);
  });

  test("functions that lock a row take a transaction", () => {
    const lock = /\bfor(?:NoKey|Key)?(?:Update|Share)\(\)(?!\s*\.skipLocked)/;
    const wrong = modules.flatMap(({ path, text }) =>
      text
        .split(/^(?=(?:export )?(?:async )?(?:function|const) )/m)
        .filter((piece) => lock.test(piece) && !/\bTx\b/.test(piece))
        .map((piece) => `${path}: ${piece.split("\n", 1)}`),
    );
    expect(wrong).toEqual([]);
  });
});

test("no test sleeps: it waits for what it expects, or steers the timers", () => {
  const sleep = /new Promise[^;]*\bsetTimeout\(|timers\/promises|\bwaitForTimeout\(/;
  const tests = sources.filter(({ path }) => /\.test\.tsx?$/.test(path) && path !== "tools/architecture.test.ts");
  expect(tests.filter(({ text }) => sleep.test(text)).map(({ path }) => path)).toEqual([]);
});

test("screen tests find requests by their route, not by their position among all", () => {
  const tests = sources.filter(({ path }) => path.endsWith(".test.tsx"));
  expect(
    tests
      .filter(({ text }) => /\basked(\[\d|\.at\(|\.find(Last)?\([^)]*\) => route !==)/.test(text))
      .map(({ path }) => path),
  ).toEqual([]);
});
