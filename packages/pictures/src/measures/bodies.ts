import { circle, d, ellipse, frame, group, path, rect } from '../brush/svg.ts'

const SKIN = '#cfe3e6'
const SHADE = '#b4d0d5'
const LINE = { stroke: '#7fa9b1', strokeWidth: 3, strokeLinejoin: 'round' } as const
const body = { fill: SKIN, ...LINE }
const THING = { fill: '#fff', ...LINE }

/** A right hand from its back, flat, fingers together. */
export const hand = (): string =>
  group(
    {},
    path('M192 262C160 246 140 214 126 178Q118 154 136 148Q152 144 164 168L192 214Z', body),
    path(
      'M186 352V196V92Q188 74 203 74Q218 74 219 92V62Q221 44 236 44Q251 44 252 62V80Q254 64 268 64Q283 64 284 82V118Q286 104 298 104Q312 104 313 122V262Q314 310 292 352Z',
      body,
    ),
    path('M219 92V190M252 80V186M284 118V190', { fill: 'none', ...LINE }),
  )

/** From the neck to the thighs, from the front. */
export const torso = (): string =>
  group(
    {},
    path(
      'M212 12V44Q206 60 148 72Q120 80 112 118Q124 130 150 126Q156 166 166 198Q150 236 148 276Q150 320 156 360H228L240 304L252 360H324Q330 320 332 276Q330 236 314 198Q324 166 330 126Q356 130 368 118Q360 80 332 72Q274 60 268 44V12Z',
      body,
    ),
    path('M240 304V286M236 214h8', { fill: 'none', ...LINE, strokeLinecap: 'round' }),
  )

/** One leg from the front, from the hip to the foot. */
export const leg = (): string =>
  group(
    {},
    path(
      'M172 0Q178 90 198 150Q190 190 200 226Q212 270 218 312Q216 330 204 350H276Q268 330 264 312Q284 262 290 222Q292 184 280 150Q302 90 310 0Z',
      body,
    ),
    path('M222 152Q240 140 258 152Q262 172 240 180Q218 172 222 152Z', { ...LINE, fill: SHADE }),
  )

/** A foot from its side, the leg upright. */
export const foot = (): string =>
  path(
    'M176 0Q184 110 192 176Q176 220 172 262Q172 298 200 298H384Q412 296 408 272Q400 252 364 244Q300 226 276 176Q270 110 278 0Z',
    body,
  )

/** A hanging arm, from the shoulder to the fingers. */
export const arm = (): string =>
  path(
    'M196 0Q184 70 194 150Q188 186 202 230L214 284Q206 300 210 326Q214 350 236 352Q258 350 260 326Q266 302 256 284L276 226Q288 190 282 150Q294 70 286 0Z',
    body,
  )

/** Head, neck and shoulders from the front. */
export const head = (): string =>
  group(
    {},
    path(
      'M208 150V216Q196 244 120 262Q92 272 84 360H396Q388 272 360 262Q284 244 272 216V150Z',
      body,
    ),
    ellipse({ cx: 240, cy: 96, rx: 66, ry: 82 }, body),
  )

/** A round piece of a body: an arm, a leg, a finger. */
export const limb = (): string =>
  group(
    {},
    path('M60 122Q240 78 420 112V252Q240 282 60 238Z', body),
    ellipse({ cx: 420, cy: 182, rx: 22, ry: 70 }, { ...LINE, fill: SHADE }),
  )

/** A soft round end, as of a finger. */
export const roundEnd = (): string =>
  group(
    {},
    path('M40 134H296Q308 118 336 118Q404 122 408 182Q404 242 336 246Q308 246 296 230H40Z', body),
    path('M296 134Q286 182 296 230', { fill: 'none', ...LINE }),
  )

/** A whole person from the front; `floor` is where they stand. */
export const person = (x: number, floor: number): string =>
  group(
    { stroke: SKIN, fill: 'none', strokeLinecap: 'round' },
    path(d`M${x - 22} ${floor - 12}V${floor - 150}M${x + 22} ${floor - 12}V${floor - 150}`, {
      strokeWidth: 34,
    }),
    path(d`M${x - 50} ${floor - 130}V${floor - 222}M${x + 50} ${floor - 130}V${floor - 222}`, {
      strokeWidth: 24,
    }),
    rect(frame(x - 42, floor - 244, 84, 112), { fill: SKIN, stroke: 'none', rx: 26 }),
    circle(x, floor - 284, 34, { fill: SKIN, stroke: 'none' }),
  )

/** A person on a chair from the front. */
export const seated = (): string =>
  group(
    {},
    rect(frame(120, 40, 240, 190), { ...THING, rx: 18 }),
    path('M136 262V352M344 262V352', { ...LINE, strokeWidth: 12, strokeLinecap: 'round' }),
    rect(frame(110, 228, 260, 36), { ...THING, rx: 12 }),
    rect(frame(192, 92, 96, 130), { fill: SKIN, rx: 34 }),
    circle(240, 54, 36, { fill: SKIN }),
    path('M158 236Q156 196 204 194H276Q324 196 322 236V330H262V246H218V330H158Z', body),
  )

/** Bathroom scales from above. */
export const scales = (): string =>
  group(
    {},
    rect(frame(110, 60, 260, 250), { ...THING, rx: 34 }),
    rect(frame(180, 84, 120, 52), { ...LINE, fill: SHADE, rx: 26 }),
    path('M240 130L254 96', { ...LINE, strokeWidth: 6, strokeLinecap: 'round' }),
    ellipse({ cx: 190, cy: 218, rx: 32, ry: 62 }, body),
    ellipse({ cx: 290, cy: 218, rx: 32, ry: 62 }, body),
  )

/** A calendar page. */
export const calendar = (): string => {
  const days = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) =>
      rect(frame(146 + column * 50, 160 + row * 46, 36, 32), { fill: SKIN, rx: 6 }),
    ),
  )
  return group(
    {},
    rect(frame(120, 60, 240, 250), { ...THING, rx: 22 }),
    path('M120 82Q120 60 142 60H338Q360 60 360 82V128H120Z', { ...LINE, fill: SHADE }),
    ...days,
  )
}
