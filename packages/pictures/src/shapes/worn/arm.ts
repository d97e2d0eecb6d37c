import type { Drawing } from '../../brush/drawing.ts'
import { DARK_STEEL, INK, STEEL } from '../../brush/palette.ts'
import { litCircle, litPath, shadow, tube } from '../../brush/parts.ts'
import { circle, clipPath, frame, group, path, rect } from '../../brush/svg.ts'
import { band, ghost, HAND, limb, TORSO } from './ghosts.ts'

const hand = () => shadow(202, 322, 66) + ghost(HAND)
const straps = (lines: string, color: string) =>
  path(lines, { fill: 'none', stroke: color, strokeWidth: 10, strokeLinecap: 'round' }) +
  path(lines, { fill: 'none', stroke: '#fff', strokeOpacity: 0.3, strokeWidth: 3 })

const WRIST =
  'M170 308L175 228Q164 208 160 190L150 174Q160 160 176 168L232 168Q246 166 246 188Q242 208 231 228L236 308Z'

/** A wrist brace with a stiff bar in the palm. */
export const wristBrace = ({ tones }: Drawing): string =>
  [
    hand(),
    litPath(WRIST, tones.deep),
    tube('M204 178V292', STEEL, 9),
    straps('M172 206H238M176 240H231M174 272H233', tones.mid),
  ].join('')

/** A splint under hand and fingers. */
export const handSplint = ({ tones }: Drawing): string =>
  [
    shadow(202, 322, 66),
    litPath(
      'M156 318L164 226Q150 200 152 170L158 82Q202 62 250 84L258 170Q258 204 244 226L250 318Z',
      tones.mid,
    ),
    ghost(HAND),
    straps('M164 140H246M162 192H246M172 262H236', tones.deep),
  ].join('')

/** An arm from the shoulder to the fingers, bent. */
const BENT_ARM =
  'M234 84Q268 66 302 88Q300 150 288 222Q282 262 246 276L136 314Q112 324 88 322L58 318Q46 314 50 304Q56 296 84 290L100 284Q86 272 84 260Q88 250 98 254L128 276L206 246Q222 238 224 214Q228 150 234 84Z'
const bentArm = () =>
  ghost(BENT_ARM) +
  path('M53 306L86 303M62 313L90 312M102 284L112 288', {
    fill: 'none',
    stroke: INK,
    strokeOpacity: 0.2,
    strokeWidth: 2,
  })

/** A hinged brace on a bent elbow. */
export const elbowBrace = ({ tones }: Drawing): string =>
  [
    shadow(190, 322, 100),
    bentArm(),
    band('M265 128L260 190', 68, tones.deep),
    // Turned from the vertical, so that its shade lies below.
    group({ transform: 'rotate(70 192 273)' }, band('M192 241V305', 54, tones.deep)),
    tube('M264 134L258 222L168 288', STEEL, 9),
    litCircle(256, 230, 13, DARK_STEEL),
    circle(256, 230, 5, { fill: tones.floor }),
    straps('M232 144L298 148M230 174L294 178M199 246L214 289M169 257L184 300', tones.mid),
  ].join('')

/** Slightly bent at the elbow, narrower to the wrist. */
const SLEEVE =
  'M207 92L288 104Q284 150 262 178Q232 212 204 248L162 244Q166 208 186 174Q202 142 207 92Z'

/** A sleeve from wrist to upper arm. */
export const armSleeve = ({ tones }: Drawing): string =>
  [
    shadow(190, 322, 60),
    ghost('M214 66L292 78L284 112L206 100Z'),
    group(
      { transform: 'translate(184 232) rotate(210) scale(0.58) translate(-203 -228)' },
      ghost(HAND),
    ),
    litPath(SLEEVE, tones.deep),
    path('M207 92L288 104L286 116L206 104Z', { fill: tones.ink, opacity: 0.6 }),
    path('M163 236L205 240L204 248L162 244Z', { fill: tones.ink, opacity: 0.6 }),
  ].join('')

const torso = () => shadow(200, 322, 84) + ghost(TORSO)

