// Packages in the lock file that have a build for each platform. Syntax of Node 20, no dependencies.

/** `[name, paths of its builds]` of every package that brings its builds as optional packages, each for one platform. */
export function platformPackages(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const builds = Object.keys(optionalDependencies)
      .map((name) => [`${path}/node_modules/${name}`, `node_modules/${name}`].find((place) => packages[place]))
      .filter((place) => place && packages[place].os);
    return builds.length > 1 ? [[path.replace(/^.*node_modules\//, ""), builds]] : [];
  });
}

/** Names of the packages of which nothing in `installed` runs on this platform: `{ os: "linux", cpu: "arm64" }`. */
export function lacksHere(packages, { os, cpu }, installed = packages) {
  const runs = (path) => packages[path].os.includes(os) && (packages[path].cpu ?? [cpu]).includes(cpu);
  return platformPackages(packages)
    .filter(([, builds]) => !builds.some((path) => installed[path] && runs(path)))
    .map(([name]) => name);
}
