import { type Condition, PART } from './rules.ts'
import type { ShapeName } from './shapes.ts'

interface ShapeRule extends Condition {
  shape: ShapeName
}

const LARGE_JAR = / g$/
const LIQUID = / ml$/
/** At most 150 g or ml: more comes in a jar or bottle. */
const SALVE =
  /^(?=.*\b(cream|ointment|gel|paste|balm|protectant)\b)(?=.*\b(\d{1,2}|1[0-4]\d|150)(\.\d+)? (g|ml)\b)/i

const as = (shape: ShapeName, condition: Condition = {}): ShapeRule => ({ shape, ...condition })
/** A pouch only around one sterile piece. */
const STERILE_PIECE = as('peel', { sterile: true, unit: /^each$/ })
const MANUAL_WHEELCHAIR = {
  when: /wheel ?chair/i,
  unless: /reclin|tilt|pediatric|amputee|without foot/i,
}

/**
 * Objects by category, the first that is true of the product. Where none can be known to be true, a
 * pack or a plate stands for it: packs say no more than that something is sold.
 */
export const SHAPE_RULES: Readonly<Record<number, readonly ShapeRule[]>> = {
  1: [as('parcel')],
  5: [as('parcel')],
  6: [as('parcel')],
  11: [as('parcel')],
  12: [as('voucher')],
  13: [as('voucher')],
  14: [as('voucher')],
  23: [as('bowl', { when: /soup|cooked|macaroni/i }), as('standup')],
  24: [as('bottle', { when: /oil/i }), as('jar', { when: /honey|tahini/i }), as('standup')],
  25: [as('bottle')],
  30: [as('tin', { when: /powder|concentrate/i })],
  31: [as('jar')],
  32: [
    as('bottle', { when: /juice|splasher|electrolyte/i, unless: /treats|canned/i }),
    as('jar', { when: /yogurt, whole|strained|junior/i }),
    as('standup'),
  ],
  33: [as('carton', { when: /feeder|unit,|water flosser/i }), as('card')],
  34: [as('dropper', { when: /\bdrops\b/i })],
  35: [as('softpack', { when: /\bbelt\b/i })],
  40: [as('softpack')],
  41: [as('tube', { when: SALVE }), as('bottle', { when: LIQUID }), as('jar', { when: LARGE_JAR })],
  42: [as('softpack')],
  43: [
    as('carton', { when: /unit dose|dispenser|spray/i }),
    as('tube', { when: /ointment|eye gel/i }),
    as('dropper', { when: /\bdrops\b|lubricant|tears/i }),
  ],
  44: [
    as('softpack', { when: /wipes/i }),
    as('tube', { when: SALVE, unless: /sachet/i }),
    as('slim'),
  ],
  45: [
    as('card', { when: /comb/i, unless: /^bug/i }),
    as('bottle', { when: /solution|lotion|liquid gel|treatment/i }),
  ],
  51: [
    as('slim', { when: /arch support|insert|heel stabilizer/i }),
    as('shoebox', { when: /\bshoe, |walking boot/i }),
  ],
  57: [as('slim')],
  62: [
    as('meter', {
      when: /glucose monitor(ing system)?\b/i,
      unless: /continuous|flash|libre|stelo|cartridge|platform|solution|replacement|batter/i,
    }),
    as('card', { when: /batter/i }),
  ],
  65: [as('card', { when: /batter/i })],
  66: [as('slim', { when: /insole|insert|\bkit\b/i, unless: /boot/i }), as('shoebox')],
  70: [
    as('commode', { when: /^commode chairs?\b/i, unless: /seat lift/i }),
    as('card', { when: /pail|foot rest/i }),
    as('plate'),
  ],
  71: [as('plate')],
  72: [as('armchair', { when: /\blift chairs?\b/i }), as('plate')],
  73: [
    as('softpack', { when: /cover|pillow/i }),
    as('backcushion', { when: /back cushion/i }),
    as('cushion', { when: /seat cushion/i }),
    as('plate'),
  ],
  74: [as('card')],
  75: [as('softpack', { when: /cover/i }), as('examchair', { when: /\bchair\b/i }), as('plate')],
  77: [as('dispenser')],
  78: [as('carton', { when: /sterile, per pair/i }), as('dispenser')],
  79: [as('carton', { when: /tray|unit,/i }), as('softpack')],
  81: [
    as('pump', { when: /\bfoam, \d/i }),
    as('tube', { when: /nasal gel/i }),
    as('bottle', { when: /per pint/i }),
    as('softpack', { when: /wipes|swabs/i }),
  ],
  82: [as('dispenser', { when: /gloves/i, unit: /of (50|1\d\d|200)$/ }), as('softpack')],
  83: [as('carton', { when: /helmet|talee|boot|elevator|off loading/i }), as('softpack')],
  85: [
    as('breastpump', {
      when: /electric|powered|hospital grade/i,
      unless: /wearable|hands-free/i,
    }),
  ],
  86: [as('milkbottle', { when: /^milk storage bottles/i }), as('card')],
  87: [as('softpack', { when: /\bbra\b|camisole|garment/i })],
  88: [
    as('console', { when: /^(continuous positive|respiratory assist)/i }),
    as('card', { when: /filter|port|pillows for|cushion for/i }),
  ],
  89: [
    as('cylinder', {
      when: /compressed gas system|gaseous oxygen system; includes|cylinder with/i,
    }),
    as('plate', {
      when: /concentrator|oxygen system|oxygen contents|generator, oxygen/i,
      unless: /flowmeter/i,
    }),
    STERILE_PIECE,
  ],
  90: [as('console', { when: /nebulizer, with compressor|^compressor|aerosol generator/i })],
  92: [STERILE_PIECE],
  93: [
    as('console', {
      when: /suction pump|cough stimulating device|oscillation system/i,
      unless: /used with|interface|replacement|supplies/i,
    }),
    STERILE_PIECE,
  ],
  94: [
    as('console', { when: /ventilator/i, unless: /tube,|strap|mask system/i }),
    as('plate', { when: /anesthesia|ippb/i }),
    STERILE_PIECE,
  ],
  95: [as('card', { when: /strap|refill|mouthpiece|mouthguard/i, unless: /kit including/i })],
  98: [as('wheelchair', MANUAL_WHEELCHAIR), as('plate')],
  99: [as('powerchair', { when: /chair/i }), as('plate')],
  100: [as('scooter')],
  101: [
    as('card', { when: /replacement/i }),
    as('crutch', { when: /^crutch(es)?\b.*forearm/i }),
    as('underarm', { when: /^crutch(es)?\b.*underarm/i, unless: /articulating/i }),
    as('cane', { when: /^canes?\b/i, unless: /quad/i }),
    as('plate'),
  ],
  102: [
    as('card', { when: /attachment|extensions/i }),
    as('walker', { when: /\bwheeled\b/i, unless: /enclosed|posterior/i }),
    as('pickup', { when: /^walker.*(pickup|without wheels)/i, unless: /trunk/i }),
    as('plate'),
  ],
  103: [as('card')],
  104: [as('card')],
  105: [as('grabbar', { when: /tub wall rail/i }), as('plate')],
  110: [as('slim')],
  111: [STERILE_PIECE, as('slim')],
  112: [STERILE_PIECE, as('slim')],
  113: [STERILE_PIECE],
  114: [STERILE_PIECE],
  115: [STERILE_PIECE, as('slim')],
  116: [STERILE_PIECE, as('slim')],
  117: [as('slim')],
  118: [as('slim')],
  119: [STERILE_PIECE, as('plate', { when: /scope\b|system|abox/i })],
  120: [as('console', { when: /monitor|apparatus/i, unless: /wrist|cuff only|apparatus/i })],
  123: [
    as('console', { when: /vital signs monitor/i }),
    as('card', { when: /electrodes|cable|adapter/i }),
  ],
  124: [
    STERILE_PIECE,
    as('console', {
      when: /defibrillator\/monitor|^external defibrillator|^lifepak/i,
      unless: /paddles|pads|batter|electrodes|replacement/i,
    }),
  ],
  125: [
    as('plate', { when: /system|x-ray wk|intraoral x-ray|cart\b|panoura|element|scanner,/i }),
    as('slim'),
  ],
  126: [
    STERILE_PIECE,
    as('carton', { when: /radionuclide|seed|marker|brachytherapy/i }),
    as('plate'),
  ],
  127: [as('slim')],
  130: [as('bed', { when: /\bbeds?\b/i, unless: /without|crib|flotation|rocking/i }), as('plate')],
  131: [
    as('carton', { when: /pump for|replacement/i }),
    as('mattress', { when: /^[^,]*mattress(es)?\b/i, unless: /\bpad\b|overlay|underlay/i }),
    as('plate'),
  ],
  132: [
    as('overbed', { when: /^over-bed table/i }),
    as('carton', { when: /urinal|bed pan|restraints/i }),
    as('plate'),
  ],
  133: [
    as('softpack', { when: /^sling/i }),
    as('lift', { when: /^patient lifts?(, (electric|hydraulic)| and)/i }),
    as('plate'),
  ],
  134: [
    as('trapeze', { when: /trapeze bar.*free standing/i }),
    as('softpack', { when: /belt|halter/i }),
    as('plate'),
  ],
  135: [as('ivpole', { when: /\biv poles?\b/i }), STERILE_PIECE],
  136: [
    as('lamp', { when: /portable dental lamp/i }),
    as('slim', { when: /adapter|kit\b|charger|guide|hose|head ?light/i }),
    as('plate'),
  ],
  137: [
    as('plate', { when: /system|unit\b|cart\b|compressor|vacuum|console|table/i, unless: PART }),
    as('slim'),
  ],
  140: [as('slim')],
  141: [as('softpack', { when: /hidrawear/i }), as('slim')],
  142: [
    as('roll', {
      when: /bandage|tape|stockinette|tubular|retention strip|gauze.*roll/i,
      unless: /\bkit\b|\bpad\b|sheet|holder|liner|padding for/i,
    }),
    as('slim'),
  ],
  143: [STERILE_PIECE],
  144: [as('softpack', { when: /briefs?\b|supporter/i })],
  145: [as('softpack', { when: /\bbelt\b|girdle|waistband/i })],
  146: [
    as('card', {
      when: /toothbrush|floss|brush|idbr|bite pads/i,
      unless: /water flosser|gift box|electric|powered|oral irrigation/i,
    }),
    as('tube', { when: SALVE, unless: /sachet|spray|lozenge/i }),
    as('bottle', { when: /mouth ?wash|mouth ?rinse|oral rinse|spray refill/i, unit: /^each$/ }),
  ],
  147: [STERILE_PIECE],
  148: [
    as('plate', { when: /heat lamp, with stand/i }),
    as('tube', { when: /gel or paste|heat rub/i }),
  ],
  149: [
    as('softpack', {
      when: /brief|diaper|underwear|underpad|liner|garment|penile wrap/i,
      unless: /stimulat/i,
    }),
  ],
}

/** What a category's tile shows: its usual object, whatever single products are. */
export const TILE_SHAPES: Readonly<Record<number, ShapeName>> = {
  23: 'bowl',
  30: 'tin',
  34: 'dropper',
  41: 'tube',
  57: 'slim',
  43: 'dropper',
  45: 'bottle',
  62: 'meter',
  70: 'commode',
  72: 'armchair',
  73: 'cushion',
  75: 'examchair',
  85: 'breastpump',
  86: 'milkbottle',
  88: 'console',
  89: 'cylinder',
  90: 'console',
  93: 'console',
  94: 'console',
  98: 'wheelchair',
  99: 'powerchair',
  101: 'crutch',
  102: 'pickup',
  105: 'grabbar',
  120: 'console',
  123: 'console',
  130: 'bed',
  131: 'mattress',
  132: 'overbed',
  133: 'lift',
  134: 'trapeze',
  135: 'ivpole',
  136: 'lamp',
  142: 'roll',
  146: 'card',
  149: 'softpack',
}