/** A sling that carries the forearm from the neck. */
export const armSling = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 84),
    limb('M274 130L280 220', 40),
    ghost(TORSO),
    path('M185 84L154 212M215 84L274 202', { fill: 'none', stroke: tones.mid, strokeWidth: 13 }),
    litPath('M142 208L290 196Q300 236 284 258L156 262Q136 240 142 208Z', tones.deep),
    ghost('M118 222Q122 206 150 210L152 256Q122 258 116 240Z'),
    path('M156 222L282 212', { stroke: '#fff', strokeOpacity: 0.3, strokeWidth: 4 }),
  ].join('')

/** A sling with a broad band around the chest. */
export const shoulderImmobilizer = (drawing: Drawing): string => {
  const { tones } = drawing
  return [
    torso(),
    limb('M280 134L282 220', 40),
    litPath('M132 178H268V206H132Z', tones.mid),
    path('M185 84L154 212M215 84L274 202', { fill: 'none', stroke: tones.mid, strokeWidth: 13 }),
    litPath('M142 208L290 196Q300 236 284 258L156 262Q136 240 142 208Z', tones.deep),
    ghost('M118 222Q122 206 150 210L152 256Q122 258 116 240Z'),
    band('M262 150L302 156', 26, tones.deep),
  ].join('')
}

const GLOVE = HAND.replace('M166 322L174 228', 'M172 262L174 228').replace('L240 322Z', 'L236 262Z')

/** Where a glove with open fingertips ends. */
const BARE_TIPS = rect(frame(160, 70, 100, 64)) + path('M120 120H146L160 152L140 176L120 160Z')

/** A snug glove whose fingertips are open. */
export const snugGlove = ({ tones, id }: Drawing): string =>
  [
    hand(),
    litPath(GLOVE, tones.deep),
    path('M170 252H237V266H169Z', { fill: tones.ink, opacity: 0.6 }),
    clipPath(`tips${id}`, BARE_TIPS),
    group({ clipPath: `url(#tips${id})` }, ghost(HAND)),
  ].join('')

const HAND_AND_FOREARM = HAND.replace('M166 322', 'M156 424').replace('L240 322Z', 'L250 424Z')
const ARM_BAG =
  'M142 386L158 228Q140 190 120 152Q118 124 146 122L158 88Q200 58 256 88Q274 110 266 150Q262 200 248 228L264 386Z'

/** A clear bag over forearm and hand. */
export const armCover = (): string =>
  [
    shadow(202, 322, 66),
    group(
      { transform: 'translate(50 4) scale(0.75)' },
      ghost(HAND_AND_FOREARM),
      path(ARM_BAG, { fill: '#b9cdd6', opacity: 0.6 }),
      path(ARM_BAG, { fill: 'url(#sheen)', stroke: '#fff', strokeWidth: 2.5 }),
      litPath('M141 380H265V402H143Z', DARK_STEEL),
    ),
  ].join('')

/** A cuff over a line in the upper arm. */
export const lineCover = (): string =>
  [
    shadow(190, 322, 100),
    bentArm(),
    band('M266 118L258 206', 72, '#b9cdd6'),
    path('M231 122L301 126', { stroke: DARK_STEEL, strokeWidth: 13 }),
    path('M223 202L294 206', { stroke: DARK_STEEL, strokeWidth: 13 }),
    path('M266 140Q250 160 264 182', { fill: 'none', stroke: '#fff', strokeWidth: 4 }),
  ].join('')

const MITTEN =
  'M-34 0V-52Q-38 -120 0 -122Q36 -120 36 -70L44 -86Q56 -98 64 -84Q66 -70 50 -48L36 -26V0Z'

/** A pair of mittens for small hands. */
export const mittens = ({ tones }: Drawing): string =>
  [
    shadow(200, 318, 104),
    ...[-1, 1].map((side) =>
      group(
        { transform: `translate(${200 + side * 64} 306) scale(${side * 1.35} 1.35)` },
        litPath(MITTEN, tones.mid),
        litPath('M-40 -10H42V12H-40Z', tones.deep),
      ),
    ),
  ].join('')
