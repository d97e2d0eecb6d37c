import type { Drawing } from '../../brush/drawing.ts'
import { DARK_STEEL, INK, PALE_STEEL, PAPER, STEEL } from '../../brush/palette.ts'
import {
  grip,
  litCircle,
  litPath,
  litRect,
  neighbor,
  pad,
  shadow,
  tube,
} from '../../brush/parts.ts'
import { ellipse, frame, path } from '../../brush/svg.ts'

const holes = (xs: readonly number[], y: number) =>
  xs.map((cx) => ellipse({ cx, cy: y, rx: 7, ry: 3 }, { fill: INK, opacity: 0.25 })).join('')
const feet = (xs: readonly number[]) => xs.map((x) => grip(frame(x - 9, 308, 18, 14), 5)).join('')

/** A stool for the shower: no back. */
export const bathStool = (): string =>
  [
    shadow(200, 322, 92),
    tube('M150 210L136 312M250 210L264 312M176 214L170 304M224 214L230 304', STEEL),
    tube('M144 262H256', PALE_STEEL, 7),
    pad(frame(118, 188, 164, 30), { radius: 14, color: PAPER }),
    holes([152, 184, 216, 248], 198),
    feet([136, 264]),
  ].join('')

/** The same with a back. */
export const showerChair = (): string =>
  [
    shadow(200, 322, 94),
    tube('M152 212L136 312M248 212L264 312M176 214L170 304M224 214L230 304', STEEL),
    tube('M146 262H254', PALE_STEEL, 7),
    tube('M148 206V106M252 206V106', STEEL),
    pad(frame(140, 98, 120, 56), { radius: 16, color: PAPER }),
    holes([170, 200, 230], 126),
    pad(frame(120, 192, 160, 28), { radius: 13, color: PAPER }),
    holes([152, 184, 216, 248], 202),
    feet([136, 264]),
  ].join('')

/** A long bench, half inside the dashed tub. */
export const transferBench = (): string =>
  [
    shadow(196, 322, 128),
    path('M176 240V300Q176 322 198 322H334Q356 322 356 300V240', {
      fill: 'none',
      stroke: DARK_STEEL,
      strokeOpacity: 0.6,
      strokeWidth: 3,
      strokeDasharray: '9 7',
    }),
    tube('M88 214V312M142 214V312M250 214V312M304 214V312', STEEL),
    tube('M88 276H142M250 276H304', PALE_STEEL, 7),
    pad(frame(66, 192, 262, 28), { radius: 12, color: PAPER }),
    holes([110, 150, 190, 230, 270], 203),
    feet([88, 142, 250, 304]),
  ].join('')

/** A thick ring with its opening, above the dashed toilet. */
export const raisedSeat = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 86),
    neighbor('M150 170V96Q150 84 162 84H238Q250 84 250 96V170'),
    neighbor('M126 262Q128 282 156 292L162 320H238L244 292Q272 282 274 262'),
    litPath('M96 200A104 30 0 0 1 304 200L296 244A96 26 0 0 1 104 244Z', tones.deep),
    ellipse({ cx: 200, cy: 200, rx: 104, ry: 30 }, { fill: tones.mid }),
    ellipse({ cx: 200, cy: 200, rx: 66, ry: 17 }, { fill: tones.ink, opacity: 0.7 }),
  ].join('')

/** A rail clamped on the rim of the dashed tub. */
export const tubRail = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 120),
    neighbor('M64 224Q64 212 76 212H324Q336 212 336 224T324 236H76Q64 236 64 224Z'),
    neighbor('M76 240V290Q76 320 108 320H292Q324 320 324 290V240'),
    tube('M164 250V112Q164 90 186 90H222Q244 90 244 112V250', STEEL, 14),
    tube('M176 90H232', tones.deep, 19),
    litRect(frame(144, 206, 120, 50), 10, tones.deep),
    litCircle(204, 232, 15, DARK_STEEL),
  ].join('')

/** A basin that lies in the toilet. */
export const sitzBath = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 116),
    litPath(
      'M82 252Q84 240 104 240H296Q316 240 318 252L298 300Q290 318 262 318H138Q110 318 102 300Z',
      tones.mid,
    ),
    ellipse({ cx: 200, cy: 252, rx: 110, ry: 24 }, { fill: tones.deep }),
    ellipse({ cx: 200, cy: 258, rx: 94, ry: 15 }, { fill: tones.ink, opacity: 0.25 }),
    ellipse(
      { cx: 200, cy: 250, rx: 118, ry: 28 },
      { fill: 'none', stroke: '#fff', strokeOpacity: 0.5, strokeWidth: 5 },
    ),
  ].join('')

/** A bed pan. */
export const bedPan = ({ tones }: Drawing): string =>
  [
    shadow(200, 320, 124),
    litPath(
      'M70 226Q74 196 150 190L296 198Q332 202 332 226L306 300Q298 316 272 316H128Q102 316 94 300Z',
      PAPER,
    ),
    ellipse({ cx: 210, cy: 222, rx: 84, ry: 21 }, { fill: tones.deep, opacity: 0.6 }),
    path(
      'M70 226Q74 196 150 190L296 198Q332 202 332 226Q330 240 306 238Q200 262 92 240Q70 240 70 226Z',
      { fill: 'none', stroke: tones.mid, strokeWidth: 6 },
    ),
  ].join('')

/** A bottle with a slanted neck and a handle. */
export const maleUrinal = ({ tones }: Drawing): string =>
  [
    shadow(206, 322, 100),
    path('M262 170Q330 160 322 232T270 284', { fill: 'none', stroke: '#dbe6eb', strokeWidth: 17 }),
    litPath(
      'M124 176L96 118Q112 92 146 98L176 152H258Q288 156 288 190V296Q288 320 264 320H146Q120 320 120 296Z',
      '#eaf1f4',
    ),
    path('M146 214h20M146 240h32M146 266h20M146 292h32', { stroke: tones.deep, strokeWidth: 3.5 }),
    ellipse({ cx: 121, cy: 107, rx: 29, ry: 13 }, { fill: tones.deep, opacity: 0.7 }),
  ].join('')

/** A bucket with lid and bail. */
export const pail = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 84),
    path('M118 158Q120 76 200 76T282 158', { fill: 'none', stroke: DARK_STEEL, strokeWidth: 7 }),
    litPath('M112 160H288L268 304Q266 320 250 320H150Q134 320 132 304Z', PAPER, 'cyl'),
    litRect(frame(104, 146, 192, 24), 10, tones.deep),
    litRect(frame(176, 130, 48, 20), 8, tones.mid),
  ].join('')
