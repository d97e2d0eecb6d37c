import type { Drawing } from '../../brush/drawing.ts'
import { DARK_STEEL, INK, PAPER } from '../../brush/palette.ts'
import { litCircle, litPath, litRect, shadow, tube } from '../../brush/parts.ts'
import { circle, ellipse, frame, path } from '../../brush/svg.ts'
import { ghost, HEAD } from '../worn/ghosts.ts'

const head = () => shadow(200, 322, 100) + ghost(HEAD)
const eyes = path('M166 136q9 7 18 0M216 136q9 7 18 0', {
  fill: 'none',
  stroke: INK,
  strokeOpacity: 0.35,
  strokeWidth: 3,
  strokeLinecap: 'round',
})
const headgear = (lines: string, color: string) =>
  path(lines, { fill: 'none', stroke: color, strokeWidth: 11, strokeLinecap: 'round' })
const clear = { fill: '#fff', fillOpacity: 0.62, stroke: DARK_STEEL, strokeWidth: 2.5 }

const FULL = 'M200 132Q222 150 238 184Q246 214 224 224H176Q154 214 162 184Q178 150 200 132Z'

/** Covers nose and mouth. The hose is sold apart, so no mask is drawn with one. */
export const fullFaceMask = ({ tones }: Drawing): string =>
  [
    head(),
    eyes,
    headgear('M143 120L188 150M257 120L212 150M144 186L166 204M256 186L234 204', tones.deep),
    litPath(FULL, tones.mid),
    path('M200 148Q216 160 227 188Q232 208 218 212H182Q168 208 173 188Q184 160 200 148Z', clear),
    litCircle(200, 196, 15, PAPER),
  ].join('')

/** Covers only the nose; the mouth is free. */
export const nasalMask = ({ tones }: Drawing): string =>
  [
    head(),
    eyes,
    headgear('M143 112L190 146M257 112L210 146M142 168L176 178M258 168L224 178', tones.deep),
    litPath(
      'M200 128Q218 146 228 176Q230 190 214 190H186Q170 190 172 176Q182 146 200 128Z',
      tones.mid,
    ),
    path('M200 142Q212 154 219 176Q219 182 212 182H188Q181 182 181 176Q188 154 200 142Z', clear),
    path('M184 204q16 8 32 0', { fill: 'none', stroke: INK, strokeOpacity: 0.35, strokeWidth: 3 }),
    litCircle(200, 174, 11, PAPER),
  ].join('')

/** Two soft pillows under the nose. */
export const pillowsMask = ({ tones }: Drawing): string =>
  [
    head(),
    eyes,
    // Each strap runs past the ear into the band over the head.
    headgear(
      'M182 178Q158 176 149 156Q146 146 148 128Q156 80 200 77Q244 80 252 128Q254 146 251 156Q242 176 218 178',
      tones.deep,
    ),
    path('M196 132Q186 158 188 166Q200 172 212 166', {
      fill: 'none',
      stroke: INK,
      strokeOpacity: 0.3,
      strokeWidth: 3,
    }),
    litPath('M180 172Q200 184 220 172L218 190Q200 200 182 190Z', tones.mid),
    litPath('M186 176L190 162H197L198 178ZM214 176L210 162H203L202 178Z', PAPER),
    path('M184 210q16 8 32 0', { fill: 'none', stroke: INK, strokeOpacity: 0.35, strokeWidth: 3 }),
  ].join('')

/** Covers nose and mouth, blue elbow without holes: for a ventilator. */
export const ventilatorMask = ({ tones }: Drawing): string =>
  [
    head(),
    eyes,
    headgear('M143 120L188 150M257 120L212 150M144 186L166 204M256 186L234 204', tones.ink),
    litPath(FULL, tones.floor),
    path('M200 148Q216 160 227 188Q232 208 218 212H182Q168 208 173 188Q184 160 200 148Z', clear),
    litPath('M184 182H216V200Q214 214 194 216L184 204Z', '#3f78b5'),
  ].join('')

