import sharp from "sharp";

/** A JPEG, which a PDF holds as it is: a decoded picture would make a file ten times as large. As the templates read it, from JSON. */
export const printedPicture = async (content: Uint8Array): Promise<number[]> => [
  ...(await sharp(content).flatten({ background: "#ffffff" }).jpeg({ quality: 82 }).toBuffer()),
];
