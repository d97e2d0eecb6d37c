import type { PictureFacts } from '../facts/facts.ts'
import { type Condition, firstThatHolds } from '../facts/rules.ts'
import { isDrawn, isFood } from './choose-shape.ts'

interface PictogramRule extends Condition {
  icon: PictogramName
}

/** Pictograms in addition to those of the categories; `own` is the category's. */
type PictogramName =
  | 'own'
  | 'mark'
  | 'foodMark'
  | 'battery'
  | 'bottle'
  | 'cookie'
  | 'cup'
  | 'ear'
  | 'eye'
  | 'foot'
  | 'glove'
  | 'hand'
  | 'intestine'
  | 'mouth'
  | 'nose'
  | 'shirt'
  | 'stomach'
  | 'syringe'
  | 'thermometer'
  | 'tooth'
  | 'wheat'
  | 'wipes'
  | '85'
  | '93'
  | '98'
  | '101'
  | '143'

const as = (icon: PictogramName, condition: Condition = {}): PictogramRule => ({
  icon,
  ...condition,
})
const own = (when: RegExp, unless?: RegExp): PictogramRule =>
  unless ? as('own', { when, unless }) : as('own', { when })
const MARK = as('mark')

/** Bone plates, screws and their tools are in many categories. */
const BONE =
  /\b(plate|screw)s?\b.*\bbone\b|fixation|burr hole|orthopedic|intramedullary|cranioplasty/i

