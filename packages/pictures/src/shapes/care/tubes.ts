import type { Drawing } from '../../brush/drawing.ts'
import { DARK_STEEL, INK, PAPER } from '../../brush/palette.ts'
import { litCircle, litPath, litRect, shadow, tube } from '../../brush/parts.ts'
import { ellipse, frame, group, path, rect } from '../../brush/svg.ts'

const CLEAR = '#d8e7ec'
const LATEX = '#d9a86c'

/** The color of its size; gray if the name gives none. */
const coded = ({ dye }: Drawing) => dye?.mid ?? '#aab4bd'

/** A tube with a balloon at its tip and two ports. */
const balloonCatheter = (drawing: Drawing, color: string) =>
  [
    shadow(200, 318, 118),
    tube('M112 116C60 200 150 300 224 266S330 150 262 116', color, 13),
    litCircle(126, 96, 21, '#e8f2f6'),
    path('M112 118L134 82', { stroke: color, strokeWidth: 11, strokeLinecap: 'round' }),
    tube('M262 116L232 84', color, 13),
    litPath('M236 96L206 84L216 62L248 78Z', color),
    tube('M268 122L296 82', color, 11),
    litRect(frame(286, 58, 26, 32), 6, coded(drawing)),
  ].join('')

export const foleyCatheter = (drawing: Drawing): string => balloonCatheter(drawing, CLEAR)
export const latexFoley = (drawing: Drawing): string => balloonCatheter(drawing, LATEX)

const straight = (drawing: Drawing, tip: string) =>
  [
    shadow(200, 316, 122),
    tube(`M276 276C330 214 250 150 180 196${tip}`, CLEAR, 12),
    litPath('M271 268L284 280L266 318L236 292Z', coded(drawing)),
    path('M274 278L252 302', { stroke: '#fff', strokeOpacity: 0.5, strokeWidth: 4 }),
  ].join('')

/** A thin tube with a funnel, its tip straight. */
export const straightCatheter = (drawing: Drawing): string =>
  straight(drawing, 'S100 280 84 214V116') +
  path('M80 132v12', { stroke: INK, strokeOpacity: 0.4, strokeWidth: 4, strokeLinecap: 'round' })

/** The same with a bent tip. */
export const bentCatheter = (drawing: Drawing): string =>
  straight(drawing, 'S100 280 84 214V142L108 108') +
  path('M82 160v12', { stroke: INK, strokeOpacity: 0.4, strokeWidth: 4, strokeLinecap: 'round' })

/** The short straight one for women. */
export const shortCatheter = (drawing: Drawing): string =>
  [
    shadow(200, 316, 104),
    group(
      { transform: 'rotate(-32 200 214)' },
      tube('M96 214H256', CLEAR, 14),
      path('M106 208v12', {
        stroke: INK,
        strokeOpacity: 0.4,
        strokeWidth: 4,
        strokeLinecap: 'round',
      }),
      litPath('M250 202L306 190V238L250 226Z', coded(drawing)),
      path('M262 206L300 198', { stroke: '#fff', strokeOpacity: 0.5, strokeWidth: 4 }),
    ),
  ].join('')

/** A soft sheath with an outlet. */
export const externalCatheter = ({ tones, dye }: Drawing): string =>
  [
    shadow(200, 320, 64),
    litPath('M152 110H248V228Q248 258 218 272V320H182V272Q152 258 152 228Z', dye?.mid ?? '#ece7df'),
    path('M168 128V230M232 128V230', {
      stroke: '#fff',
      strokeOpacity: 0.7,
      strokeWidth: 5,
      strokeLinecap: 'round',
    }),
    path('M148 110Q200 130 252 110', {
      fill: 'none',
      stroke: dye?.deep ?? '#cfc8bc',
      strokeWidth: 13,
      strokeLinecap: 'round',
    }),
    path('M180 288H220M180 302H220', { stroke: tones.deep, strokeOpacity: 0.5, strokeWidth: 4 }),
  ].join('')

