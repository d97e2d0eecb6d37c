import type { Drawing } from '../../brush/drawing.ts'
import { PALE_STEEL, PAPER, RUBBER, STEEL } from '../../brush/palette.ts'
import { litCircle, litPath, litRect, pad, shadow, shell, tube } from '../../brush/parts.ts'
import { frame, group, path } from '../../brush/svg.ts'
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
    tube('M122 286V160Q122 142 140 142H260Q278 142 278 160V286', STEEL, 12),
    tube('M122 186H278M122 230H278M174 142V230M226 142V230', PALE_STEEL, 9),
    pad(frame(109, 244, 26, 34), { radius: 8, color: drawing.tones.deep }),
    pad(frame(265, 244, 26, 34), { radius: 8, color: drawing.tones.deep }),
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
