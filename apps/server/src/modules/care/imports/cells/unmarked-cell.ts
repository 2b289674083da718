/** Takes away the apostrophes by which files of ours keep text from being read as a formula (files/spreadsheet/csv.ts). */
export const unmarkedCell = (text: string): string =>
  text.replace(/^'(?=[\t\r\n])/, "").replace(/(^|[;|\t\r\n])'(?=["'\p{Zs}\p{Cf}]*[=+\-@＝＋－＠])/gu, "$1");