/** A short tube with a disc on the skin, balloon and ports. */
export const gastrostomyTube = ({ tones }: Drawing): string =>
  [
    shadow(200, 318, 100),
    tube('M200 282V150', CLEAR, 18),
    ellipse({ cx: 200, cy: 286, rx: 34, ry: 26 }, { fill: '#e8f2f6' }),
    ellipse({ cx: 200, cy: 286, rx: 34, ry: 26 }, { fill: 'url(#soft)' }),
    ellipse({ cx: 200, cy: 216, rx: 66, ry: 17 }, { fill: tones.mid }),
    ellipse({ cx: 200, cy: 216, rx: 66, ry: 17 }, { fill: 'url(#soft)' }),
    tube('M200 150L164 102M200 150L246 112', CLEAR, 16),
    litPath('M150 106L176 88L160 64L134 80Z', tones.deep),
    litRect(frame(238, 82, 36, 34), 8, tones.mid),
  ].join('')

/** The same with a third port. */
export const threePortTube = (drawing: Drawing): string =>
  tube('M200 150V100', CLEAR, 14) +
  gastrostomyTube(drawing) +
  litRect(frame(184, 62, 32, 42), 8, drawing.tones.floor)

/** A long thin tube, coiled: a funnel at one end, a closed tip with openings at its side at the other. */
export const feedingTube = (): string =>
  [
    shadow(200, 318, 112),
    ...[0, 11].map((step) => tube(`M${126 + step} 218A74 74 0 1 1 ${126 + step} 219Z`, CLEAR, 7)),
    tube('M200 292C236 292 270 296 304 297', CLEAR, 7),
    tube('M211 292C170 292 120 298 84 284', CLEAR, 7),
    litPath('M300 289L338 280V313L300 305Z', '#c4d5dc'),
    path('M92 287l5 2M106 290l5 1M120 292h5', {
      stroke: INK,
      strokeOpacity: 0.55,
      strokeWidth: 3,
      strokeLinecap: 'round',
    }),
  ].join('')

/** A drip chamber, line and roller clamp. */
export const dripSet = ({ tones }: Drawing): string =>
  [
    shadow(200, 318, 108),
    tube('M140 190C140 300 250 320 262 240S200 130 270 108S330 210 308 290', CLEAR, 7),
    litPath('M140 56L146 66V92H134V66Z', '#eef5f8'),
    path('M140 56L146 66V92H134V66Z', { fill: 'none', stroke: DARK_STEEL, strokeWidth: 2 }),
    litRect(frame(122, 90, 36, 8), 3, '#c4d5dc'),
    litRect(frame(118, 100, 44, 94), 12, '#e6f0f4'),
    litRect(frame(226, 214, 46, 66), 10, tones.deep),
    litCircle(249, 246, 14, PAPER),
    litRect(frame(296, 284, 24, 32), 6, tones.mid),
  ].join('')

/** A bag for feed, empty as it is sold, with its line. */
export const feedBag = ({ tones }: Drawing): string =>
  [
    shadow(204, 322, 100),
    path('M160 88q16-30 32 0', { fill: 'none', stroke: DARK_STEEL, strokeWidth: 6 }),
    litPath(
      'M104 106Q104 88 122 88H230Q248 88 248 106V222Q248 262 206 272L176 282L146 272Q104 262 104 222Z',
      '#eef3f5',
    ),
    path('M124 132h18M124 160h30M124 188h18M124 216h30', {
      stroke: tones.ink,
      strokeOpacity: 0.6,
      strokeWidth: 3,
    }),
    tube('M176 282C176 330 260 330 276 270S250 170 300 160T330 250', '#7d5a9e', 6),
    litRect(frame(318, 240, 26, 36), 7, '#7d5a9e'),
  ].join('')

/** A guard sleeve for a sensor or tip: an open bag, clear or in the color of its name. */
export const barrierSleeve = ({ tones, dye, proportion }: Drawing): string => {
  const width = Math.max(36, Math.min(92, 208 / proportion))
  const bag = frame(196 - width / 2, 106, width, 208)
  return [
    shadow(200, 318, 76),
    ...[
      [-22, -10],
      [22, 8],
    ].map(([x = 0, turn = 0]) =>
      group(
        { transform: `translate(${x} 0) rotate(${turn} 200 300)` },
        rect(bag, {
          rx: 10,
          fill: dye?.mid ?? '#fff',
          fillOpacity: 0.6,
          stroke: '#fff',
          strokeWidth: 4,
        }),
        rect(bag, { rx: 10, fill: 'url(#sheen)' }),
        rect(frame(bag.x, 106, width, 24), { fill: dye?.deep ?? tones.mid, opacity: 0.8 }),
        path(`M${bag.x + 12} 144V290`, { stroke: '#fff', strokeWidth: 6, strokeOpacity: 0.8 }),
      ),
    ),
  ].join('')
}
