import { NoAnswer } from './no-answer.ts'

/**
 * A provider's answer; one that never ends must not fill the memory.
 * @throws NoAnswer saying `tooLong` if it has more than `maxBytes`.
 */
export async function readBody(
  { body }: Response,
  maxBytes: number,
  tooLong: string,
): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > maxBytes) throw new NoAnswer(tooLong)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
