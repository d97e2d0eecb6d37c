import { currentLanguage } from '../../lib/words/language.ts'
import { formatNumber } from '../../lib/words/texts.ts'

/** Spanish names of packs and pieces, singular and plural; others stay as staff wrote them. */
const SPANISH: Readonly<Record<string, readonly [string, string]>> = {
  pack: ['paquete', 'paquetes'],
  package: ['paquete', 'paquetes'],
  box: ['caja', 'cajas'],
  case: ['caja', 'cajas'],
  carton: ['caja', 'cajas'],
  bottle: ['frasco', 'frascos'],
  bag: ['bolsa', 'bolsas'],
  pair: ['par', 'pares'],
  adhesive: ['adhesivo', 'adhesivos'],
  ampoule: ['ampolla', 'ampollas'],
  applicator: ['aplicador', 'aplicadores'],
  band: ['banda', 'bandas'],
  baseplate: ['placa base', 'placas base'],
  bib: ['babero', 'baberos'],
  bur: ['fresa', 'fresas'],
  canister: ['recipiente', 'recipientes'],
  cannula: ['cánula', 'cánulas'],
  capsule: ['cápsula', 'cápsulas'],
  catheter: ['catéter', 'catéteres'],
  cover: ['funda', 'fundas'],
  crutch: ['muleta', 'muletas'],
  dam: ['dique', 'diques'],
  ejector: ['eyector', 'eyectores'],
  floss: ['hilo dental', 'hilos dentales'],
  flosser: ['aplicador de hilo', 'aplicadores de hilo'],
  garment: ['prenda', 'prendas'],
  glove: ['guante', 'guantes'],
  insole: ['plantilla', 'plantillas'],
  'interdental brush': ['cepillo interdental', 'cepillos interdentales'],
  lancet: ['lanceta', 'lancetas'],
  lozenge: ['pastilla', 'pastillas'],
  mask: ['mascarilla', 'mascarillas'],
  mirror: ['espejo', 'espejos'],
  mitten: ['manopla', 'manoplas'],
  mouthpiece: ['boquilla', 'boquillas'],
  needle: ['aguja', 'agujas'],
  pad: ['almohadilla', 'almohadillas'],
  pastille: ['pastilla', 'pastillas'],
  piece: ['pieza', 'piezas'],
  platform: ['plataforma', 'plataformas'],
  protector: ['protector', 'protectores'],
  reservoir: ['depósito', 'depósitos'],
  sachet: ['sobre', 'sobres'],
  screw: ['tornillo', 'tornillos'],
  seal: ['sello', 'sellos'],
  set: ['juego', 'juegos'],
  sheath: ['colector', 'colectores'],
  sock: ['calcetín', 'calcetines'],
  strip: ['tira', 'tiras'],
  suture: ['sutura', 'suturas'],
  syringe: ['jeringa', 'jeringas'],
  tablet: ['tableta', 'tabletas'],
  test: ['prueba', 'pruebas'],
  tip: ['punta', 'puntas'],
  toothbrush: ['cepillo de dientes', 'cepillos de dientes'],
  towel: ['toalla', 'toallas'],
  tube: ['tubo', 'tubos'],
  'unit dose': ['monodosis', 'monodosis'],
  vial: ['vial', 'viales'],
  wipe: ['toallita', 'toallitas'],
  wire: ['alambre', 'alambres'],
}

const CONTAINER = /^(packs?|packages?|box|case|carton|bottle|bag|pair)\b/i

const englishPlural = (word: string): string => {
  if (/(?:s|x|ch|sh)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

/** '200 gloves', or '200 guantes'. */
export function piecesInWords(count: number, word: string): string {
  const spanish = currentLanguage() === 'es' ? SPANISH[word] : undefined
  const [one, other] = spanish ?? [word, englishPlural(word)]
  return `${formatNumber(count)} ${count === 1 ? one : other}`
}

/** '2 boxes' for the unit 'box of 100'; '2 × 5' if it names no container. */
export function packsInWords(count: number, unit: { unitName: string; pieces: number }): string {
  const container = CONTAINER.exec(unit.unitName.trim())?.[1]?.toLowerCase()
  if (container) return piecesInWords(count, container)
  return `${formatNumber(count)} × ${formatNumber(unit.pieces)}`
}
