import type { ShapeName } from '../shapes/shapes.ts'

/** No drawing is true of it: a plain pack with the name. */
export const PLAIN = 'plain pack'

/** A wafer without a hole: the user cuts it. */
const NO_HOLE = /\bno hole\b|\b(cut[ -]to|cut[ -]to[ -]fit|starter hole|,) ?0-/i

/** An opening of one size, ready made: drawn with a line for cutting. */
const READY_HOLE = /(?<![-\d.]|cut[ -]to(?:[ -]fit)? |hole )\b\d[\d.]* mm(?! ring)/i

/** Drawn opaque, with a barrier of their own: two-piece bags click on one. */
const UNLIKE_BAG = /without barrier|faceplate|two-piece|\bclear\b/i

/** What a name removes from, or adds to, the usual object of its kind; the first match wins. */
export const TRAITS: Partial<Record<ShapeName, readonly [RegExp, ShapeName | typeof PLAIN][]>> = {
  wheelchair: [
    // Drawn at the usual height, and complete.
    [/\bhemi\b|\bseating\b/i, PLAIN],
    [/amputee.*\bno (foot|leg)/i, 'amputeeWheelchair'],
    [/amputee.*elevating/i, 'amputeeWheelchairElevating'],
    [/amputee/i, 'amputeeWheelchairWithRests'],
    // The whole chair tips: seat, back and leg rests.
    [/\btilt/i, PLAIN],
    [/pediatric|child/i, 'childWheelchair'],
    [/without (foot|leg)[ -]?rest/i, 'wheelchairBare'],
    [/\breclin/i, 'recliningWheelchair'],
    [/elevating (leg|foot)/i, 'wheelchairElevating'],
  ],
  // Drawn as a plain folding chair.
  childWheelchair: [[/seating system|without seating/i, PLAIN]],
  // Drawn with its back half down and its leg rests raised.
  recliningWheelchair: [[/\btilt|\bfully\b|\bfootrests/i, PLAIN]],
  transportChair: [[/pediatric|child/i, 'childTransportChair']],
  // Drawn with a captain's chair on a heavy base; many are folding frames with a sling seat.
  powerchair: [[/^(?!.*\bcaptain's chair)/i, PLAIN]],
  // Drawn with four feet.
  quadCane: [[/three-prong/i, PLAIN]],
  // Drawn small and wide.
  tire: [[/drive wheel tire for manual/i, PLAIN]],
  // Drawn of painted metal.
  underarm: [[/(?<!not )\bwood/i, PLAIN]],
  walker: [[/rollator/i, 'rollator']],
  // Drawn of one height.
  armrest: [[/\bbase\b|\barms\b|adjustable-height/i, PLAIN]],
  // Drawn with a fixed tube.
  legrest: [[/telescoping/i, PLAIN]],
  footrest: [[/flip-up/i, PLAIN]],
  headrest: [[/\bextension\b/i, PLAIN]],
  // Drawn flat.
  cushion: [[/positioning|adjustable/i, PLAIN]],
  backcushion: [[/\blateral\b/i, PLAIN]],
  pickup: [[/(?<!without )\bwith wheels\b|\bwheeled\b/i, 'walker']],
  bed: [
    [/without (side )?rails|without mattress/i, PLAIN],
    [/fixed height/i, 'crankBed'],
    [/variable height/i, 'hiLoBed'],
    [/semi-electric/i, 'semiElectricBed'],
    [/full-electric/i, 'electricBed'],
    [/^/, PLAIN],
  ],
  // Drawn with fork and stem, which a wheel alone does not have.
  caster: [[/caster wheel\b/i, PLAIN]],
  lift: [
    [/overhead/i, PLAIN],
    [/\belectric\b/i, 'electricLift'],
  ],
  trapeze: [[/\battached\b/i, PLAIN]],
  commode: [[/extra wide|heavy-duty/i, PLAIN]],
  sitzBath: [[/faucet/i, PLAIN]],
  tubRail: [[/floor base/i, PLAIN]],
  bedRail: [[/half/i, PLAIN]],
  // Leg straps close with hook and loop.
  buckleStrap: [[/H style|^leg strap/i, PLAIN]],
  // Drawn of egg-crate foam.
  overlay: [
    [/relief mattress$/i, 'mattress'],
    [/^(?!.*\bfoam\b)/i, PLAIN],
  ],
  airMattress: [[/\boverlay\b/i, 'airOverlay']],
  // On a cart or portable: the record does not state which.
  machineCart: [[/\bmobile\b|\bP9\b|\bF6\b|hepavu/i, PLAIN]],
  // Drawn as a block of foam or springs.
  mattress: [[/\b(water|gel|air)\b/i, PLAIN]],

  // Drawn with a rest for the chin.
  rigidCollar: [[/wire|multiple-post|plastic neck collar|chin cup/i, PLAIN]],
  // Drawn around the waist.
  backBelt: [
    [/sacroiliac/i, PLAIN],
    [/flexible/i, 'softBackBelt'],
  ],
  // Drawn with bare legs; whether a sleeper covers the feet is not stated.
  bodysuit: [[/\bkit\b|sleepsuit|sleeper|romper/i, PLAIN]],
  shirt: [[/turtleneck/i, 'turtleneck']],
  hipBrace: [[/spreader bar|both hips/i, PLAIN]],
  ankleFootBrace: [[/\bbar\b|clasp|spiral|front shell|ankle joint/i, PLAIN]],
  longLegBrace: [[/\bplastic\b/i, PLAIN]],
  legWrap: [[/above knee|thigh/i, PLAIN]],
  kneeImmobilizer: [[/\brigid\b/i, PLAIN]],
  // Drawn with straps alone, without a pump.
  walkingBoot: [[/foot orthosis|(?<!non-)pneumatic/i, PLAIN]],
  // Drawn with closed toes.
  postOpShoe: [[/toe cover|offloading device|cellona|post-op|\bboot\b/i, PLAIN]],
  // Frames without a sleeve, and sleeves with air chambers.
  kneeBrace: [
    [/swedish|\brigid\b|air chambers|condylar/i, PLAIN],
    [/^elastic knee brace with .*hinges/i, 'hingedKneeSleeve'],
    // On which side its hinge is, is not stated.
    [/varus|valgus/i, PLAIN],
  ],
  elbowBrace: [[/splint|elastic/i, PLAIN]],
  // Drawn to the forearm.
  handSplint: [[/^(?!.*\bwrist\b)/i, PLAIN]],
  shoulderImmobilizer: [[/\bvest\b|collarbone/i, PLAIN]],
  // Drawn to the wrist.
  armSleeve: [[/mitten|glove/i, PLAIN]],
  // On which side its form is, is not stated.
  bra: [[/\bbuilt-in\b/i, PLAIN]],
  ostomyBelt: [[/\bshield\b/i, PLAIN]],
  kneeStocking: [
    [/open toe/i, 'openToeStocking'],
    // Whether the toes are covered is not stated.
    [/^compression stocking\b/i, PLAIN],
  ],
  // Drawn opaque, with a smooth band and a closed toe.
  thighStocking: [[/open toe|waist|\blace\b|transparent|sheer|^compression stocking\b/i, PLAIN]],
  pantyhose: [[/^compression pantyhose\b/i, PLAIN]],
  tubularBandage: [[/\bleg tube\b|\bliner\b|, (0\.5|1) m$/i, PLAIN]],
  leggings: [[/\bfeet\b/i, PLAIN]],
  // Drawn with thumbs.
  mittens: [[/\bgloves\b|\bwrap|up to 24 months/i, PLAIN]],
  // Drawn below the knee, and above the elbow.
  legCover: [[/long leg/i, PLAIN]],
  lineCover: [[/\belbow\b/i, PLAIN]],
  maskBox: [[/\bchamber\b/i, PLAIN]],
  underpants: [[/boxers|shorts|\bwhite\b/i, PLAIN]],

  foleyCatheter: [
    [/with .*syringe/i, PLAIN],
    [/(?<!non-)latex/i, 'latexFoley'],
  ],
  straightCatheter: [[/\bwomen/i, 'shortCatheter']],
  bentCatheter: [[/\bwomen/i, 'shortCatheter']],
  // Others may have a bumper in place of the balloon.
  gastrostomyTube: [
    [/tri-funnel/i, 'threePortTube'],
    [/^/, PLAIN],
  ],
  drainablePouch: [
    [UNLIKE_BAG, PLAIN],
    [READY_HOLE, PLAIN],
    // Emptied through a tap; drawn with an end that folds.
    [/high-output/i, PLAIN],
    [NO_HOLE, 'drainablePouchUncut'],
  ],
  closedPouch: [
    [UNLIKE_BAG, PLAIN],
    [READY_HOLE, PLAIN],
    [NO_HOLE, 'closedPouchUncut'],
  ],
  urostomyPouch: [
    [UNLIKE_BAG, PLAIN],
    [NO_HOLE, 'urostomyPouchUncut'],
  ],
  baseplate: [
    // Coupled by adhesive, without a ring.
    [/synergy|easiflex/i, PLAIN],
    [READY_HOLE, PLAIN],
    [NO_HOLE, 'baseplateUncut'],
  ],
  // Jejunal tubes are tethered, or have a second port.
  feedingTube: [[/\bwith stylet|jejunal/i, PLAIN]],
  // Tubing of handpieces is not clear.
  coiledTubing: [[/funnel|\bcord\b|handpiece/i, PLAIN]],
  // Drawn flat.
  barrierRings: [[/convex/i, PLAIN]],
  externalCatheter: [[/\bliner\b|uristrip/i, PLAIN]],
  // Drawn closed around one end, without wings.
  barrierSleeve: [[/envelopes|T-style|syringe|wingers/i, PLAIN]],
  tubeStrap: [[/cartridge/i, PLAIN]],
  // The black foam is that of one maker.
  vacuumDressing: [[/^(?!.*granufoam)/i, PLAIN]],
  // Electronic, hand-pumped and refill sets have no hanging bag.
  irrigationSet: [
    [/\bsmart\b|\bmini|\blight\b|maxi|accessory|cone set|refill|consumable|aquaflush/i, PLAIN],
    [/navina/i, PLAIN],
  ],
  dressingPad: [
    // Hydrocolloid and gel are thin and smooth.
    [/particles|sacra|\bsacrum|transparent|hydrocolloid|hydroactive/i, PLAIN],
    // Drawn in the color of plain foam.
    [/\bsilver foam\b|\bcopper\b/i, PLAIN],
    [/\bround\b/i, 'roundPad'],
    [/(?<!without )(?<!without adhesive )\bborder\b/i, 'borderDressing'],
  ],
  // A kit contains two or more rolls.
  bandageRoll: [[/\bkit\b|ktwo/i, PLAIN]],
  // Drawn with a border of cloth.
  borderDressing: [[/multisite|sacra|\bfilm\b|opsite|mepore ultra|allevyn life/i, PLAIN]],
  meshDressing: [[/\byards?\b/i, PLAIN]],
  // Drawn unwrapped.
  gauzePads: [[/^sterile/i, PLAIN]],

  smallBatteries: [
    // One cell has half of that: it is a stack of unknown form.
    [/silver oxide.*\b3 volt/i, PLAIN],
    [/silver oxide/i, 'buttonCells'],
    // A J-cell is flat; of lithium batteries and those of TENS units the record does not state the form.
    [/lithium|(?<!not )j-cell|\bTENS\b/i, PLAIN],
  ],

  // More than 100 g of cream comes in a tub, a pump bottle or a tube, and the record does not state which.
  tube: [[/\b(?!100 )([1-9]\d\d|\d{4,}) (g|mL)\b/i, PLAIN]],
  bottle: [
    // A bottle with more than itself.
    [/mousse|\bkit\b/i, PLAIN],
    [/\bspray\b(?! refill)/i, 'sprayBottle'],
  ],
  sprayBottle: [
    [/\bdrops\b/i, 'dropper'],
    // How it leaves its container is not stated.
    [/^(?!.*\bspray\b)/i, PLAIN],
  ],
  dropper: [[/\bchips\b/i, PLAIN]],

  // Wireless, a clip, or not known to be a handheld unit with leads.
  stimulator: [[/wireless|chirp|pixie pulse|hengbosi|kentro/i, PLAIN]],
  // Read by color (how many fields the strip has is not stated), filled from the side, or not loose in a vial.
  testStrips: [
    [/read by color|visual/i, PLAIN],
    [/\bbox of\b|\btips\b|optium|dario|inratio|microinr|betachek|freestyle|verio/i, PLAIN],
    // In foil or in a vial: the record does not state which.
    [/ketone|coaguchek/i, PLAIN],
  ],
  // How many fields others have, if they are strips at all, is not stated.
  colorStrips: [
    [/urine (glucose|ketone) test strips/i, 'oneFieldStrips'],
    [/^/, PLAIN],
  ],
  cassette: [
    [/dip\b|panel|dip card/i, 'dipPanel'],
    // Cassette or card: the record does not state which.
    [/drug detector|eterbio/i, PLAIN],
  ],
  meter: [[/\btalking\b/i, 'talkingMeter']],
  infraredThermometer: [[/^(?!.*\bforehead\b)/i, PLAIN]],
  pressureKit: [[/stethoscope/i, PLAIN]],
  // Drawn without pads and a spare battery.
  // And with a button for the shock, which a fully automatic one does not have.
  defibrillator: [[/\bkit\b|with adult pads|\bauto\b/i, PLAIN]],
  breathTrainer: [[/muscle trainer|^flutter|\bO-PEP\b|aerobika/i, PLAIN]],
  oxygenConcentrator: [[/moisture/i, PLAIN]],
  // Drawn without its valve.
  ventilatorMask: [[/safety valve/i, PLAIN]],
  nebulizerCup: [[/\btubing\b/i, PLAIN]],
  ventilator: [[/pneumatic/i, PLAIN]],
  // Drawn with pulse and blood pressure.
  patientMonitor: [[/\bapnea\b/i, PLAIN]],
  // Drawn without wire and plug.
  coiledHose: [[/\bheated\b/i, PLAIN]],
  // Drawn flat; this one is a round tube.
  peakFlowMeter: [[/mini-wright/i, PLAIN]],
  // Drawn with air hoses.
  oscillationVest: [[/vibration motors/i, PLAIN]],
  spacerWithMask: [[/volumatic/i, PLAIN]],
  oxygenMask: [[/variable concentration/i, PLAIN]],
  // Drawn with its headgear.
  fullFaceMask: [[/\bF30i\b|\barcadia\b|^CPAP full face mask$/i, PLAIN]],
  // Drawn in one size.
  pillowsMask: [[/fit pack/i, PLAIN]],
  // Drawn with its regulator, and nothing else.
  cylinder: [[/^(?!.*built-in regulator)/i, PLAIN]],
  // Drawn without openings and inner cannula.
  trachTube: [[/fenestrated|inner cannulas/i, PLAIN]],
  cuffedTrachTube: [[/fenestrated|inner cannulas/i, PLAIN]],
  wearablePump: [[/hands-free/i, PLAIN]],
  manualPump: [[/reliever/i, PLAIN]],
  noseAspirator: [[/yiyingmei|hetaida/i, PLAIN]],
  // Drawn in a dye, not in metal.
  toothbrush: [[/\bsilver\b/i, PLAIN]],
  interdentalBrush: [[/refill|cleaners/i, PLAIN]],
  waterFlosser: [[/cordless|oral irrigator|gurunanda/i, PLAIN]],
  // Several parts, or a figure in its name.
  powerToothbrush: [
    [/gift box|refills|polka dots|sea creature|emoji|squishmallows|brusheez/i, PLAIN],
  ],
  flossPicks: [[/giraffe|jungle|crayola/i, PLAIN]],
  // Drawn without a mount for the unit and its lines.
  examchair: [[/seat rails|umbilical/i, PLAIN]],
  // Drawn hanging from the ceiling.
  dentalLight: [[/^(?!.*\bceiling\b)/i, PLAIN]],
  dentalUnit: [[/mobile|cart|\bmount|\bLR\b/i, PLAIN]],
  scanHead: [[/\bcart\b|\bpart\b/i, PLAIN]],
  suctionTips: [[/\bclear tip/i, 'clearTippedEjectors']],
  // A head to be screwed on a handle, and a stem of another form; the last may be heads alone.
  mouthMirror: [[/cone socket|simple stem|front surface/i, PLAIN]],
  // Drawn without a shield for the needle.
  wingedSet: [[/safety/i, PLAIN]],
  // Drawn without the collar of its tip.
  syringeWithNeedle: [[/luer lock/i, PLAIN]],
  handInstrument: [
    // A tip for a handle, and a handle of a color that only its number gives.
    [/composite|quik-tip|\bC9YE2\b/i, PLAIN],
    // An explorer at one end, a straight probe at the other; and one whose ends only its number gives.
    [/\bexpro\b|\bS-FDT/i, PLAIN],
    // Drawn with hooks; its tips are long and straight.
    [/\bDG16\b/i, PLAIN],
    // Only the number tells the tip of an explorer with one end.
    [/explorer.*(single-ended|\bEXS\b)/i, PLAIN],
    [/single-ended/i, 'singleEndedInstrument'],
    // Explorers have one end or two.
    [/explorer(?!.*(double-ended|probe|\d\/\d))/i, PLAIN],
  ],
  // Drawn with one curved needle; polyethylene is white, blue or striped.
  suture: [
    [/extension line|loops|straight|double-armed|polyethylene|i-thread|secret line/i, PLAIN],
    // Only its number says which needle it has, and which color.
    [/\([A-Z]*\d+[A-Z]*\)$/, PLAIN],
    // Black, blue or green.
    [/\bnylon\b(?!.*(black|blue|green))/i, PLAIN],
  ],
  clampForceps: [[/\bcurved\b/i, PLAIN]],
  // Several are drawn in different shapes.
  burs: [[/pack of/i, PLAIN]],
  // Drawn with a wide, finished opening.
  woundPouch: [[/vertical|cut to fit|access port/i, PLAIN]],
  // Drawn with its tube.
  nightBag: [[/^bedside urine drainage bag$/i, PLAIN]],
  // Pens, not ampoules.
  glueApplicator: [[/indermil|histoacryl/i, PLAIN]],
  instrumentTray: [[/\b(lid|insert|base|bracket)\b|silicone/i, PLAIN]],
  bowl: [[/falafel/i, PLAIN]],
  // Each maker's has a form of its own, which the record does not state.
  glucoseSensor: [[/^(?!continuous)/i, PLAIN]],
  // Several colors in one box; of others the record states no build.
  lancets: [[/colou?r|^(tianjin huahong )?lancets/i, PLAIN]],
  lancingDevice: [[/tianjin/i, PLAIN]],
  // With a Luer lock or a slip tip.
  syringe: [[/sol-m/i, PLAIN]],
  portableDentalChair: [[/hydraulic/i, PLAIN]],
  // Drawn with a closed lid.
  largeBattery: [[/non-sealed/i, PLAIN]],
  hotCup: [
    [/green tea/i, 'greenTeaCup'],
    [/\btea\b/i, 'blackTeaCup'],
  ],
  nasalSpray: [[/\bdrops\b/i, 'dropper']],
  chickenPieces: [[/breast|wings|thighs|leg quarters/i, 'parcel']],
}
