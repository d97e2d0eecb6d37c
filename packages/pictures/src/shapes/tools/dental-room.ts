import type { Drawing } from '../../brush/drawing.ts'
import { DARK_STEEL, INK, PAPER, STEEL } from '../../brush/palette.ts'
import {
  display,
  litCircle,
  litPath,
  litRect,
  neighbor,
  pad,
  shadow,
  shell,
  tube,
} from '../../brush/parts.ts'
import { circle, d, ellipse, frame, group, path, rect } from '../../brush/svg.ts'

const lampHead = ({ tones }: Drawing) => [
  tube('M206 76L186 112', DARK_STEEL, 12),
  group(
    { transform: 'rotate(-12 166 140)' },
    litPath('M92 140Q96 106 166 106T240 140L226 166H106Z', PAPER),
    litRect(frame(102, 158, 128, 18), 9, '#fdf6d8'),
    pad(frame(236, 120, 26, 14), { radius: 6, color: tones.deep }),
  ),
]

/** A lamp on an arm from the ceiling. */
export const dentalLight = (drawing: Drawing): string =>
  [
    neighbor('M190 84H362'),
    pad(frame(246, 86, 60, 12), { radius: 5, color: DARK_STEEL }),
    tube('M276 98V146Q276 166 256 166H206', STEEL, 13),
    group({ transform: 'translate(0 90)' }, ...lampHead(drawing)),
  ].join('')

/** Instruments on a bracket next to a chair. */
export const dentalUnit = (drawing: Drawing): string => {
  const { tones } = drawing
  return [
    shadow(200, 322, 92),
    pad(frame(150, 304, 100, 18), { radius: 8, color: DARK_STEEL }),
    tube('M200 304V176', STEEL, 16),
    shell(frame(96, 132, 208, 52), 16),
    display(drawing, frame(112, 142, 60, 30)),
    ...[196, 220, 244, 268].map((x, at_) =>
      litRect(frame(x, 106, 11, 64), 5, at_ % 2 === 0 ? tones.deep : STEEL),
    ),
    path(
      'M201 184C201 254 132 254 132 184M225 184C225 276 156 276 156 184M273 184C273 254 249 254 249 184',
      {
        fill: 'none',
        stroke: tones.mid,
        strokeWidth: 5,
      },
    ),
  ].join('')
}

/** The head of an X-ray lamp on an arm from the wall. */
export const xrayArm = ({ tones }: Drawing): string =>
  [
    neighbor('M318 70V322'),
    litRect(frame(288, 96, 24, 84), 8, '#e7edf0'),
    tube('M296 130L200 96L150 168', STEEL, 14),
    litCircle(200, 96, 13, DARK_STEEL),
    litRect(frame(96, 160, 116, 74), 22, PAPER),
    litPath('M64 178L100 172V222L64 216Z', tones.mid),
    litCircle(168, 198, 15, tones.deep),
  ].join('')

/** A flat sensor on its cable. */
export const xraySensor = ({ tones }: Drawing): string =>
  [
    shadow(200, 318, 112),
    tube('M214 240C290 300 330 240 300 190S210 110 280 92', DARK_STEEL, 8),
    group(
      { transform: 'rotate(-14 160 230)' },
      litRect(frame(92, 160, 128, 156), 26, tones.ink),
      rect(frame(108, 176, 96, 124), { rx: 16, fill: tones.deep }),
      litCircle(156, 238, 20, tones.mid),
    ),
    litRect(frame(270, 76, 52, 30), 7, PAPER),
  ].join('')

/** A rectangular cloth for the chest, 18 by 13 in; the clips that hold it are sold apart. */
export const bib = ({ tones }: Drawing): string =>
  [
    shadow(200, 320, 104),
    litRect(frame(122, 104, 156, 214), 5, tones.mid),
    path('M138 136H262M138 172H262M138 208H262M138 244H262M138 280H262', {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.35,
      strokeWidth: 4,
      strokeDasharray: '10 7',
    }),
  ].join('')

/** The color of plain latex, if the name gives none. */
const LATEX = { mid: '#dccbb0', deep: '#cab794' }

/** Thin square sheets, as many as are sold, up to three. */
export const damSheets = ({ dye, pieces }: Drawing): string =>
  [
    shadow(200, 320, 112),
    ...[0, 1, 2]
      .slice(-Math.min(3, pieces ?? 3))
      .map((sheet) =>
        group(
          { transform: d`rotate(${sheet * 7 - 8} 200 230)` },
          litRect(
            frame(106, 132, 184, 184),
            5,
            sheet === 1 ? (dye ?? LATEX).mid : (dye ?? LATEX).deep,
          ),
          rect(frame(106, 132, 184, 184), { rx: 5, fill: '#fff', opacity: 0.12 }),
        ),
      ),
    path('M150 180H246M150 200H220', {
      stroke: '#fff',
      strokeOpacity: 0.4,
      strokeWidth: 5,
      strokeLinecap: 'round',
    }),
  ].join('')

/** Bent tips, all of one kind. */
export const suctionTips = ({ dye, pieces }: Drawing): string =>
  [
    shadow(200, 318, pieces === 1 ? 46 : 102),
    ...(pieces === 1 ? [12] : [-40, 6, 52]).map((x) =>
      group(
        { transform: `translate(${x} 0)` },
        tube('M196 310V150Q196 110 160 98', pieces === 1 ? STEEL : (dye?.mid ?? '#e3eaee'), 19),
        ellipse({ cx: 157, cy: 97, rx: 6, ry: 10 }, { fill: INK, opacity: 0.4 }),
      ),
    ),
  ].join('')

/** Opaque tubes that end in a clear tip. */
export const clearTippedEjectors = ({ dye }: Drawing): string =>
  [
    shadow(200, 318, 102),
    ...[-40, 6, 52].map((x) =>
      group(
        { transform: `translate(${x} 0)` },
        path('M193 132Q184 108 158 98', {
          fill: 'none',
          stroke: DARK_STEEL,
          strokeOpacity: 0.6,
          strokeWidth: 21,
        }),
        path('M193 132Q184 108 159 98.5', { fill: 'none', stroke: '#e6f2f7', strokeWidth: 17 }),
        path('M186 114l-8 8M174 104l-6 10', { stroke: INK, strokeOpacity: 0.4, strokeWidth: 3 }),
        tube('M196 310V150Q196 140 193 131', dye?.mid ?? '#e0e8ee', 19),
      ),
    ),
  ].join('')

/** A flexible scope with its control body. */
export const endoscope = ({ tones }: Drawing): string =>
  [
    shadow(200, 318, 116),
    tube('M176 196C140 300 300 330 312 240S250 130 296 96', RUBBER_BLACK, 11),
    litPath('M118 90Q140 76 162 90L196 186Q190 212 168 208L140 196Z', tones.deep),
    litCircle(152, 118, 21, PAPER),
    circle(152, 118, 9, { fill: tones.mid }),
    tube('M124 98L84 132', RUBBER_BLACK, 13),
    litCircle(298, 92, 8, '#fdf6d8'),
  ].join('')
const RUBBER_BLACK = '#2a3844'
