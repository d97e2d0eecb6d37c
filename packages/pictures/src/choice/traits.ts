import type { ShapeName } from '../shapes/shapes.ts'

/** No drawing is true of it: a plain pack with the name. */
export const PLAIN = 'plain pack'

/** A wafer without a hole: the user cuts it. */
const NO_HOLE = /\bno hole\b|\b(cut to fit|starter hole|,) ?0-/i

/** Drawn with a barrier of their own, which these do not have: two-piece bags click on one. */
const NO_BARRIER = /without barrier|faceplate|two-piece/i

/** What a name removes from, or adds to, the usual object of its kind; the first match wins. */
export const TRAITS: Partial<Record<ShapeName, readonly [RegExp, ShapeName | typeof PLAIN][]>> = {
  wheelchair: [
    [/amputee.*\bno (foot|leg)/i, 'amputeeWheelchair'],
    [/amputee/i, 'amputeeWheelchairWithRests'],
    [/(pediatric|child).*tilt|tilt.*(pediatric|child)/i, 'childTiltWheelchair'],
    [/pediatric|child/i, 'childWheelchair'],
    [/without (foot|leg)[ -]?rest/i, 'wheelchairBare'],
    [/\breclin/i, 'recliningWheelchair'],
  ],
  recliningWheelchair: [[/\btilt/i, 'tiltWheelchair']],
  transportChair: [[/pediatric|child/i, 'childTransportChair']],
  // Soul Mobility's Power-Flex is a drive attached to a manual wheelchair.
  powerchair: [[/power-flex|attachment|add-on/i, PLAIN]],
  // Drawn of painted metal.
  underarm: [[/(?<!not )\bwood/i, PLAIN]],
  walker: [[/rollator/i, 'rollator']],
  pickup: [[/(?<!without )\bwith wheels\b|\bwheeled\b/i, 'walker']],
  bed: [[/without (side )?rails|without mattress/i, PLAIN]],
  // Drawn with fork and stem, which a wheel alone does not have.
  caster: [[/caster wheel\b/i, PLAIN]],
  lift: [[/overhead/i, PLAIN]],
  // Drawn on a stand of its own.
  tractionFrame: [[/attachments|attached/i, PLAIN]],
  bedRail: [[/half/i, PLAIN]],
  buckleStrap: [[/H style/i, PLAIN]],
  overlay: [[/relief mattress$/i, 'mattress']],
  machineCart: [[/\bmobile\b/i, PLAIN]],

  trunkShell: [
    [/rigid back frame/i, 'trunkFrame'],
    [/scoliosis/i, PLAIN],
  ],
  rigidCollar: [[/wire|multiple-post/i, PLAIN]],
  rigidBackBrace: [[/upper back|\bback support, flexible/i, PLAIN]],
  bodysuit: [
    [/\bkit\b/i, PLAIN],
    [/sleepsuit|romper/i, 'sleepsuit'],
  ],
  shirt: [[/turtleneck/i, 'turtleneck']],
  hipBrace: [[/spreader bar/i, PLAIN]],
  ankleFootBrace: [[/\bbar\b|clasp|spiral|front shell|ankle joint/i, PLAIN]],
  walkingBoot: [[/foot orthosis/i, PLAIN]],
  postOpShoe: [[/toe cover|offloading device/i, PLAIN]],
  // Frames without a sleeve, and sleeves with air chambers.
  kneeBrace: [[/swedish|rigid frame|air chambers/i, PLAIN]],
  elbowBrace: [[/splint/i, PLAIN]],
  // Drawn to the wrist.
  armSleeve: [[/mitten|glove/i, PLAIN]],
  ostomyBelt: [[/\bshield\b/i, PLAIN]],
  kneeStocking: [[/open toe/i, 'openToeStocking']],
  thighStocking: [[/open toe|waist/i, PLAIN]],
  tubularBandage: [[/\bleg tube\b/i, PLAIN]],
  leggings: [[/\bfeet\b/i, PLAIN]],
  mittens: [[/\bgloves\b/i, PLAIN]],
  underpants: [[/boxers|shorts/i, PLAIN]],

  foleyCatheter: [[/(?<!non-)latex/i, 'latexFoley']],
  straightCatheter: [[/\bwomen/i, 'shortCatheter']],
  bentCatheter: [[/\bwomen/i, 'shortCatheter']],
  gastrostomyTube: [[/tri-funnel/i, 'threePortTube']],
  drainablePouch: [
    [NO_BARRIER, PLAIN],
    [NO_HOLE, 'drainablePouchUncut'],
  ],
  closedPouch: [
    [NO_BARRIER, PLAIN],
    [NO_HOLE, 'closedPouchUncut'],
  ],
  urostomyPouch: [
    [NO_BARRIER, PLAIN],
    [NO_HOLE, 'urostomyPouchUncut'],
  ],
  baseplate: [[NO_HOLE, 'baseplateUncut']],
  // The kit contains a syringe, not a bag; an elastic bag looks different.
  feedBag: [[/for syringe|elastic bag/i, PLAIN]],
  tubeStrap: [[/cartridge/i, PLAIN]],
  // The coiled tube could be taken for the catheter.
  procedureTray: [[/without catheter/i, PLAIN]],
  // The black foam is that of one maker.
  vacuumDressing: [[/^(?!.*granufoam)/i, PLAIN]],
  gelPad: [[/\bstrip\b|\bwrap\b|\butility\b/i, PLAIN]],
  // Electronic, hand-pumped and refill sets have no hanging bag.
  irrigationSet: [[/\bsmart\b|\bmini|\blight\b|maxi|accessory|cone set|refill|consumable/i, PLAIN]],
  dressingPad: [
    [/particles|sacra|\bsacrum/i, PLAIN],
    [/\bround\b/i, 'roundPad'],
    [/(?<!without )(?<!without adhesive )\bborder\b/i, 'borderDressing'],
  ],
  // A kit contains two or more rolls.
  bandageRoll: [[/\bkit\b|ktwo/i, PLAIN]],
  borderDressing: [[/multisite|sacra/i, PLAIN]],

  smallBatteries: [
    [/silver oxide/i, 'buttonCells'],
    // A J-cell is flat; of lithium batteries and those of TENS units the record does not state the form.
    [/lithium|(?<!not )j-cell|\bTENS\b/i, PLAIN],
  ],

  // More than 100 g of cream comes in a tub, a pump bottle or a tube, and the record does not state which.
  tube: [[/\b(?!100 )([1-9]\d\d|\d{4,}) (g|mL)\b/i, PLAIN]],
  sprayBottle: [[/\bdrops\b/i, 'dropper']],
  meatCut: [[/cubes|mixed cuts|\bribs\b/i, PLAIN]],

  stimulator: [[/wireless/i, PLAIN]],
  // Read by eye; how many fields the strip has is not stated.
  testStrips: [[/read by color|visual/i, PLAIN]],
  // Drawn with five fields.
  colorStrips: [
    [/urine (glucose|ketone) test strips/i, 'oneFieldStrips'],
    [/urine protein/i, PLAIN],
  ],
  cassette: [
    [/dip\b|panel|dip card|eterbio|fentest/i, 'dipPanel'],
    // Cassette or card: the record does not state which.
    [/drug detector/i, PLAIN],
  ],
  breathTrainer: [[/muscle trainer|^flutter/i, PLAIN]],
  // Drawn in a dye, not in metal.
  toothbrush: [[/\bsilver\b/i, PLAIN]],
  interdentalBrush: [[/refill|cleaners/i, PLAIN]],
  waterFlosser: [[/cordless|oral irrigator/i, PLAIN]],
  headlight: [[/spectacle|endo csv/i, PLAIN]],
  dentalLight: [[/portable/i, 'standingDentalLight']],
  dentalUnit: [[/mobile|cart/i, PLAIN]],
  scanHead: [[/\bcart\b|\bpart\b/i, PLAIN]],
  springClamp: [[/board/i, PLAIN]],
  // A head to be screwed on a handle, and a stem of another form.
  mouthMirror: [[/cone socket|simple stem/i, PLAIN]],
  // Drawn without a needle; the record does not say whether it has one.
  syringe: [[/low dead volume/i, PLAIN]],
  // Drawn with one needle.
  infusionSet: [[/\b[2-9] needles/i, PLAIN]],
  // Drawn with a strap.
  heelPad: [[/\b(gel|silicone)\b/i, PLAIN]],
  handInstrument: [
    [/composite/i, PLAIN],
    [/single-ended/i, 'singleEndedInstrument'],
  ],
  suture: [[/extension line|loops/i, PLAIN]],
  instrumentTray: [[/\b(lid|insert|base|bracket)\b/i, PLAIN]],
  bowl: [[/falafel/i, PLAIN]],
  chickenPieces: [[/breast|wings|thighs/i, 'parcel']],
}
