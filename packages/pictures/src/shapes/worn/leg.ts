import type { Drawing } from '../../brush/drawing.ts'
import { DARK_STEEL, INK, mixColors, RUBBER, STEEL } from '../../brush/palette.ts'
import { grip, litCircle, litPath, pad, shadow, tube } from '../../brush/parts.ts'
import { circle, ellipse, frame, group, path, rect } from '../../brush/svg.ts'
import { band, FOOT, ghost, LEG, limb } from './ghosts.ts'

const leg = () => shadow(186, 322, 92) + ghost(LEG)
const foot = () => shadow(178, 322, 108) + ghost(FOOT)
/** Straps across a limb. */
const straps = (lines: string, color: string) =>
  path(lines, { fill: 'none', stroke: color, strokeWidth: 11, strokeLinecap: 'round' }) +
  path(lines, { fill: 'none', stroke: '#fff', strokeOpacity: 0.3, strokeWidth: 3 })

/** A leg from the middle of the thigh to the calf, the knee in the middle. */
const KNEE =
  'M138 72H262Q262 130 246 178Q240 196 246 214Q262 262 240 322H156Q152 262 160 226Q148 206 152 184Q138 130 138 72Z'

const KNEE_SLEEVE =
  'M140 114H258Q256 146 246 178Q240 196 246 214Q256 242 252 280H155Q154 250 160 226Q148 206 152 184Q144 148 140 114Z'

/** A knee brace with hinged bars on the side. */
export const kneeBrace = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 72),
    ghost(KNEE),
    litPath(KNEE_SLEEVE, tones.deep),
    ellipse({ cx: 172, cy: 196, rx: 15, ry: 22 }, { fill: tones.floor, opacity: 0.85 }),
    tube('M212 124V190M212 202V270', DARK_STEEL, 10),
    litCircle(212, 196, 15, STEEL),
    circle(212, 196, 5, { fill: tones.ink }),
    straps('M141 132H256M147 160H250M160 236H250M158 264H252', tones.mid),
  ].join('')

/** A closed elastic sleeve with a hinge at the side. */
export const hingedKneeSleeve = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 72),
    ghost(KNEE),
    litPath(KNEE_SLEEVE, tones.deep),
    path('M141 124H258M154 270H253', {
      fill: 'none',
      stroke: tones.ink,
      strokeOpacity: 0.5,
      strokeWidth: 14,
    }),
    tube('M212 140V190M212 202V256', DARK_STEEL, 9),
    litCircle(212, 196, 14, STEEL),
    circle(212, 196, 5, { fill: tones.ink }),
  ].join('')

/** A long splint that keeps the knee straight: no hinge. */
export const kneeImmobilizer = ({ tones }: Drawing): string =>
  [
    leg(),
    litPath(
      'M168 100H254Q254 148 240 186Q248 224 240 268H186Q190 234 181 190Q166 148 168 100Z',
      tones.deep,
    ),
    tube('M230 112L226 260M190 112L202 260', STEEL, 7),
    straps('M168 118H253M170 146H248M182 216H243M187 246H241', tones.mid),
  ].join('')

/** Bars with thigh and calf cuffs over a foot plate. */
export const longLegBrace = ({ tones }: Drawing): string =>
  [
    leg(),
    litPath('M166 92H256V124H170Z', tones.deep),
    litPath('M180 226H246L242 256H186Z', tones.deep),
    tube('M226 100L224 182M224 194L224 306', STEEL, 8),
    litCircle(224, 188, 12, STEEL),
    litPath('M112 312H238V322H116Z', tones.ink),
  ].join('')

const SHELL =
  'M232 96H276Q280 156 264 214Q274 258 268 296Q266 326 240 326H98V312H222Q236 312 236 286Q240 250 236 214Q244 156 232 96Z'

/** A plastic shell behind the calf and under the foot. */
export const ankleFootBrace = ({ tones }: Drawing): string =>
  [foot(), litPath(SHELL, tones.mid), straps('M192 112H268M196 214H256', tones.deep)].join('')

export const ankleBrace = ({ tones }: Drawing): string =>
  [
    foot(),
    litPath(
      'M190 176H264Q258 200 254 216Q266 256 262 288Q262 322 238 322H152Q146 300 160 274Q190 262 196 222Z',
      tones.deep,
    ),
    straps('M192 192H258M166 282L256 232M172 306L258 262', tones.mid),
  ].join('')

/** Two stiff side shells with straps and an open heel. */
export const stirrupBrace = ({ tones }: Drawing): string =>
  [
    foot(),
    litPath(
      'M214 142H248Q254 180 246 218Q252 262 248 306Q240 322 222 316Q208 262 214 218Z',
      tones.mid,
    ),
    straps('M191 162H262M194 200H258', tones.deep),
  ].join('')

const BOOT_SOLE = 'M88 304Q96 330 124 326H250Q268 326 268 304L262 296H92Z'