/** The category's pictogram, if it is true of the product; else a neutral mark. */
const PICTOGRAM_RULES: Readonly<Record<number, readonly PictogramRule[]>> = {
  24: [as('foodMark')],
  31: [as('bottle', { when: /formula/i }), as('foodMark')],
  32: [
    as('cookie', { when: /cookie|biscuit|cracker|zwieback|pretzel|snack|bar\b|mum mum/i }),
    as('cup', { when: /juice|splasher|electrolyte/i }),
    as('wheat', { when: /cereal/i, unless: /rice/i }),
    own(/yogurt/i),
    as('foodMark'),
  ],
  33: [as('bottle', { when: /feeder/i }), as('own')],
  34: [
    own(/nasal/i),
    as('93', { when: /spacer|chamber|volumatic/i }),
    as('ear', { when: /ear\b/i }),
    MARK,
  ],
  42: [as('hand', { when: /mittens|gloves/i }), as('foot', { when: /socks/i }), as('own')],
  43: [
    as('ear', { when: /\bear drops/i }),
    as('nose', { when: /nasal/i }),
    as('eye', { when: /eye|systane|liquifilm|ocufresh|visu|vismed|carmellose|drops/i }),
    as('own'),
  ],
  44: [as('wipes', { when: /wipes/i }), as('own')],
  51: [as('mark', { when: /wrist or ankle/i }), as('own')],
  57: [own(/knee|thigh|toe|leg\b|stocking|waist length|foot/i, /arm/i), MARK],
  61: [as('mark', { when: /diastix|ketostix|medi-test/i }), as('own')],
  62: [as('battery', { when: /batter/i }), as('own')],
  64: [own(/syringe|needle|inject|pen\b/i, /needle-free/i), MARK],
  65: [as('battery', { when: /batter/i }), own(/insulin/i), as('mark')],
  72: [as('own', { when: /\blift chairs?\b/i }), as('98', { when: /transport chair/i }), MARK],
  71: [as('mark', { when: /sitz/i }), own(/bath|shower|tub/i)],
  73: [as('98')],
  79: [own(/gown/i), MARK],
  81: [own(/steril|autoclav|indicator/i, /solution|gel/i), MARK],
  82: [as('glove', { when: /gloves/i }), as('foot', { when: /socks/i }), as('own')],
  83: [own(/heel|foot|ankle|bootee|boot\b/i, /heel or elbow|sacrum/i), MARK],
  86: [as('85', { when: /breast pump|breast shield/i }), own(/bottle|milk/i), as('85')],
  89: [
    own(/oxygen|cannula|regulator|flowmeter/i, /oximeter|cricothyro|oxygenator|water vapor/i),
    as('93'),
  ],
  91: [own(/spacer|chamber|inhaler/i), as('93')],
  92: [own(/tracheostomy tube|tube, tracheostomy|tracheal t-tube|laryngectomy tube/i), MARK],
  93: [as('mark', { when: /gastric|bone/i }), as('own')],
  94: [own(/ventilat|mask|ippb/i), as('93', { when: /resuscitation|lung|humidifier/i }), MARK],
  101: [own(/crutch/i), MARK],
  102: [as('101', { when: /crutch/i }), as('own')],
  104: [own(/batter|charger/i), as('98')],
  105: [own(/bath|tub/i), MARK],
  111: [own(/scissor/i), MARK],
  112: [MARK],
  113: [as('syringe', { when: /syringe|blood collection|vacutainer/i }), MARK],
  114: [MARK],
  115: [own(/bone|screw|spin|rod|plate/i, /burr hole|id tag|neuro/i), MARK],
  116: [own(/stent|endoprosthesis|graft/i), MARK],
  117: [
    as('mark', { when: BONE }),
    own(/dental|\bfg\b|\bbur\b|burs\b|diamond|carbide|mani|beyes/i, /system|hammerlock/i),
    MARK,
  ],
  118: [
    as('mark', { when: BONE }),
    own(/implant|abutment|fixture/i, /orthodontic/i),
    as('tooth', { when: /teeth|tooth|posterior shade|molar|band|bracket|porcelain|bicuspid/i }),
    MARK,
  ],
  119: [own(/gastro|colono|biliary|pancrea|stomach/i), MARK],
  121: [own(/oximeter/i), as('thermometer', { when: /thermometer|temp/i }), MARK],
  122: [own(/test/i, /testing strips|transport/i), MARK],
  123: [own(/ecg|vital signs|pacemaker|heart|monitor/i, /eeg/i), MARK],
  124: [as('mark', { when: /software|tool/i }), as('own')],
  125: [MARK],
  126: [own(/ultraso|voluson/i), MARK],
  127: [own(/mouth|mirror|expl/i, /laryn|photo|probe/i), MARK],
  132: [own(/bed/i, /bed pan/i), MARK],
  133: [MARK],
  135: [
    own(/\biv\b|i\.v\.|infusion|administration set/i, /programmer|configuration|controller/i),
    MARK,
  ],
  136: [own(/ceiling|mount|track/i, /adapter/i), MARK],
  137: [MARK],
  140: [as('mark', { when: /lavage|matrix|hydrogel$|scaffold/i }), as('own')],
  141: [as('shirt', { when: /hidrawear/i }), as('own')],
  142: [as('eye', { when: /^eye pad/i }), as('own')],
  143: [as('mark', { when: /fecal|intra-abdominal/i }), as('own')],
  145: [
    own(/colostomy/i),
    as('intestine', { when: /ileostomy|drainable/i }),
    as('143', { when: /urostomy|urinary/i }),
    MARK,
  ],
  146: [own(/toothbrush|floss|brush|oral irrigat|dental|tooth|sonicare/i), as('mouth')],
  147: [own(/formula/i), as('stomach')],
  148: [as('battery', { when: /batter/i }), as('own')],
  149: [own(/brief|diaper|underwear/i), MARK],
}

/** Key of the pictogram in icons.json. */
export function choosePictogram(facts: PictureFacts): string {
  // A plain pack makes no claim about its contents.
  if (facts.drawing !== null && !isDrawn(facts)) return isFood(facts) ? 'foodMark' : 'mark'
  const icon = firstThatHolds(PICTOGRAM_RULES[facts.categoryId] ?? [], facts)?.icon ?? 'own'
  return icon === 'own' ? String(facts.categoryId) : icon
}
