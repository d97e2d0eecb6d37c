import type { Drawing } from '../../brush/drawing.ts'
import { DARK_STEEL, PALE_STEEL, PAPER, RUBBER, STEEL } from '../../brush/palette.ts'
import {
  litCircle,
  litPath,
  litRect,
  neighbor,
  pad,
  shadow,
  shell,
  tube,
} from '../../brush/parts.ts'
import { frame, group, path } from '../../brush/svg.ts'

const waves = (y: number) =>
  Array.from({ length: 9 }, (_, cell) => `M${66 + cell * 30} ${y}a15 15 0 0 1 30 0`).join('')

/** A thin layer of foam for the dashed mattress. */
export const overlay = (drawing: Drawing): string =>
  [
    shadow(200, 322, 148),
    neighbor('M62 282V300Q62 318 80 318H320Q338 318 338 300V282'),
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

/** The pump on the floor and its hose. */
const airPump = ({ tones }: Drawing) => [
  tube('M270 292C290 296 284 236 306 236S320 250 320 262', RUBBER, 7),
  shell(frame(290, 258, 62, 64), 12),
  litCircle(308, 282, 9, tones.deep),
  path('M324 276h16M324 288h16M302 304h38', {
    stroke: tones.mid,
    strokeWidth: 5,
    strokeLinecap: 'round',
  }),
]

const airCells = ({ tones }: Drawing, y: number, height: number) =>
  Array.from({ length: 8 }, (_, cell) =>
    litRect(frame(50 + cell * 28, y, 32, height), 15, cell % 2 === 0 ? tones.mid : tones.floor),
  )

/** Air cells across, a hose and a pump. */
export const airMattress = (drawing: Drawing): string =>
  [
    shadow(200, 322, 150),
    ...airCells(drawing, 218, 78),
    litRect(frame(44, 286, 236, 34), 15, drawing.tones.deep),
    ...airPump(drawing),
  ].join('')

/** A thin row of air cells for the dashed mattress, with hose and pump. */
export const airOverlay = (drawing: Drawing): string =>
  [
    shadow(200, 322, 150),
    neighbor('M46 272V304Q46 320 62 320H262Q278 320 278 304V272'),
    ...airCells(drawing, 232, 32),
    litRect(frame(44, 254, 236, 16), 8, drawing.tones.deep),
    ...airPump(drawing),
  ].join('')

/** A firm wedge. */
export const wedge = ({ tones }: Drawing): string =>
  [
    shadow(204, 320, 130),
    litPath('M76 300Q72 316 90 318H314Q330 318 330 302V150Q330 128 308 138Z', tones.mid),
    litPath('M76 300L308 138Q326 130 330 148L96 314Z', tones.deep),
    path('M108 306H318', { stroke: '#fff', strokeOpacity: 0.4, strokeWidth: 4 }),
  ].join('')

/** A rail as long as its bed, from board to board. */
export const bedRail = ({ tones }: Drawing): string =>
  [
    neighbor('M68 308V140Q68 130 78 130H84V308ZM316 308V176H322Q332 176 332 186V308Z'),
    neighbor('M84 246H316M84 284H316'),
    tube('M92 268V192Q92 176 108 176H292Q308 176 308 192V268', STEEL, 11),
    tube('M92 206H308M92 236H308M146 176V236M200 176V236M254 176V236', PALE_STEEL, 8),
    pad(frame(118, 232, 24, 40), { radius: 8, color: tones.deep }),
    pad(frame(258, 232, 24, 40), { radius: 8, color: tones.deep }),
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

/** A pad, its control and the cord with the plug. */
export const heatPad = ({ tones }: Drawing): string =>
  [
    shadow(196, 320, 124),
    tube('M262 214C282 200 294 150 312 150S318 170 318 184', RUBBER, 6),
    litRect(frame(62, 150, 210, 150), 26, tones.mid),
    path('M84 178H250M84 202H250M84 226H250M84 250H250M84 274H250', {
      stroke: tones.deep,
      strokeOpacity: 0.3,
      strokeWidth: 5,
      strokeDasharray: '16 8',
    }),
    tube('M318 258C318 300 300 314 266 314H146', RUBBER, 6),
    litRect(frame(112, 304, 36, 20), 6, RUBBER),
    path('M112 309H98M112 319H98', { stroke: DARK_STEEL, strokeWidth: 4 }),
    litRect(frame(298, 182, 40, 80), 14, PAPER),
    litCircle(318, 204, 9, '#c86a5c'),
    path('M310 228h16M310 242h16', { stroke: tones.deep, strokeWidth: 5, strokeLinecap: 'round' }),
  ].join('')
