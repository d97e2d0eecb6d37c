import { departmentTones } from '../brush/palette.ts'
import { circle, group, path } from '../brush/svg.ts'
import type { PictureFacts } from '../facts/facts.ts'
import { type Prop, renderStage, type Scene } from './scene.ts'
import { PROPS } from './scene-props.ts'

const ARTICLE = { width: 900, height: 600 }

/** Hero art: no wall, so that the page's own background shows; the last prop is in front. */
function hero([main, left, middle, front]: readonly [Prop, Prop, Prop, Prop]): Scene {
  return {
    width: 720,
    height: 520,
    wall: null,
    plinthTop: '#f6fbfb',
    plinthFront: '#a6cecd',
    backdrop: circle(410, 258, 252, { fill: '#fff', opacity: 0.42 }),
    plinths: [
      { x: 26, y: 384, width: 226, height: 160 },
      { x: 424, y: 330, width: 262, height: 220 },
      { x: 226, y: 446, width: 226, height: 110 },
    ],
    props: [main, left, middle, front],
  }
}

const at = (facts: PictureFacts, x: number, y: number, scale: number): Prop => ({
  facts,
  x,
  y,
  scale,
})

/** Wall and plinths of a rectangular picture, in a department's tones. */
function room(department: string) {
  const { wall, floor } = departmentTones(department)
  const backdrop = [
    circle(470, 280, 300, { fill: wall, opacity: 0.5 }),
    path('M0 520Q450 480 900 520V600H0Z', { fill: wall, opacity: 0.6 }),
  ].join('')
  return { ...ARTICLE, wall: floor, plinthTop: '#fff', plinthFront: floor, backdrop }
}

/** Two products on two plinths: articles. */
const pair = (department: string, left: PictureFacts, right: PictureFacts): Scene => ({
  ...room(department),
  plinths: [
    { x: 120, y: 430, width: 280, height: 200 },
    { x: 480, y: 380, width: 300, height: 260 },
  ],
  props: [at(left, 260, 444, 0.86), at(right, 630, 396, 0.95)],
})

/** Three products on three plinths: banners and pages. */
const trio = (
  department: string,
  [left, middle, right]: readonly [PictureFacts, PictureFacts, PictureFacts],
): Scene => ({
  ...room(department),
  plinths: [
    { x: 50, y: 440, width: 250, height: 190 },
    { x: 610, y: 420, width: 250, height: 210 },
    { x: 316, y: 384, width: 270, height: 260 },
  ],
  props: [at(left, 175, 452, 0.78), at(right, 735, 432, 0.78), at(middle, 451, 398, 0.94)],
})

/** A dotted line from one plinth to an empty one: the page that a visitor did not find. */
const lost: Scene = {
  width: 700,
  height: 460,
  wall: '#e8f4f4',
  plinthTop: '#fff',
  plinthFront: '#cfe8e8',
  backdrop: circle(350, 250, 216, { fill: '#f4fafa' }),
  plinths: [
    { x: 60, y: 350, width: 220, height: 180 },
    { x: 400, y: 350, width: 220, height: 180 },
    { x: 240, y: 392, width: 190, height: 140 },
  ],
  props: [at(PROPS.crutches, 170, 362, 0.72), at(PROPS.masks, 510, 364, 0.66)],
  foreground: group(
    {
      fill: 'none',
      stroke: '#0b6466',
      strokeWidth: 7,
      strokeLinecap: 'round',
      strokeDasharray: '2 16',
    },
    path('M290 356Q284 250 335 246T390 356'),
  ),
}

const SCENES = {
  hero: hero([
    at(PROPS.wheelchair, 560, 342, 1.14),
    at(PROPS.pressureMonitor, 140, 398, 0.82),
    at(PROPS.testStrips, 350, 462, 0.78),
    at(PROPS.barrierFilm, 214, 486, 0.56),
  ]),
  'hero-family': hero([
    at(PROPS.breastPump, 556, 342, 1),
    at(PROPS.formula, 140, 398, 0.84),
    at(PROPS.diapers, 350, 462, 0.76),
    at(PROPS.milkBottles, 226, 488, 0.56),
  ]),
  'hero-clinic': hero([
    at(PROPS.infusionPole, 556, 342, 1.12),
    at(PROPS.patientMonitor, 140, 398, 0.82),
    at(PROPS.gloves, 350, 462, 0.78),
    at(PROPS.scissors, 222, 486, 0.56),
  ]),
  'article-baby-care': pair('Baby Care', PROPS.emollient, PROPS.formula),
  'article-breathing': pair('Breathing', PROPS.nebulizerVial, PROPS.oxygen),
  'article-diabetes': pair('Diabetes', PROPS.glucoseSensor, PROPS.strips),
  'article-anxiety': pair('Diagnostics', PROPS.oximeter, PROPS.armchair),
  'article-arthritis': pair('Braces', PROPS.heatTherapy, PROPS.kneeBrace),
  'article-asthma': pair('Breathing', PROPS.spacer, PROPS.peakFlowMeter),
  'article-back-pain': pair('Chair', PROPS.seatCushion, PROPS.backSupport),
  about: trio('MOBILITY', [PROPS.gloves, PROPS.wheelchair, PROPS.strips]),
  surgery: trio('Surgery', [PROPS.scissors, PROPS.examChair, PROPS.gloves]),
  kitchen: trio('FOOD', [PROPS.pantry, PROPS.meal, PROPS.drink]),
  meat: pair('MEAT', PROPS.chicken, PROPS.beef),
  grocery: trio('INDOOR', [PROPS.pantry, PROPS.chicken, PROPS.drink]),
  qurbani: pair('QURBANI', PROPS.qurbani, PROPS.beef),
  lost,
} satisfies Record<string, Scene>

export type SceneName = keyof typeof SCENES

export const isSceneName = (name: string): name is SceneName => Object.hasOwn(SCENES, name)
export const sceneNames = (): SceneName[] => Object.keys(SCENES).filter(isSceneName)

/** Width and height in the scene's own units, for the page's aspect ratio. */
export function sceneSize(name: SceneName): { width: number; height: number } {
  const { width, height } = SCENES[name]
  return { width, height }
}

/** A staged group of products for a hero, an article or a page, as an SVG document. */
export const renderScene = (name: SceneName): string => renderStage(SCENES[name])
