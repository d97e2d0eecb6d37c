// Collects the category pictograms from the icon packages into src/brush/icons.json, so that the shop needs none of
// those packages (138 MB). Run it again when a category gets another pictogram:
//   npm install --prefix <folder> healthicons@2.0.0 @tabler/icons@3.51.0 lucide-static@1.62.0
//   npm exec -- node packages/pictures/scripts/collect-icons.ts <folder>
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const PACKAGES: Record<string, { folder: string; source: string; licence: string }> = {
  health: {
    folder: 'healthicons/public/icons/svg/filled',
    source: 'healthicons@2.0.0',
    licence: 'MIT',
  },
  tabler: { folder: '@tabler/icons/icons/outline', source: '@tabler/icons@3.51.0', licence: 'MIT' },
  lucide: { folder: 'lucide-static/icons', source: 'lucide-static@1.62.0', licence: 'ISC' },
}

/** Category id → package and icon. 0 stands for a category that staff added later. */
const ICON_OF_CATEGORY: Record<number, string> = {
  0: 'tabler:first-aid-kit',
  1: 'health:zoonoses/animal_chicken',
  5: 'lucide:beef',
  6: 'health:zoonoses/animal_cow',
  11: 'lucide:beef',
  12: 'lucide:beef',
  13: 'lucide:beef',
  14: 'health:zoonoses/animal_cow',
  23: 'health:nutrition/hot_meal',
  24: 'health:nutrition/carbohydrates',
  25: 'lucide:cup-soda',
  30: 'health:nutrition/baby_formula',
  31: 'health:nutrition/fruits',
  32: 'health:nutrition/dairy',
  33: 'tabler:dental',
  34: 'health:body/nose',
  35: 'health:people/baby_0306m',
  40: 'tabler:diaper',
  41: 'lucide:droplets',
  42: 'tabler:shirt',
  43: 'lucide:droplets',
  44: 'lucide:droplets',
  45: 'lucide:shield-check',
  50: 'health:body/joints',
  51: 'health:devices/orthotics',
  52: 'health:conditions/back_pain',
  53: 'health:body/spine',
  54: 'lucide:hand',
  55: 'health:devices/sling',
  56: 'health:body/leg',
  57: 'health:conditions/varicose_vein',
  61: 'health:devices/diabetes_measure',
  62: 'health:body/blood_drop',
  63: 'health:body/blood_drop',
  64: 'health:devices/syringe',
  65: 'health:people/diabetes',
  66: 'health:body/foot',
  70: 'lucide:toilet',
  71: 'lucide:shower-head',
  72: 'lucide:armchair',
  73: 'lucide:sofa',
  74: 'health:devices/wheelchair_alt',
  75: 'health:devices/odontology',
  77: 'health:ppe/ppe_face_mask',
  78: 'health:ppe/ppe_gloves',
  79: 'health:ppe/ppe_gown',
  80: 'health:body/tooth',
  81: 'health:devices/surgical_sterilization',
  82: 'lucide:umbrella',
  83: 'health:body/foot',
  85: 'health:devices/breast_pump',
  86: 'tabler:baby-bottle',
  87: 'health:body/breasts',
  88: 'health:devices/ventilator',
  89: 'health:devices/oxygen_tank',
  90: 'lucide:wind',
  91: 'health:devices/asthma_inhaler',
  92: 'health:devices/endotracheal_tube',
  93: 'health:body/lungs',
  94: 'health:devices/ventilator_alt',
  95: 'tabler:bed',
  98: 'health:devices/wheelchair',
  99: 'tabler:wheelchair',
  100: 'tabler:disabled-2',
  101: 'health:devices/crutches',
  102: 'health:exercise/walk_supported',
  103: 'tabler:wheelchair',
  104: 'lucide:battery-charging',
  105: 'lucide:bath',
  110: 'health:specialties/general_surgery',
  111: 'lucide:scissors',
  112: 'health:devices/laryngoscope',
  113: 'health:devices/syringe-vaccine',
  114: 'health:devices/intravenous_bag',
  115: 'health:body/skeleton',
  116: 'health:devices/stent',
  117: 'tabler:dental',
  118: 'health:devices/odontology_implant',
  119: 'health:specialties/gastroenterology',
  120: 'health:devices/blood_pressure_monitor',
  121: 'health:devices/pulse_oximeter',
  122: 'health:diagnostics/rdt_result',
  123: 'health:symbols/cardiogram',
  124: 'health:devices/defibrillator',
  125: 'health:devices/xray',
  126: 'health:devices/ultrasound_scanner',
  127: 'health:body/mouth',
  130: 'tabler:bed-flat',
  131: 'lucide:bed-single',
  132: 'lucide:bed',
  133: 'health:devices/inpatient',
  134: 'health:specialties/orthopaedics',
  135: 'health:devices/intravenous_bag',
  136: 'lucide:lamp-ceiling',
  137: 'health:devices/dental_hygiene',
  140: 'health:objects/bandage_adhesive',
  141: 'lucide:bandage',
  142: 'tabler:bandage',
  143: 'health:body/bladder',
  144: 'health:body/bladder',
  145: 'health:body/colon',
  146: 'health:devices/dental_hygiene',
  147: 'health:nutrition/nutrition',
  148: 'health:specialties/pain_managment',
  149: 'tabler:diaper',
}

