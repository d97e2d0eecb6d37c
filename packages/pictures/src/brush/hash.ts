/** FNV-1a, 32 bits: every choice in a drawing is derived from it, never random. */
export function stableHash(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619) >>> 0
  }
  return hash
}
