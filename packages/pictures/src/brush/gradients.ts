import { INK } from './palette.ts'
import { linearGradient, radialGradient, stop } from './svg.ts'

/** Light comes from the upper left, for every object in every picture. */
export type Light = 'soft' | 'sheen' | 'cyl'

/** Gradients that every picture defines; shapes refer to them by `url(#…)`. */
export const GRADIENTS = [
  radialGradient({ id: 'sh' }, stop(0, INK, 0.42), stop(0.6, INK, 0.16), stop(1, INK, 0)),
  linearGradient(
    { id: 'cyl' },
    stop(0, INK, 0.24),
    stop(0.16, INK, 0.04),
    stop(0.3, '#fff', 0.5),
    stop(0.42, '#fff', 0),
    stop(0.8, INK, 0.07),
    stop(1, INK, 0.3),
  ),
  linearGradient(
    { id: 'soft', x2: 0.6, y2: 1 },
    stop(0, '#fff', 0.34),
    stop(0.5, '#fff', 0),
    stop(1, INK, 0.2),
  ),
  linearGradient(
    { id: 'sheen', x2: 1, y2: 0.7 },
    stop(0, '#fff', 0.3),
    stop(0.45, '#fff', 0),
    stop(1, INK, 0.1),
  ),
].join('')
