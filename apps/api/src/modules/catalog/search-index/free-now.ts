/** Lets go of arrays that nothing reads any more: their memory is free at once, not when the garbage is collected. */
export function freeNow(...lists: readonly { buffer: ArrayBuffer }[]): void {
  for (const { buffer } of lists) buffer.transfer(0)
}
