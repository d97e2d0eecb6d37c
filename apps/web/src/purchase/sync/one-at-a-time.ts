/**
 * Runs tasks one after the other, across tabs; a failed one does not block the next. Browsers without locks only order
 * this tab's tasks: duplicates from two tabs are merged, which changes nothing.
 */
export function oneAtATime(name: string): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return (work) => {
    const before = last.catch(() => {})
    last = before.then(() => ('locks' in navigator ? navigator.locks.request(name, work) : work()))
    return last
  }
}
