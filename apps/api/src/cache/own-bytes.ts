/** Bytes in memory of their own: small buffers share blocks, and one that is kept would hold its whole block. */
export function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/** The same of bytes that may be the beginning of a block, as zlib hands out 16 KB for whatever it packed. */
export function ownCopy(part: Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(part.length)
  part.copy(bytes)
  return bytes
}
