import type { Tones } from './palette.ts'
import { circle, frame, linearGradient, path, rect, stop } from './svg.ts'

/** Studio backdrop: lit wall, soft floor, one quiet form that changes with the product. */
export function studio(tones: Tones, variant: number): string {
  // A third of the pictures swap wall and floor: rhythm in a grid of them.
  const swapped = (variant >>> 8) % 3 === 0
  const [upper, lower] = swapped ? [tones.floor, tones.wall] : [tones.wall, tones.floor]
  return [
    linearGradient({ id: 'w', x2: 0, y2: 1 }, stop(0, upper), stop(1, lower)),
    rect(frame(0, 0, 400, 400), { fill: 'url(#w)' }),
    backForm(tones, variant),
    path('M0 296Q200 280 400 296V400H0Z', {
      fill: swapped ? tones.floor : '#fff',
      opacity: swapped ? 0.9 : 0.5,
    }),
  ].join('')
}

function backForm(tones: Tones, variant: number) {
  switch ((variant >>> 6) % 4) {
    case 0:
      return circle(200, 196, 146, { fill: '#fff', opacity: 0.62 })
    case 1:
      return path('M84 330V188A116 116 0 0 1 316 188V330Z', { fill: '#fff', opacity: 0.62 })
    case 2:
      return path('M-20 330L190 -20H360L150 330Z', { fill: '#fff', opacity: 0.5 })
    default:
      return circle(variant & 32 ? 286 : 114, 150, 112, { fill: tones.mid, opacity: 0.3 })
  }
}
