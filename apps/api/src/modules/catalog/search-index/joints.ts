/**
 * Of every two neighbouring words the last letter of one with the first of the other, as one of 32 bits. A text holds
 * another only if it has all bits of it: most names need not be read to be told out.
 */
export function jointsOf(text: string): number {
  let bits = 0
  for (
    let at = text.indexOf(' ', 1);
    at > 0 && at + 1 < text.length;
    at = text.indexOf(' ', at + 1)
  ) {
    bits |= 1 << (text.charCodeAt(at - 1) * 5 + text.charCodeAt(at + 1))
  }
  return bits
}
