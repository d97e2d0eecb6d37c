import type { Drawing } from '../../brush/drawing.ts'
import { INK, PAPER } from '../../brush/palette.ts'
import { litCircle, litPath, litRect, shadow } from '../../brush/parts.ts'
import { circle, clipPath, ellipse, frame, group, path } from '../../brush/svg.ts'

const BOARD = '#c99f6c'
const RAW = '#c9625c'
const FAT = '#f5ddd2'

const board = () =>
  [
    shadow(200, 322, 138),
    litPath(
      'M64 258Q64 244 80 244H300L336 262Q346 270 336 280L312 300Q306 308 292 308H88Q64 308 64 290Z',
      BOARD,
    ),
    path('M84 262H296M84 280H300M84 296H290', { stroke: INK, strokeOpacity: 0.09, strokeWidth: 3 }),
    path('M64 290Q64 308 88 308H292Q306 308 312 300V308Q306 320 292 320H88Q64 320 64 304Z', {
      fill: '#9c7747',
    }),
    circle(322, 270, 6, { fill: '#7d5d36' }),
  ].join('')

/** A cut of meat without a bone, on a board. */
export const bonelessCut = ({ tones }: Drawing): string =>
  [
    board(),
    litPath(
      'M92 232C80 180 130 138 190 146C250 136 314 170 300 222C292 262 230 268 186 264C130 268 100 262 92 232Z',
      FAT,
    ),
    litPath(
      'M108 228C100 190 142 156 190 164C244 156 298 184 286 218C278 248 226 252 186 250C140 252 116 250 108 228Z',
      RAW,
    ),
    path('M140 190Q170 206 160 234M200 172Q216 200 250 196M226 236Q240 218 268 222', {
      fill: 'none',
      stroke: FAT,
      strokeWidth: 5,
      strokeLinecap: 'round',
      strokeOpacity: 0.85,
    }),
    path('M126 184Q156 160 200 166', {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.3,
      strokeWidth: 7,
      strokeLinecap: 'round',
    }),
    path('M268 252q22-16 44-4q-16 16-44 4Z', { fill: tones.deep, opacity: 0.25 }),
  ].join('')

/** The same with its bone. */
export const meatCut = (drawing: Drawing): string =>
  bonelessCut(drawing) +
  ellipse({ cx: 138, cy: 218, rx: 13, ry: 10 }, { fill: '#f3ebe0', opacity: 0.9 })

const MOUND = 'M92 250C84 200 140 156 200 156S316 200 308 250Q300 266 200 266T92 250Z'

/** Ground meat in strands on a board. */
export const groundMeat = ({ id }: Drawing): string => {
  const strands = Array.from({ length: 49 }, (_, at) => {
    const row = Math.floor(at / 7)
    const x = 86 + (at % 7) * 36 - (row % 2) * 18
    const y = 168 + row * 15
    return `M${x} ${y}q14 ${at % 3 ? -12 : 12} 28 0`
  }).join('')
  return [
    board(),
    litPath(MOUND, RAW),
    clipPath(`mound${id}`, path(MOUND)),
    group(
      { clipPath: `url(#mound${id})`, fill: 'none', strokeLinecap: 'round' },
      path(strands, { stroke: '#8f3f3b', strokeOpacity: 0.5, strokeWidth: 8 }),
      path(strands, { stroke: '#e08d84', strokeWidth: 5, transform: 'translate(-2 -4)' }),
    ),
  ].join('')
}

const SKIN = '#f0d3b4'

/** Pieces of chicken on a board. */
export const chickenPieces = (): string =>
  [
    board(),
    litPath('M204 250C196 196 236 152 284 168C322 184 320 240 284 258Q236 276 204 250Z', SKIN),
    path('M230 202Q254 186 286 196', {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.6,
      strokeWidth: 7,
      strokeLinecap: 'round',
    }),
    litPath(
      'M88 214C84 176 122 160 154 178C182 194 190 228 214 238L232 246L222 262L200 260C160 276 92 262 88 214Z',
      SKIN,
    ),
    litCircle(236, 250, 11, '#fbf3e6'),
    litCircle(229, 264, 10, '#fbf3e6'),
    path('M112 206Q126 188 150 198', {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.6,
      strokeWidth: 7,
      strokeLinecap: 'round',
    }),
  ].join('')

/** A whole bird on a board. */
export const wholeChicken = (): string =>
  [
    board(),
    litPath(
      'M104 226C92 160 164 118 226 134C290 150 316 200 292 238Q270 268 196 266T104 226Z',
      SKIN,
    ),
    litPath(
      'M206 200C232 172 282 182 286 214C290 240 256 256 228 246L184 252Q172 244 180 232Z',
      '#e9c39d',
    ),
    litCircle(174, 240, 11, '#fbf3e6'),
    litPath('M138 172Q118 208 150 226Q178 216 176 186Z', '#e9c39d'),
    path('M176 156Q214 138 252 160', {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.55,
      strokeWidth: 9,
      strokeLinecap: 'round',
    }),
  ].join('')

/** A cup with steam. */
export const hotCup = (drawing: Drawing): string => cupOf('#7a4f2c', drawing)

/** A cup of black tea: clear and reddish, with its tea bag's tag. */
export const blackTeaCup = (drawing: Drawing): string => cupOf('#b5652a', drawing) + TEA_TAG

/** A cup of green tea. */
export const greenTeaCup = (drawing: Drawing): string => cupOf('#c3c46a', drawing) + TEA_TAG

const TEA_TAG =
  path('M150 190Q138 204 142 236', { fill: 'none', stroke: '#fff', strokeWidth: 3 }) +
  litRect(frame(128, 236, 28, 30), 3, '#f3ebe0')

const cupOf = (drink: string, { tones }: Drawing): string =>
  [
    shadow(200, 322, 104),
    ellipse({ cx: 196, cy: 306, rx: 118, ry: 17 }, { fill: PAPER }),
    path('M276 206Q330 200 318 246T258 276', { fill: 'none', stroke: PAPER, strokeWidth: 17 }),
    litPath('M112 184H282L268 276Q262 302 232 302H162Q132 302 126 276Z', PAPER),
    ellipse({ cx: 197, cy: 186, rx: 85, ry: 17 }, { fill: tones.mid }),
    ellipse({ cx: 197, cy: 188, rx: 72, ry: 12 }, { fill: drink }),
    group(
      { fill: 'none', stroke: '#fff', strokeWidth: 9, strokeLinecap: 'round', strokeOpacity: 0.85 },
      path('M166 156q-14-18 0-34t0-30M206 156q-14-18 0-34t0-30'),
    ),
    litRect(frame(116, 216, 156, 17), 0, tones.deep),
  ].join('')
