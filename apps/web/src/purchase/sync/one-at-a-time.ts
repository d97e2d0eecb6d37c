/**
 * Does one piece of work after the other, whichever tab it comes from; one that fails keeps no other from its turn. Browsers
 * without locks have the order of this tab alone: what two tabs then send twice is merged, which changes nothing.
 */
export function oneAtATime(name: string): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return (work) => {
    const before = last.catch(() => {})
    last = before.then(() => ('locks' in navigator ? navigator.locks.request(name, work) : work()))
    return last
  }
}
