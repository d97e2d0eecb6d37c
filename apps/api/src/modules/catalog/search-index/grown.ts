/** A copy with more room, zeros in it. */
export function grown<Column extends Uint8Array | Int32Array | Uint16Array | Float64Array>(
  column: Column,
  room: number,
): Column {
  const copy = new (column.constructor as new (room: number) => Column)(room)
  copy.set(column)
  return copy
}