/** A walker boot: shell, straps and a rocker sole; the toes are free. */
export const walkingBoot = ({ tones }: Drawing): string =>
  [
    shadow(180, 322, 108),
    ghost(FOOT),
    litPath(
      'M184 104H276Q280 160 262 214Q272 258 266 300H138Q128 286 136 272Q178 258 188 220Q180 160 184 104Z',
      tones.deep,
    ),
    litPath(BOOT_SOLE, RUBBER),
    path('M228 110Q232 190 226 296', {
      fill: 'none',
      stroke: STEEL,
      strokeWidth: 13,
      strokeOpacity: 0.9,
    }),
    straps('M184 128H276M186 164H272M192 204H264M152 264L236 292', tones.mid),
  ].join('')

/** A flat open shoe with two straps over the toes. */
export const postOpShoe = ({ tones }: Drawing): string =>
  [
    shadow(194, 322, 122),
    litPath(
      'M84 296Q96 284 150 280L208 250Q222 228 262 224Q298 224 302 258L304 300H86Z',
      tones.deep,
    ),
    path('M216 254Q258 268 296 250Q298 228 262 226Q226 230 216 254Z', {
      fill: tones.ink,
      opacity: 0.55,
    }),
    litPath('M80 298H308Q314 312 300 322H98Q78 318 80 298Z', RUBBER),
    straps('M146 280L178 298M190 260L226 290', tones.mid),
  ].join('')

const SOLE =
  'M0 -104C30 -104 44 -78 42 -40C40 -8 28 12 30 44C32 76 22 98 0 98C-24 98 -32 76 -28 44C-25 12 -42 -6 -42 -44C-42 -80 -28 -104 0 -104Z'

/** Insoles from above: one, or a pair. */
export const insoles = ({ tones, pieces }: Drawing): string =>
  [
    shadow(200, 318, pieces === 1 ? 64 : 112),
    ...(pieces === 1 ? [0] : [-58, 58]).map((x) =>
      group(
        { transform: `translate(${200 + x} 214) scale(${x > 0 ? -1 : 1} 1) rotate(-5)` },
        litPath(SOLE, tones.mid),
        group({ transform: 'scale(0.84) translate(0 2)' }, litPath(SOLE, tones.floor)),
        ellipse({ cx: 0, cy: 62, rx: 15, ry: 21 }, { fill: tones.deep, opacity: 0.55 }),
        path('M-8 14Q10 6 22 18', {
          fill: 'none',
          stroke: tones.deep,
          strokeOpacity: 0.5,
          strokeWidth: 4,
        }),
      ),
    ),
  ].join('')

/** A thick soft boot that lets the heel float. */
export const heelBoot = ({ tones }: Drawing): string =>
  [
    shadow(180, 322, 116),
    ghost(FOOT),
    litPath(
      'M176 148Q230 136 284 148Q292 200 282 232Q290 276 280 312Q270 334 232 328H116Q82 326 86 296Q92 270 140 262Q182 250 180 214Q172 180 176 148Z',
      tones.mid,
    ),
    path('M206 150Q214 228 178 264M262 150Q254 230 268 310M150 264Q160 290 156 326', {
      fill: 'none',
      stroke: tones.deep,
      strokeOpacity: 0.3,
      strokeWidth: 4,
    }),
    straps('M182 190H282M126 276Q180 262 196 318', tones.deep),
    ellipse({ cx: 262, cy: 296, rx: 17, ry: 20 }, { fill: tones.ink, opacity: 0.5 }),
  ].join('')

/** A night splint: foot held up at a right angle. */
export const footSplint = ({ tones }: Drawing): string =>
  [
    shadow(180, 322, 108),
    ghost(FOOT),
    litPath(
      'M204 104H282Q286 170 272 214Q282 260 276 300Q272 330 240 330H84V314H212Q226 312 226 290Q220 240 226 214Q212 160 204 104Z',
      tones.deep,
    ),
    litPath('M84 330V284Q84 276 92 276Q100 276 100 284V330Z', tones.deep),
    straps('M192 132H276M196 196H268M136 280L216 322', tones.mid),
  ].join('')

/** A clear bag with a tight ring above. */
export const legCover = (): string =>
  [
    leg(),
    path(
      'M158 112H262L252 190Q266 240 254 290Q258 330 224 332H112Q92 328 100 302Q140 296 172 276Q176 230 166 190Z',
      { fill: '#b9cdd6', opacity: 0.6 },
    ),
    path(
      'M158 112H262L252 190Q266 240 254 290Q258 330 224 332H112Q92 328 100 302Q140 296 172 276Q176 230 166 190Z',
      { fill: 'url(#sheen)', stroke: '#fff', strokeWidth: 2.5 },
    ),
    litPath('M160 100H262V120H160Z', DARK_STEEL),
    path('M184 134Q178 200 196 270M236 134Q228 200 236 300', {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.7,
      strokeWidth: 3,
    }),
  ].join('')

