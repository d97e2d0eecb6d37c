import { makeQueue } from '../../work-queue.ts'

/** Each derivation takes 19 MB and a core: more at once would starve everything else (Reliability §2.3). */
const AT_ONCE = 4
const MAX_WAITING = 50

/** The one queue of this process through which all password work goes. */
export const inPasswordTurn = makeQueue(AT_ONCE, MAX_WAITING)
