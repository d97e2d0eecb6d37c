import type { Drawing } from '../../brush/drawing.ts'
import { DARK_STEEL, RUBBER, STEEL } from '../../brush/palette.ts'
import {
  grip,
  litCircle,
  litPath,
  litRect,
  neighbor,
  pad,
  shadow,
  tube,
  wheel,
} from '../../brush/parts.ts'
import { circle, frame, group, path } from '../../brush/svg.ts'

export const wheelchair = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 110),
    tube('M256 118V214L176 220L150 296', STEEL, 8),
    wheel(238, 254, 66, { hub: tones.deep, spokes: 14 }),
    wheel(142, 300, 20, { hub: tones.deep, spokes: 6 }),
    tube('M282 108H256V210H160L138 262L112 268', tones.deep),
    tube('M256 176H186Q176 176 176 186V208', tones.deep, 8),
    pad(frame(240, 116, 18, 92), { radius: 8, color: tones.ink, turn: 3 }),
    pad(frame(152, 200, 106, 18), { radius: 8, color: tones.ink }),
    grip(frame(176, 166, 66, 12), 6),
    grip(frame(94, 262, 36, 8), 4, 4),
    grip(frame(276, 103, 26, 11), 5),
  ].join('')

export const powerChair = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 112),
    pad(frame(138, 228, 134, 46), { radius: 16, color: tones.deep }),
    wheel(238, 284, 37, { hub: tones.mid, spokes: 6 }),
    wheel(152, 298, 24, { hub: tones.mid, spokes: 6 }),
    tube('M206 228V210', DARK_STEEL, 14),
    pad(frame(234, 96, 26, 116), { radius: 12, color: tones.ink, turn: 7 }),
    pad(frame(146, 192, 108, 26), { radius: 12, color: tones.ink }),
    tube('M240 166H168Q160 166 160 172', DARK_STEEL, 8),
    grip(frame(164, 154, 70, 14), 7),
    tube('M168 154V136', RUBBER, 6),
    circle(168, 132, 8, { fill: tones.mid }),
    tube('M148 216L124 274L100 280', DARK_STEEL, 8),
    grip(frame(84, 276, 40, 9), 4),
    pad(frame(240, 76, 26, 26), { radius: 10, color: tones.ink, turn: 7 }),
  ].join('')

const SCOOTER_BODY = 'M104 292Q110 262 146 270L166 284H214Q226 248 268 250Q302 252 304 290Z'

export const scooter = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 118),
    litPath(SCOOTER_BODY, tones.deep),
    wheel(128, 296, 26, { hub: tones.mid, spokes: 6 }),
    wheel(276, 296, 26, { hub: tones.mid, spokes: 6 }),
    tube('M134 272L112 150', DARK_STEEL, 10),
    tube('M92 138Q112 156 140 146', RUBBER),
    pad(frame(100, 154, 34, 26), { radius: 8, color: tones.mid, turn: -8 }),
    tube('M256 252V218', DARK_STEEL, 12),
    pad(frame(206, 196, 88, 22), { radius: 10, color: tones.ink }),
    pad(frame(272, 116, 22, 92), { radius: 10, color: tones.ink, turn: 8 }),
    grip(frame(214, 166, 62, 11), 5),
  ].join('')

const walkerFrame = ({ tones }: Drawing) =>
  [
    shadow(200, 322, 100),
    tube('M136 126L116 312M264 126L284 312', STEEL),
    tube('M150 108L132 316M250 108L268 316', tones.deep, 10),
    tube('M150 108Q152 92 168 92H232Q248 92 250 108', tones.deep, 10),
    tube('M143 190H257M139 236H261', STEEL, 8),
    grip(frame(136, 96, 26, 42), 10, 4),
    grip(frame(238, 96, 26, 42), 10, -4),
    grip(frame(108, 308, 16, 14), 5),
    grip(frame(276, 308, 16, 14), 5),
  ].join('')

/** Two wheels in front, rubber tips behind: seen from the front, a wheel is narrow. */
export const wheeledWalker = (drawing: Drawing): string =>
  [
    walkerFrame(drawing),
    ...[131, 269].map(
      (x) =>
        litRect(frame(x - 8, 272, 16, 50), 8, RUBBER) +
        litRect(frame(x - 11, 266, 22, 20), 6, drawing.tones.mid) +
        litRect(frame(x - 11, 284, 3, 16), 1, STEEL) +
        litRect(frame(x + 8, 284, 3, 16), 1, STEEL),
    ),
  ].join('')

/** A walker that is lifted at each step: four rubber tips. */
export const pickupWalker = (drawing: Drawing): string =>
  [
    walkerFrame(drawing),
    grip(frame(123, 308, 18, 14), 5, 4),
    grip(frame(259, 308, 18, 14), 5, -4),
  ].join('')

/** One, or two side by side if sold as a pair. */
const oneOrTwo = ({ pieces }: Drawing, stick: string) =>
  pieces === 2
    ? group({ transform: 'translate(-52 0)' }, stick) +
      group({ transform: 'translate(52 0)' }, stick)
    : stick

export const forearmCrutch = (drawing: Drawing): string => {
  const { tones } = drawing
  const cuff = { stroke: tones.ink, strokeWidth: 13, fill: 'none', strokeLinecap: 'round' }
  const stick = [
    tube('M192 84Q162 96 178 128L206 314', tones.deep, 10),
    tube('M180 176H150', RUBBER, 13),
    grip(frame(197, 306, 20, 16), 6, -9),
    path('M170 92q-4 26 8 40', cuff),
  ].join('')
  return shadow(200, 322, 84) + oneOrTwo(drawing, stick)
}

export const underarmCrutch = (drawing: Drawing): string => {
  const { tones } = drawing
  const stick = [
    tube('M172 92L194 246V312M228 92L206 246V312', tones.deep, 8),
    tube('M194 246H206', STEEL, 8),
    tube('M182 166H218', RUBBER, 14),
    grip(frame(156, 78, 88, 20), 10),
    grip(frame(190, 306, 20, 16), 6),
    ...[262, 278, 294].map((y) => circle(200, y, 2.4, { fill: tones.ink })),
  ].join('')
  return shadow(200, 322, 70) + oneOrTwo(drawing, stick)
}

/** Adjustable or of one piece: drawn without what tells one from the other. */
export const cane = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 52),
    tube('M196 120Q204 92 226 96T238 128', RUBBER, 13),
    tube('M196 118V310', tones.mid, 10),
    grip(frame(186, 306, 20, 16), 6),
  ].join('')

/** A grab bar on the wall above the dashed bath tub. */
export const grabBar = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 116),
    neighbor('M86 250Q86 240 96 240H304Q314 240 314 250T304 260H96Q86 260 86 250Z'),
    neighbor('M98 264V284Q98 320 138 320H262Q302 320 302 284V264'),
    tube('M130 104H252Q276 104 276 128V200', STEEL, 15),
    litCircle(130, 104, 19, '#e7edf0'),
    litCircle(276, 200, 19, '#e7edf0'),
    tube('M168 104H228', tones.deep, 19),
  ].join('')
