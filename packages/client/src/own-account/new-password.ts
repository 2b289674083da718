type PasswordWords = (key: "newPassword.different") => string;

/** What only the page can know of a new password: that it is not the same twice. Whether it is good enough, the server says. S1 §5 */
export const repeatedProblem = (t: PasswordWords, password: string, repeated: string): string | null =>
  password === repeated ? null : t("newPassword.different");