const STOCKING =
  'M182 166H244Q244 178 240 190Q248 226 236 276L234 302Q236 322 220 322H124Q106 322 110 308Q146 300 184 284Q190 240 182 198Q180 180 182 166Z'
const THIGH_STOCKING = LEG.replace('M172 82H250', 'M171 104H251')

const OPEN_TOE_STOCKING =
  'M182 166H244Q244 178 240 190Q248 226 236 276L234 302Q236 322 220 322H142L148 299Q168 293 184 284Q190 240 182 198Q180 180 182 166Z'

/** A stocking to the knee, on a leg. */
export const kneeStocking = (drawing: Drawing): string => stockingToKnee(drawing, STOCKING)

/** A stocking to the knee that leaves the toes bare. */
export const openToeStocking = (drawing: Drawing): string =>
  stockingToKnee(drawing, OPEN_TOE_STOCKING)

const stockingToKnee = ({ tones }: Drawing, outline: string) =>
  [
    leg(),
    litPath(outline, tones.deep),
    path('M182 166H244V178H182Z', { fill: tones.ink, opacity: 0.6 }),
    path('M200 190Q206 240 198 284', {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.22,
      strokeWidth: 9,
    }),
  ].join('')

/** A stocking to the thigh with a broad silicone top. */
export const thighStocking = ({ tones }: Drawing): string =>
  [
    leg(),
    litPath(THIGH_STOCKING, tones.deep),
    path('M170 100H252V122H171Z', { fill: tones.ink, opacity: 0.65 }),
    path('M192 132Q194 180 202 210Q206 250 198 284', {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.22,
      strokeWidth: 9,
    }),
  ].join('')

/** Overlapping straps around the calf. */
export const legWrap = ({ tones }: Drawing): string =>
  [
    leg(),
    ...[174, 200, 226, 252].map((y) =>
      litPath(
        `M178 ${y}Q212 ${y + 12} 248 ${y - 4}V${y + 26}Q212 ${y + 40} 182 ${y + 28}Z`,
        y % 4 === 2 ? tones.deep : tones.mid,
      ),
    ),
    path('M236 180V276', {
      stroke: tones.ink,
      strokeOpacity: 0.4,
      strokeWidth: 3,
      strokeDasharray: '2 5',
    }),
  ].join('')

/** A pair of socks. */
export const socks = ({ tones }: Drawing): string => {
  const sock =
    'M-30 -150H34Q38 -90 32 -48Q36 -20 20 -4Q10 4 -4 4H-66Q-92 4 -90 -18Q-86 -36 -60 -40Q-34 -48 -32 -74Z'
  return [
    shadow(196, 320, 116),
    group(
      { transform: 'translate(270 300)' },
      litPath(sock, tones.mid),
      path('M-30 -150H34V-132H-30Z', { fill: tones.deep }),
    ),
    group(
      { transform: 'translate(194 318)' },
      litPath(sock, tones.mid),
      path('M-30 -150H34V-132H-30Z', { fill: tones.deep }),
      path('M-90 -18Q-80 -4 -64 4Q-92 4 -90 -18ZM34 -20Q22 -30 6 4Q30 2 34 -20Z', {
        fill: tones.deep,
        opacity: 0.55,
      }),
    ),
  ].join('')
}

const BOOTEE =
  'M186 150Q232 138 278 150Q276 196 270 226Q282 268 276 298Q270 322 244 322H112Q84 320 86 296Q92 276 136 268Q184 254 190 214Z'

/** A soft bed slipper, open in front, with two tabs to close it. */
export const bootee = ({ tones }: Drawing): string =>
  [
    shadow(190, 322, 108),
    litPath(BOOTEE, mixColors(tones.mid, '#ffffff', 0.65)),
    path(BOOTEE, { fill: 'none', stroke: tones.deep, strokeWidth: 2.5 }),
    path('M226 144Q232 214 204 250Q180 274 146 268M86 300H276', {
      fill: 'none',
      stroke: tones.deep,
      strokeWidth: 4,
    }),
    ...[176, 214].map((y) => pad(frame(194, y, 62, 22), { radius: 6, color: tones.mid, turn: -4 })),
  ].join('')

/** A thin leg for splints that only concern the thigh. */
export const hipBrace = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 80),
    limb('M168 130L160 314', 62),
    limb('M232 130L240 314', 62),
    ghost('M132 84H268L272 150Q236 172 200 172T128 150Z'),
    litPath('M128 92H272V136Q200 150 128 136Z', tones.deep),
    band('M244 214V276', 74, tones.deep),
    tube('M278 118V190L280 270', STEEL, 9),
    litCircle(278, 176, 12, DARK_STEEL),
    pad(frame(186, 102, 28, 22), { radius: 5, color: tones.mid }),
    rect(frame(192, 106, 16, 14), { rx: 3, fill: INK, opacity: 0.3 }),
    grip(frame(206, 236, 76, 12), 5),
  ].join('')
