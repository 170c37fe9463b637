// Texts compared as people type them: half-spaces, marks, letters and digits of other keyboards make no difference.

import { latin } from "./speaker";

const INLINE = /<\/?(?:a|code|em|strong)\b[^>]*>/g; // within a word
const TAG = /<[^>]+>/g;
const MARKS = /[\p{Mn}\u0640\u2066-\u2069]/gu; // vowels, ezafe, stretched letters, isolates
const BREAK = /[\s\u200c]+/;
const LETTERS: Record<string, string> = {
  ي: "ی",
  ى: "ی",
  ئ: "ی",
  ك: "ک",
  ۀ: "ه",
  ة: "ه",
  آ: "ا",
  أ: "ا",
  إ: "ا",
  ؤ: "و",
};

/** Whether a text, which may be HTML, has what somebody is looking for. */
export function isFound(wanted: string, text: string): boolean {
  const words = folded(wanted).split(BREAK).filter(Boolean);
  const pattern = new RegExp(words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, "\\$&")).join("\\s?"), "u");
  const plain = folded(text.replace(INLINE, "").replace(TAG, " ")).replace(/\s+/g, " ");
  return pattern.test(plain.replaceAll("\u200c", "")) || pattern.test(plain.replaceAll("\u200c", " "));
}

/** A text without what is typed in different ways. */
export function folded(text: string): string {
  const composed = latin(text.normalize("NFC")).replace(/[يىئكۀةآأإؤ]/g, (letter) => LETTERS[letter]!);
  return composed.replace(MARKS, "").toLocaleLowerCase();
}
