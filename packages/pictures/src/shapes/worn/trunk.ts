import type { Drawing } from '../../brush/drawing.ts'
import { DARK_STEEL, INK, PAPER, STEEL } from '../../brush/palette.ts'
import { litCircle, litPath, litRect, pad, shadow, tube } from '../../brush/parts.ts'
import { clipPath, ellipse, frame, group, path } from '../../brush/svg.ts'
import { ghost, HEAD, TORSO } from './ghosts.ts'

const torso = () => shadow(200, 322, 84) + ghost(TORSO)
const head = () => shadow(200, 322, 100) + ghost(HEAD)
const seams = { fill: 'none', stroke: INK, strokeOpacity: 0.22, strokeWidth: 3 }

/** A foam ring around the neck. */
export const softCollar = ({ tones }: Drawing): string =>
  [
    head(),
    litPath(
      'M150 212Q200 232 250 212Q264 212 264 230Q262 262 250 264Q200 282 150 264Q138 262 136 230Q138 212 150 212Z',
      tones.mid,
    ),
    path('M146 238Q200 258 256 238', seams),
  ].join('')

/** A shell with chin and chest rest. */
export const rigidCollar = ({ tones }: Drawing): string =>
  [
    head(),
    litPath(
      'M142 190Q160 214 200 214T258 190L268 216Q262 256 278 286Q200 312 122 286Q138 256 132 216Z',
      tones.mid,
    ),
    litPath('M160 204Q200 226 240 204L234 226Q200 244 166 226Z', tones.deep),
    ellipse({ cx: 200, cy: 262, rx: 20, ry: 14 }, { fill: tones.ink, opacity: 0.55 }),
    path('M134 226L158 234M266 226L242 234', {
      stroke: tones.deep,
      strokeWidth: 11,
      strokeLinecap: 'round',
    }),
  ].join('')

const BELT = 'M130 206H270Q258 232 262 252Q266 262 271 276H129Q134 262 138 252Q142 232 130 206Z'

/** A broad elastic belt around the waist. */
export const backBelt = ({ tones }: Drawing): string =>
  [
    torso(),
    litPath(BELT, tones.deep),
    litPath('M172 202H228V280H172Z', tones.mid),
    path('M138 216L172 222M140 246H172M262 216L228 222M260 246H228', seams),
  ].join('')

/** The same of soft fabric alone, without a panel. */
export const softBackBelt = ({ tones }: Drawing): string =>
  [
    torso(),
    litPath(BELT, tones.deep),
    path('M136 214Q200 226 264 214M139 262Q200 272 261 262M166 218V268M234 218V268', seams),
  ].join('')

/** A frame with a pad on the chest and one above the hips. */
export const trunkFrame = ({ tones }: Drawing): string =>
  [
    torso(),
    tube('M152 128Q134 200 146 284M248 128Q266 200 254 284', STEEL, 11),
    tube('M150 140H250M146 280H254', DARK_STEEL, 10),
    pad(frame(160, 108, 80, 48), { radius: 14, color: tones.deep }),
    pad(frame(150, 262, 100, 38), { radius: 14, color: tones.deep }),
    pad(frame(126, 196, 24, 44), { radius: 9, color: tones.mid }),
    pad(frame(250, 196, 24, 44), { radius: 9, color: tones.mid }),
  ].join('')

/** From the pad over each shoulder and under each arm. */
const SHOULDER_STRAPS = 'M200 142L142 76M200 142L112 200M200 142L258 76M200 142L288 200'

/** Two straps that pull the shoulders back. */
export const clavicleBrace = ({ tones, id }: Drawing): string =>
  [
    torso(),
    clipPath(`torso${id}`, path(TORSO)),
    group(
      { clipPath: `url(#torso${id})`, fill: 'none' },
      path(SHOULDER_STRAPS, { stroke: tones.deep, strokeWidth: 22 }),
      path(SHOULDER_STRAPS, { stroke: '#fff', strokeOpacity: 0.22, strokeWidth: 6 }),
    ),
    pad(frame(176, 118, 48, 48), { radius: 12, color: tones.mid }),
  ].join('')

/** A belt with a round opening for a pouch. */
export const ostomyBelt = ({ tones, dye }: Drawing): string =>
  [
    torso(),
    litPath(BELT, dye?.mid ?? tones.deep),
    path(BELT, { fill: 'none', stroke: tones.deep, strokeWidth: 2.5 }),
    litCircle(230, 240, 27, dye?.deep ?? tones.mid),
    ellipse({ cx: 230, cy: 240, rx: 15, ry: 15 }, { fill: PAPER }),
    path('M140 222H196M140 258H196', seams),
  ].join('')

/** A soft bra with broad straps. */
export const bra = ({ tones }: Drawing): string =>
  [
    torso(),
    path('M162 92L158 150M238 92L242 150', { stroke: tones.deep, strokeWidth: 16 }),
    litPath(
      'M130 150Q164 132 200 164Q236 132 270 150Q262 176 262 206H138Q138 176 130 150Z',
      tones.deep,
    ),
    path('M146 176Q170 206 200 176Q230 206 254 176', {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.3,
      strokeWidth: 3,
    }),
    litPath('M138 196H262V210H138Z', tones.mid),
  ].join('')

/** A form for one side of a bra. */
export const breastForm = ({ tones }: Drawing): string =>
  [
    shadow(200, 320, 96),
    litPath(
      'M200 116C226 150 300 200 300 262C300 304 254 322 200 322S100 304 100 262C100 200 174 150 200 116Z',
      '#ecd9cd',
    ),
    path('M126 262Q132 216 170 182', {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.8,
      strokeWidth: 9,
      strokeLinecap: 'round',
    }),
    path('M112 280Q200 330 288 280', {
      fill: 'none',
      stroke: tones.deep,
      strokeOpacity: 0.25,
      strokeWidth: 4,
    }),
  ].join('')

/** A vest that shakes the chest; its air hoses are sold apart. */
export const oscillationVest = ({ tones }: Drawing): string =>
  [
    torso(),
    litPath(
      'M160 92L176 92Q200 130 224 92L240 92Q276 104 274 150Q262 180 266 284H134Q138 180 126 150Q124 104 160 92Z',
      tones.deep,
    ),
    path('M200 118V284', { ...seams, strokeWidth: 4 }),
    litRect(frame(146, 248, 32, 22), 6, tones.mid),
    litRect(frame(222, 248, 32, 22), 6, tones.mid),
    path('M150 190H196M204 190H250M150 224H196M204 224H250', { stroke: tones.mid, strokeWidth: 9 }),
  ].join('')

/** Underwear with a high waist. */
export const girdle = ({ tones }: Drawing): string =>
  [
    torso(),
    litPath('M138 214H262Q262 250 274 322H226L200 292L174 322H126Q138 250 138 214Z', tones.deep),
    litPath('M136 206H264V226H136Z', tones.mid),
    path('M166 226Q164 270 150 318M234 226Q236 270 250 318', seams),
  ].join('')
