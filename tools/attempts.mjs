// What Vitest's report says of a test file, and the second attempt of one that failed: docs/decisions/2026-11-23-a-second-attempt.md

/** The failed tests of a file; or the file itself, if it failed outside of any test. */
export function failuresOf(file) {
  const tests = file.assertionResults.filter((one) => one.status === "failed");
  if (tests.length > 0)
    return tests.map(({ fullName, failureMessages }) => ({ name: fullName, message: failureMessages?.join("\n") }));
  return file.status === "failed" ? [{ name: "outside of its tests", message: file.message }] : [];
}

export const hasFailed = (file) => failuresOf(file).length > 0;

/** Runs the file once more. Returns the new report if it is good in every way, or else the one that was there. */
export async function secondAttempt(file, runAgain) {
  const { code, files } = await runAgain(file);
  const second = files.find(({ name }) => name === file.name);
  const isWhole = second && second.assertionResults.length >= file.assertionResults.length;
  return code === 0 && isWhole && !hasFailed(second) ? second : file;
}