/** Just the soft part of a mask. */
export const maskCushion = ({ tones }: Drawing): string =>
  [
    shadow(200, 318, 84),
    litPath(
      'M200 104Q250 150 276 226Q288 290 240 312H160Q112 290 124 226Q150 150 200 104Z',
      tones.mid,
    ),
    litPath('M200 144Q232 176 250 232Q256 274 224 284H176Q144 274 150 232Q168 176 200 144Z', PAPER),
    path('M200 168Q222 192 236 236Q240 262 218 268H182Q160 262 164 236Q178 192 200 168Z', {
      fill: tones.deep,
      opacity: 0.5,
    }),
    path('M146 232Q160 178 196 138', {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.7,
      strokeWidth: 6,
    }),
  ].join('')

/** A clear mask with an elastic band and thin tubing. */
export const oxygenMask = ({ tones }: Drawing): string =>
  [
    head(),
    eyes,
    path('M146 158L176 168M254 158L224 168', { stroke: tones.mid, strokeWidth: 6 }),
    path('M200 128Q224 148 238 186Q242 216 200 218Q158 216 162 186Q176 148 200 128Z', {
      ...clear,
      fill: '#d7ecdf',
      fillOpacity: 0.75,
    }),
    path('M176 186L190 156', { stroke: '#fff', strokeWidth: 6, strokeLinecap: 'round' }),
    litRect(frame(190, 206, 20, 26), 5, tones.deep),
    tube('M200 232Q204 276 262 296T300 322', '#cfe6d8', 7),
    ...[178, 222].map((x) => circle(x, 190, 6, { fill: tones.mid })),
  ].join('')

/** A thin tube with two prongs under the nose. */
export const nasalCannula = ({ tones }: Drawing): string =>
  [
    head(),
    eyes,
    path('M196 130Q186 158 188 164Q200 170 212 164', {
      fill: 'none',
      stroke: INK,
      strokeOpacity: 0.3,
      strokeWidth: 3,
    }),
    tube('M144 140Q150 176 190 176H210Q250 176 256 140', '#cfe3ea', 7),
    tube('M193 174V164M207 174V164', '#cfe3ea', 6),
    tube(
      'M144 140Q132 190 170 232Q200 262 200 322M256 140Q268 190 230 232Q200 262 200 300',
      '#cfe3ea',
      6,
    ),
    litRect(frame(192, 252, 16, 20), 6, tones.deep),
    path('M184 204q16 8 32 0', { fill: 'none', stroke: INK, strokeOpacity: 0.35, strokeWidth: 3 }),
  ].join('')

/** A pleated mask with ear loops, worn. */
const pleats = 'M152 162Q200 150 248 162M150 178Q200 168 250 178M152 194Q200 186 248 194'

export const pleatedMask = ({ tones }: Drawing): string =>
  [
    head(),
    eyes,
    path('M152 154Q124 160 150 196M248 154Q276 160 250 196', {
      fill: 'none',
      stroke: PAPER,
      strokeWidth: 5,
    }),
    litPath('M150 150Q200 128 250 150Q256 196 228 212Q200 222 172 212Q144 196 150 150Z', tones.mid),
    path(pleats, { fill: 'none', stroke: INK, strokeOpacity: 0.2, strokeWidth: 2.5 }),
    path('M176 146Q200 136 224 146', {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.8,
      strokeWidth: 4,
    }),
  ].join('')

/** A hand-squeezed bag, without the mask. */
export const resuscitationBag = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 120),
    litRect(frame(140, 230, 34, 44), 6, PAPER),
    ellipse({ cx: 242, cy: 252, rx: 74, ry: 58 }, { fill: tones.deep }),
    ellipse({ cx: 242, cy: 252, rx: 74, ry: 58 }, { fill: 'url(#soft)' }),
    path(
      'M196 214Q188 252 196 290M224 198Q216 252 224 306M260 198Q268 252 260 306M288 214Q296 252 288 290',
      { fill: 'none', stroke: INK, strokeOpacity: 0.2, strokeWidth: 3 },
    ),
    litRect(frame(312, 240, 26, 24), 6, PAPER),
  ].join('')
