import type { Drawing } from '../../brush/drawing.ts'
import { DARK_STEEL, INK, PALE_STEEL, PAPER, RUBBER, STEEL, WATER } from '../../brush/palette.ts'
import { litCircle, litPath, litRect, pad, shadow, shell, tube } from '../../brush/parts.ts'
import { circle, frame, group, path } from '../../brush/svg.ts'
import { hospitalBed, mattress } from './care-room.ts'

const behind = (markup: string) => group({ opacity: 0.22 }, markup)

const waves = (y: number) =>
  Array.from({ length: 9 }, (_, cell) => `M${66 + cell * 30} ${y}a15 15 0 0 1 30 0`).join('')

/** A thin layer on a mattress: cells of foam or gel. */
export const overlay = (drawing: Drawing): string =>
  [
    behind(mattress(drawing)),
    shadow(200, 318, 142),
    litPath(
      'M60 250Q60 238 72 238H328Q340 238 340 250V270Q340 280 328 280H72Q60 280 60 270Z',
      drawing.tones.mid,
    ),
    path(waves(240), {
      fill: drawing.tones.floor,
      stroke: drawing.tones.deep,
      strokeOpacity: 0.3,
      strokeWidth: 2,
    }),
  ].join('')

/** Air cells across, a hose and a pump. */
export const airMattress = (drawing: Drawing): string => {
  const { tones } = drawing
  return [
    shadow(200, 322, 146),
    tube('M316 258C352 258 350 180 318 164', RUBBER, 7),
    ...Array.from({ length: 9 }, (_, cell) =>
      litRect(frame(58 + cell * 29, 218, 33, 78), 15, cell % 2 === 0 ? tones.mid : tones.floor),
    ),
    litRect(frame(52, 286, 276, 34), 15, tones.deep),
    shell(frame(236, 116, 100, 76), 16),
    litCircle(266, 152, 15, tones.deep),
    path('M294 138h26M294 152h26M294 166h18', {
      stroke: tones.mid,
      strokeWidth: 5,
      strokeLinecap: 'round',
    }),
  ].join('')
}

/** A firm wedge. */
export const wedge = ({ tones }: Drawing): string =>
  [
    shadow(204, 320, 130),
    litPath('M76 300Q72 316 90 318H314Q330 318 330 302V150Q330 128 308 138Z', tones.mid),
    litPath('M76 300L308 138Q326 130 330 148L96 314Z', tones.deep),
    path('M108 306H318', { stroke: '#fff', strokeOpacity: 0.4, strokeWidth: 4 }),
  ].join('')

/** Rails beside a bed. */
export const bedRail = (drawing: Drawing): string =>
  [
    behind(hospitalBed(drawing)),
    shadow(200, 322, 116),
    tube('M92 316V176Q92 156 112 156H288Q308 156 308 176V316', STEEL, 12),
    tube('M92 204H308M92 252H308M164 156V252M236 156V252', PALE_STEEL, 9),
    pad(frame(78, 262, 28, 34), { radius: 8, color: drawing.tones.deep }),
    pad(frame(294, 262, 28, 34), { radius: 8, color: drawing.tones.deep }),
  ].join('')

/** A sling of net with four loops. */
export const liftSling = ({ tones }: Drawing): string =>
  [
    shadow(200, 318, 106),
    path('M132 118L96 84M268 118L304 84M120 280L82 310M280 280L318 310', {
      stroke: tones.deep,
      strokeWidth: 12,
      strokeLinecap: 'round',
    }),
    litPath(
      'M132 108Q200 136 268 108Q290 190 272 226L292 296L246 302Q226 258 200 258T154 302L108 296L128 226Q110 190 132 108Z',
      tones.mid,
    ),
    path('M140 150H262M136 180H266M134 210H266M140 238H260M166 124V250M200 130V256M234 124V250', {
      stroke: tones.deep,
      strokeOpacity: 0.3,
      strokeWidth: 3,
    }),
  ].join('')

/** A frame at the foot of a bed with a cord and a weight. */
export const tractionFrame = (drawing: Drawing): string => {
  const { tones } = drawing
  return [
    shadow(200, 322, 116),
    tube('M110 314V120Q110 98 132 98H292', STEEL, 12),
    tube('M76 314H180M110 220L170 98', DARK_STEEL, 9),
    litCircle(286, 108, 17, tones.deep),
    circle(286, 108, 6, { fill: PAPER }),
    path('M300 112V222M272 104L196 150', { stroke: INK, strokeOpacity: 0.6, strokeWidth: 3 }),
    litPath('M268 222H332L340 290Q340 302 328 302H272Q260 302 260 290Z', tones.mid),
    path('M288 222Q300 208 312 222', { fill: 'none', stroke: DARK_STEEL, strokeWidth: 6 }),
  ].join('')
}

/** A bag of water that hangs over a door, with a head halter. */
export const overdoorTraction = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 106),
    litRect(frame(196, 74, 16, 246), 4, '#c9b08c'),
    tube('M204 84H128M204 84H286', STEEL, 9),
    path('M132 88V176M282 88V160', { stroke: INK, strokeOpacity: 0.6, strokeWidth: 3 }),
    litPath('M96 180Q132 164 168 180L160 232Q132 262 104 232Z', tones.mid),
    path('M112 200Q132 216 152 200', { fill: 'none', stroke: tones.deep, strokeWidth: 8 }),
    litPath('M248 160H316V272Q316 300 282 300T248 272Z', '#dcebf1'),
    path('M248 220H316V272Q316 300 282 300T248 272Z', { fill: WATER, opacity: 0.55 }),
  ].join('')

/** A clear basin on a stand that melts wax. */
export const paraffinBath = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 128),
    shell(frame(76, 196, 248, 122), 28),
    litPath('M92 190H308L296 236H104Z', tones.floor),
    path('M104 200H296L290 226H110Z', { fill: '#f2dfa9' }),
    litCircle(282, 280, 15, tones.deep),
    path('M112 280H220', { stroke: '#d5dee3', strokeWidth: 9, strokeLinecap: 'round' }),
    group(
      { fill: 'none', stroke: '#fff', strokeWidth: 8, strokeLinecap: 'round', strokeOpacity: 0.9 },
      path('M160 180q-12-16 0-32t0-26M204 180q-12-16 0-32t0-26M248 180q-12-16 0-32t0-26'),
    ),
  ].join('')

/** A pad with a cord and a switch. */
export const heatPad = ({ tones }: Drawing): string =>
  [
    shadow(190, 318, 124),
    tube('M280 260C340 250 346 320 300 316', RUBBER, 7),
    litRect(frame(70, 156, 226, 152), 26, tones.mid),
    path('M92 184H274M92 208H274M92 232H274M92 256H274M92 280H274', {
      stroke: tones.deep,
      strokeOpacity: 0.3,
      strokeWidth: 5,
      strokeDasharray: '16 8',
    }),
    litRect(frame(300, 178, 40, 84), 14, PAPER),
    litCircle(320, 202, 9, '#c86a5c'),
    path('M312 228h16M312 242h16', { stroke: tones.deep, strokeWidth: 5, strokeLinecap: 'round' }),
  ].join('')
