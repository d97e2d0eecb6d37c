/** Prints a measured number next to its limit, and fails the run if it exceeds that. */
export function report(what: string, measured: number, limit: number, unit: string): void {
  const isWithin = measured <= limit
  const number = measured < 100 ? measured.toFixed(1) : measured.toFixed(0)
  console.log(
    `${what}: ${number} ${unit} (yardstick: at most ${limit} ${unit})${isWithin ? '' : ' TOO MUCH'}`,
  )
  if (!isWithin) process.exitCode = 1
}
