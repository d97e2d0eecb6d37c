import type { Drawing } from '../../brush/drawing.ts'
import { DARK_STEEL, INK, PAPER } from '../../brush/palette.ts'
import { litPath, pad, shadow } from '../../brush/parts.ts'
import { frame, path, rect } from '../../brush/svg.ts'

const seam = { fill: 'none', stroke: INK, strokeOpacity: 0.18, strokeWidth: 3 }
const lying = () => shadow(200, 320, 104)

const SHIRT =
  'M160 98Q200 122 240 98L274 110L326 270L290 282L264 184V314H136V184L110 282L74 270L126 110Z'

/** A top with long sleeves. */
export const shirt = ({ tones }: Drawing): string =>
  [
    lying(),
    litPath(SHIRT, tones.mid),
    path('M160 98Q200 128 240 98', { fill: 'none', stroke: tones.deep, strokeWidth: 8 }),
    path('M136 300H264M80 258L114 270M320 258L286 270', {
      stroke: tones.deep,
      strokeOpacity: 0.5,
      strokeWidth: 5,
    }),
    path('M136 184V144M264 184V144', seam),
  ].join('')

/** The same with a high collar. */
export const turtleneck = (drawing: Drawing): string =>
  shirt(drawing) +
  litPath('M160 104L163 68Q200 76 237 68L240 104Q200 128 160 104Z', drawing.tones.mid) +
  path('M163 72Q200 80 237 72M160 104Q200 128 240 104', seam)

/** A sleeveless top with a soft pocket. */
export const camisole = ({ tones }: Drawing): string =>
  [
    lying(),
    path('M156 156L160 92M244 156L240 92', { stroke: tones.deep, strokeWidth: 12 }),
    litPath(
      'M138 146Q170 178 200 160Q230 178 262 146Q258 200 268 316H132Q142 200 138 146Z',
      tones.mid,
    ),
    path('M140 196Q200 222 260 196M132 304H268', seam),
  ].join('')

const BABY_SLEEVES = 'M166 92Q200 112 234 92L264 104L316 236L284 250L258 176'
const BABY_SLEEVES_BACK = '142 176L116 250L84 236L136 104Z'
const babyTop = (legs: string, { tones }: Drawing) => [
  lying(),
  litPath(`${BABY_SLEEVES}${legs}${BABY_SLEEVES_BACK}`, tones.mid),
  path('M166 92Q200 116 234 92', { fill: 'none', stroke: tones.deep, strokeWidth: 8 }),
  path('M90 226L122 240M310 226L278 240', {
    stroke: tones.deep,
    strokeOpacity: 0.5,
    strokeWidth: 5,
  }),
]
const snaps = (color: string, places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => rect(frame(x - 4, y - 4, 8, 8), { rx: 4, fill: color }))

/** A long-sleeved onesie that closes between the legs, for a baby. */
export const bodysuit = (drawing: Drawing): string =>
  [
    ...babyTop('V236L270 262Q232 270 220 306H180Q168 270 130 262L142 236V176L', drawing),
    ...snaps(drawing.tones.deep, [
      [186, 298],
      [200, 298],
      [214, 298],
    ]),
  ].join('')

export const leggings = ({ tones }: Drawing): string =>
  [
    lying(),
    litPath('M142 92H258Q270 200 266 318H220L200 176L180 318H134Q130 200 142 92Z', tones.mid),
    litPath('M140 86H260V112H140Z', tones.deep),
    path('M200 112V176M136 300H180M220 300H266', seam),
  ].join('')

/** Hose for both legs up to the waist, with feet. */
export const pantyhose = ({ tones }: Drawing): string =>
  [
    lying(),
    litPath(
      'M152 82H248Q262 170 250 226Q254 262 238 292L266 308Q272 322 254 322H216Q204 322 206 304Q203 250 200 190Q197 250 194 304Q196 322 184 322H146Q128 322 134 308L162 292Q146 262 150 226Q138 170 152 82Z',
      tones.deep,
    ),
    path('M150 82H250V106H150Z', { fill: tones.ink, opacity: 0.6 }),
    path('M172 124Q166 200 178 280M228 124Q234 200 222 280M150 308L166 300M250 308L234 300', {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.2,
      strokeWidth: 8,
    }),
  ].join('')

const PANTS = 'M104 158H296Q292 214 270 240Q236 246 222 296H178Q164 246 130 240Q108 214 104 158Z'

/** Washable underwear. */
export const underpants = ({ tones }: Drawing): string =>
  [
    shadow(200, 314, 92),
    litPath(PANTS, tones.mid),
    litPath('M102 148H298V174H103Z', tones.deep),
    path('M130 240Q164 246 178 296M270 240Q236 246 222 296', {
      fill: 'none',
      stroke: tones.deep,
      strokeWidth: 7,
    }),
  ].join('')

