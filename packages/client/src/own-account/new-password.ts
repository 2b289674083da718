type PasswordWords = (key: "newPassword.different") => string;

/** What only the page can check of a new password: that it was typed the same twice. The server checks the rest. S1 §5 */
export const repeatedProblem = (t: PasswordWords, password: string, repeated: string): string | null =>
  password === repeated ? null : t("newPassword.different");
