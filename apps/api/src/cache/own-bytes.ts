/** Texts one behind the other as bytes in memory of their own: small buffers share blocks, and one that is kept would hold its whole block. */
export function ownBytes(texts: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(
    texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
  )
  let end = 0
  for (const text of texts) end += bytes.write(text, end)
  return bytes
}

/** The same of bytes that may be the beginning of a block, as zlib hands out 16 KB for whatever it packed. */
export function ownCopy(part: Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(part.length)
  part.copy(bytes)
  return bytes
}
