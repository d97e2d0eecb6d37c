import type { Drawing } from '../../brush/drawing.ts'
import { PAPER } from '../../brush/palette.ts'
import { litCircle, litPath, litRect, shadow, shell } from '../../brush/parts.ts'
import { circle, d, ellipse, frame, group, path } from '../../brush/svg.ts'
import { ghost, TORSO } from '../worn/ghosts.ts'

/** Cups worn in a bra. */
export const wearablePump = ({ tones }: Drawing): string =>
  [
    shadow(200, 320, 110),
    litPath(
      'M200 96C264 96 306 150 306 214C306 282 262 320 200 320S94 282 94 214C94 150 136 96 200 96Z',
      PAPER,
    ),
    path('M100 244Q200 286 300 244Q290 320 200 320T100 244Z', { fill: tones.floor }),
    path('M98 236Q200 282 302 236', { fill: 'none', stroke: tones.mid, strokeWidth: 8 }),
    litCircle(200, 178, 47, tones.mid),
    circle(200, 178, 30, { fill: PAPER }),
    path('M190 178h20M200 168v20', { stroke: tones.deep, strokeWidth: 4, strokeLinecap: 'round' }),
    path('M122 190Q130 140 172 118', {
      fill: 'none',
      stroke: '#fff',
      strokeWidth: 8,
      strokeLinecap: 'round',
    }),
  ].join('')

const BOTTLE = 'M132 214H220V296Q220 320 198 320H154Q132 320 132 296Z'

/** A hand-operated pump. */
export const manualPump = ({ tones }: Drawing): string =>
  [
    shadow(196, 322, 84),
    litPath('M102 100Q84 104 92 122L148 190H178L172 150Q150 108 102 100Z', PAPER),
    path('M102 100Q146 100 170 146Q130 112 92 122Q84 104 102 100Z', { fill: tones.floor }),
    litRect(frame(148, 170, 60, 30), 8, tones.deep),
    litPath(
      'M190 172Q196 152 218 158L246 176Q256 190 252 262Q250 276 240 274Q230 272 232 260L230 196L204 186Z',
      tones.mid,
    ),
    path(BOTTLE, { fill: '#fff', opacity: 0.92 }),
    path(BOTTLE, { fill: 'url(#cyl)' }),
    litRect(frame(126, 196, 100, 24), 7, tones.deep),
    path('M144 238h16M144 256h24M144 274h16M144 292h24', {
      stroke: tones.deep,
      strokeOpacity: 0.7,
      strokeWidth: 3,
    }),
  ].join('')

/** A flat bag with a zip and a scale. */
export const milkBag = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 84),
    litPath('M122 96H278V300Q278 320 258 320H142Q122 320 122 300Z', '#eaf2f5'),
    path('M122 126H278M122 136H278', { stroke: tones.deep, strokeWidth: 4 }),
    path('M146 186h22M146 212h36M146 238h22M146 264h36M146 290h22', {
      stroke: tones.deep,
      strokeOpacity: 0.7,
      strokeWidth: 3.5,
    }),
    path('M252 150V300', {
      stroke: '#fff',
      strokeWidth: 9,
      strokeOpacity: 0.9,
      strokeLinecap: 'round',
    }),
  ].join('')

/** A feeding bottle with a long teat. */
export const babyBottle = ({ tones, print }: Drawing): string =>
  [
    shadow(200, 322, 54),
    litPath(
      'M148 172Q148 158 164 156H236Q252 158 252 172V300Q252 322 230 322H170Q148 322 148 300Z',
      '#f2f7f9',
    ),
    path('M148 172Q148 158 164 156H236Q252 158 252 172V300Q252 322 230 322H170Q148 322 148 300Z', {
      fill: 'url(#cyl)',
    }),
    path('M162 186h18M162 208h28M162 230h18M162 252h28M162 274h18', {
      stroke: tones.deep,
      strokeWidth: 3,
    }),
    litRect(frame(156, 126, 88, 34), 8, print.deep, 'cyl'),
    litPath('M170 126Q172 104 190 98L192 62Q200 52 208 62L210 98Q228 104 230 126Z', '#e8c9a0'),
  ].join('')

/** A ring with water-filled beads. */
export const teether = ({ tones, print, variant }: Drawing): string => {
  const colors = [tones.mid, print.mid, '#e4c56a', tones.deep, '#e7a3a0', print.deep]
  const beads = Array.from({ length: 6 }, (_, at) => {
    const angle = (at * Math.PI) / 3 + (variant % 6)
    return litCircle(
      200 + Math.cos(angle) * 76,
      214 + Math.sin(angle) * 76,
      36,
      colors[at] ?? tones.mid,
    )
  })
  return [
    shadow(200, 322, 84),
    circle(200, 214, 76, { fill: 'none', stroke: '#f2d9c6', strokeWidth: 26 }),
    ...beads,
    ...Array.from({ length: 6 }, (_, at) => {
      const angle = (at * Math.PI) / 3 + (variant % 6)
      return circle(190 + Math.cos(angle) * 76, 204 + Math.sin(angle) * 76, 8, {
        fill: '#fff',
        opacity: 0.6,
      })
    }),
  ].join('')
}

/** A small hand-held pump with a soft tip for a nose. */
export const noseAspirator = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 60),
    litPath('M186 84Q200 62 214 84L220 122H180Z', '#f2d9c6'),
    litPath('M168 120H232Q242 124 244 150H156Q158 124 168 120Z', '#dcebf1'),
    shell(frame(146, 148, 108, 172), 44),
    litCircle(200, 206, 25, tones.deep),
    path('M190 206h20', { stroke: '#fff', strokeWidth: 5, strokeLinecap: 'round' }),
    litRect(frame(176, 256, 48, 15), 7, tones.mid),
  ].join('')

/** Biscuits, one bitten. */
export const biscuits = ({ tones }: Drawing): string => {
  const dough = '#dfb479'
  const holes = [-38, 0, 38]
    .flatMap((x) => [-18, 18].map((y) => circle(x, y, 4.5, { fill: '#9a6a34', opacity: 0.6 })))
    .join('')
  const one = (x: number, y: number, turn: number) =>
    group(
      { transform: d`translate(${x} ${y}) rotate(${turn})` },
      litRect(frame(-72, -42, 144, 84), 22, dough),
      holes,
    )
  return [
    shadow(200, 320, 118),
    one(186, 176, -12),
    one(216, 236, 9),
    one(180, 286, -3),
    ellipse({ cx: 300, cy: 312, rx: 9, ry: 4 }, { fill: dough }),
    circle(112, 316, 3, { fill: tones.mid }),
  ].join('')
}

/** A button that calls for help, on its cord. */
export const alertButton = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 84),
    ghost(TORSO),
    path('M172 88Q150 160 200 196Q250 160 228 88', {
      fill: 'none',
      stroke: tones.deep,
      strokeWidth: 5,
    }),
    shell(frame(164, 190, 72, 84), 30),
    litCircle(200, 230, 23, '#c8503f'),
  ].join('')
