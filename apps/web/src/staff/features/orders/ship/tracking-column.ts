interface Target {
  orderId: number
  orderNum: string
}

interface Spread {
  /** The tracking number for each order that got one. */
  numbers: Map<number, string>
  /** Numbers left over. */
  unused: number
}

/**
 * Assigns a column copied from a spreadsheet to the orders from `start` on, one line for each; an empty cell skips its
 * order. Lines with an order number in another cell go to that order, wherever it is.
 * @returns undefined for a single number, which is pasted as usual.
 */
export function spreadColumn(
  pasted: string,
  orders: readonly Target[],
  start: number,
): Spread | undefined {
  const lines = pasted.replace(/[\r\n]+$/, '').split(/\r\n|\r|\n/)
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.trim()))
  if (cells.length < 2 && (cells[0]?.length ?? 0) < 2) return undefined
  const named = cells.map((row) => orders.find(({ orderNum }) => row.some(isOrder(orderNum))))
  const isNamed = named.some(Boolean)
  const numbers = new Map<number, string>()
  let unused = 0
  for (const [index, row] of cells.entries()) {
    const order = isNamed ? named[index] : orders[start + index]
    const rest = order ? row.filter((cell) => !isOrder(order.orderNum)(cell)) : row
    const number = rest.findLast((cell) => cell !== '')
    if (!number) continue
    if (order) numbers.set(order.orderId, number)
    else unused += 1
  }
  return { numbers, unused }
}

const isOrder = (orderNum: string) => (cell: string) => cell.replace(/^#/, '') === orderNum