/** For single products that their category's pictogram would misrepresent. */
const ICON_BY_NAME: Record<string, string> = {
  // Only says that it is from a medical shop, or food.
  mark: 'tabler:medical-cross',
  foodMark: 'lucide:utensils',
  battery: 'lucide:battery',
  bottle: 'health:nutrition/dairy',
  cookie: 'lucide:cookie',
  cup: 'lucide:cup-soda',
  ear: 'health:body/ear',
  eye: 'health:body/eye',
  foot: 'health:body/foot',
  glove: 'health:ppe/ppe_gloves',
  hand: 'lucide:hand',
  intestine: 'health:body/intestine',
  mouth: 'health:body/mouth',
  nose: 'health:body/nose',
  shirt: 'tabler:shirt',
  stomach: 'health:body/stomach',
  syringe: 'health:devices/syringe',
  thermometer: 'lucide:thermometer',
  tooth: 'health:body/tooth',
  wheat: 'lucide:wheat',
  wipes: 'health:ppe/disinfecting_wipes',
}

function collect(nodeModules: string, icon: string) {
  const [packageName = '', file = ''] = icon.split(':')
  const origin = PACKAGES[packageName]
  if (!origin) throw new Error(`${icon}: unknown icon package`)
  const svg = readFileSync(path.join(nodeModules, origin.folder, `${file}.svg`), 'utf8').replace(
    /<!--.*?-->/gs,
    '',
  )
  const opening = svg.match(/<svg[^>]*>/s)?.[0] ?? ''
  const viewBox = opening.match(/viewBox="([^"]+)"/)?.[1] ?? '0 0 24 24'
  const markup = svg
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>[\s\S]*$/g, '')
    // Tabler puts an invisible square first.
    .replace(/<path[^>]*stroke="none"[^>]*d="M0 0h24v24H0z"[^>]*\/>/, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?(\/?>) ?/g, '$1')
    .trim()
    .replace(/(\d+\.\d\d)\d+/g, '$1')
  return {
    name: file,
    source: origin.source,
    licence: origin.licence,
    box: Number(viewBox.split(/\s+/)[2]),
    style: opening.includes('stroke="currentColor"') ? 'line' : 'fill',
    markup,
  }
}

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder in which the icon packages are installed')
const nodeModules = path.join(folder, 'node_modules')
const wanted: Record<string, string> = { ...ICON_OF_CATEGORY, ...ICON_BY_NAME }
const icons = Object.fromEntries(
  Object.entries(wanted).map(([id, icon]) => [id, collect(nodeModules, icon)]),
)
const target = new URL('../src/brush/icons.json', import.meta.url)
writeFileSync(target, `${JSON.stringify(icons, null, 2)}\n`)
console.log(`${Object.keys(icons).length} pictograms written`)