/** Parts white cloth from a pale backdrop. */
const whiteEdge = (data: string) =>
  path(data, { fill: 'none', stroke: DARK_STEEL, strokeOpacity: 0.7, strokeWidth: 2.5 })

const BRIEF =
  'M110 122H290Q300 178 262 214Q240 250 234 300Q230 314 200 314T166 300Q160 250 138 214Q100 178 110 122Z'

/** A brief with tabs on both sides. */
export const briefWithTabs = ({ tones }: Drawing): string =>
  [
    shadow(200, 318, 100),
    litPath(BRIEF, '#f3f6f8'),
    whiteEdge(BRIEF),
    litPath('M160 128H240Q240 240 226 306H174Q160 240 160 128Z', tones.floor),
    path('M138 206Q160 250 166 306M262 206Q240 250 234 306', {
      fill: 'none',
      stroke: tones.mid,
      strokeWidth: 6,
      strokeDasharray: '7 6',
    }),
    ...[142, 178].flatMap((y) => [
      pad(frame(82, y, 62, 20), { radius: 5, color: tones.deep }),
      pad(frame(256, y, 62, 20), { radius: 5, color: tones.deep }),
    ]),
    path('M112 124H288', { stroke: tones.mid, strokeWidth: 7 }),
  ].join('')

const PULL_ON = 'M102 142H298Q298 212 266 240Q236 252 224 304H176Q164 252 134 240Q102 212 102 142Z'

/** A pull-on brief: no tabs. */
export const pullOn = ({ tones }: Drawing): string => {
  const ribs = Array.from({ length: 12 }, (_, index) => `M${112 + index * 16} 146V182`).join('')
  return [
    shadow(200, 318, 94),
    litPath(PULL_ON, '#f3f6f8'),
    whiteEdge(PULL_ON),
    path(ribs, { stroke: tones.mid, strokeWidth: 4, strokeOpacity: 0.8 }),
    path('M102 142H298M103 186H297', { stroke: tones.deep, strokeOpacity: 0.6, strokeWidth: 4 }),
    litPath('M168 198H232L222 302H178Z', tones.floor),
    path('M134 240Q164 252 176 304M266 240Q236 252 224 304', {
      fill: 'none',
      stroke: tones.mid,
      strokeWidth: 8,
    }),
  ].join('')
}

/** A flat pad for the bed, one corner folded over. */
export const underpad = ({ tones }: Drawing): string =>
  [
    shadow(200, 316, 130),
    litPath('M96 196L316 168L336 286L70 316Z', tones.mid),
    litPath('M112 206L302 182L318 276L92 302Z', PAPER),
    path(
      'M150 202L136 296M190 197L182 291M230 192L230 286M270 187L276 281M104 240L308 214M98 272L314 246',
      { stroke: tones.floor, strokeWidth: 4 },
    ),
    litPath('M336 286L286 292L316 240Z', tones.deep),
  ].join('')

/** A shaped pad for underwear. */
export const shapedPad = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 62),
    litPath(
      'M200 78C250 78 252 118 246 152C240 188 240 214 250 250C260 292 246 322 200 322S140 292 150 250C160 214 160 188 154 152C148 118 150 78 200 78Z',
      PAPER,
    ),
    litPath(
      'M200 102C228 102 230 128 226 156C221 190 221 214 229 250C236 280 226 300 200 300S164 280 171 250C179 214 179 190 174 156C170 128 172 102 200 102Z',
      tones.floor,
    ),
    path('M186 138Q200 146 214 138M186 200Q200 208 214 200M184 262Q200 270 216 262', {
      fill: 'none',
      stroke: tones.mid,
      strokeWidth: 4,
    }),
  ].join('')

/** A long gown with knit cuffs, tied behind; blue if its name gives no color. */
export const gown = ({ dye }: Drawing): string => {
  const { mid, deep } = dye ?? { mid: '#9cc4e2', deep: '#6d9fc6' }
  return [
    lying(),
    litPath(
      'M172 66Q200 82 228 66L254 76Q268 82 272 96L306 196L280 206L248 132Q250 240 268 322H132Q150 240 152 132L120 206L94 196L128 96Q132 82 146 76Z',
      mid,
    ),
    path('M172 66Q200 90 228 66', { fill: 'none', stroke: deep, strokeWidth: 5 }),
    litPath(
      'M94 196L120 206L112 228Q100 230 88 222ZM306 196L280 206L288 228Q300 230 312 222Z',
      PAPER,
    ),
    path('M176 130Q172 230 166 318M224 130Q228 230 234 318', {
      fill: 'none',
      stroke: deep,
      strokeOpacity: 0.45,
      strokeWidth: 3,
    }),
  ].join('')
}
