/** Shows the progress of a longer step on the terminal: one line that is overwritten, or a few in a log. */
export function progressOf(title: string) {
  const { stdout } = process
  let shown = -1
  return (done: number, total: number) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
    if (stdout.isTTY) stdout.write(`\r${title}: ${percent} %${percent === 100 ? '\n' : ''}`)
    else if (Math.floor(percent / 25) > shown) console.log(`${title}: ${percent} %`)
    shown = Math.floor(percent / 25)
  }
}
