type PasswordWords = (key: "newPassword.different") => string;

/** The one rule that only the page can check: both fields have the same password. The server checks the rest. S1 §5 */
export const repeatedProblem = (t: PasswordWords, password: string, repeated: string): string | null =>
  password === repeated ? null : t("newPassword.different");
