import type { Drawing } from '../../brush/drawing.ts'
import { DARK_STEEL, INK, PAPER, WATER } from '../../brush/palette.ts'
import { litCircle, litPath, litRect, pad, shadow, shell, tube } from '../../brush/parts.ts'
import { circle, d, ellipse, frame, group, path, rect } from '../../brush/svg.ts'

/** Long if the name gives a long side, about the height y: 10 x 30 cm is not a square. */
const long = ({ proportion }: Drawing, y: number) => {
  if (proportion === 1) return ''
  const longer = Math.min(1.15, Math.sqrt(proportion))
  const scale = d`scale(${longer} ${Math.max(0.48, longer / proportion)})`
  return `translate(200 ${y}) ${scale} translate(-200 -${y})`
}
const tilt = (drawing: Drawing) =>
  `rotate(${drawing.variant & 4 ? 7 : -7} 200 230) ${long(drawing, 304)}`.trim()
const FOAM = '#f6f1e9'
const BACKING = '#dde3e2'
const EDGE = { fill: 'none', stroke: INK, strokeOpacity: 0.1, strokeWidth: 2 }

/** A soft pad without a border, seen with its thickness; nothing shows whether it is of foam or of fleece. */
export const dressingPad = (drawing: Drawing): string =>
  [
    shadow(200, 318, 120),
    group(
      { transform: tilt(drawing) },
      litRect(frame(106, 146, 188, 176), 14, BACKING),
      litRect(frame(106, 132, 188, 176), 14, FOAM),
      rect(frame(113, 139, 174, 162), { rx: 10, ...EDGE }),
    ),
  ].join('')

/** A round pad. */
export const roundPad = (): string =>
  [
    shadow(200, 318, 104),
    litCircle(200, 230, 92, BACKING),
    litCircle(200, 216, 92, FOAM),
    circle(200, 216, 84, EDGE),
  ].join('')

/** A pad with a sticky border. */
export const borderDressing = (drawing: Drawing): string =>
  [
    shadow(200, 318, 120),
    group(
      { transform: tilt(drawing) },
      litRect(frame(98, 120, 204, 196), 34, '#efd3bd'),
      rect(frame(98, 120, 204, 196), {
        rx: 34,
        fill: 'none',
        stroke: '#fff',
        strokeOpacity: 0.6,
        strokeWidth: 3,
      }),
      litRect(frame(138, 160, 124, 116), 18, PAPER),
      path('M152 180H248M152 200H248M152 220H248M152 240H248', {
        stroke: drawing.tones.mid,
        strokeOpacity: 0.45,
        strokeWidth: 6,
        strokeDasharray: '2 10',
        strokeLinecap: 'round',
      }),
      litPath('M302 282V316H264Q298 312 302 282Z', drawing.tones.mid),
    ),
  ].join('')

/** A clear film, one corner lifted from its paper. */
export const filmDressing = (drawing: Drawing): string =>
  [
    shadow(200, 318, 120),
    group(
      { transform: tilt(drawing) },
      litRect(frame(112, 140, 190, 178), 18, drawing.tones.mid),
      rect(frame(96, 122, 190, 178), {
        rx: 22,
        fill: '#fff',
        fillOpacity: 0.55,
        stroke: '#fff',
        strokeWidth: 4,
      }),
      rect(frame(96, 122, 190, 178), { rx: 22, fill: 'url(#sheen)' }),
      path('M116 154L170 140M112 188L204 148', {
        stroke: '#fff',
        strokeWidth: 6,
        strokeOpacity: 0.8,
        strokeLinecap: 'round',
      }),
      litPath('M286 250V278Q286 300 262 300H232Q276 292 286 250Z', PAPER),
    ),
  ].join('')

/** A net that lies on the wound. */
export const meshDressing = (drawing: Drawing): string => {
  const lines = Array.from(
    { length: 11 },
    (_, at) => `M${112 + at * 18} 132V312M104 ${140 + at * 16.5}H300`,
  ).join('')
  return [
    shadow(200, 318, 116),
    group(
      { transform: tilt(drawing) },
      litRect(frame(100, 128, 204, 190), 8, '#f6f2ea'),
      path(lines, { stroke: INK, strokeOpacity: 0.22, strokeWidth: 3.5 }),
      litPath('M304 262V318H244Z', PAPER),
    ),
  ].join('')
}

/** A woven square; a stack if several are sold. */
export const gauzePads = (drawing: Drawing): string => {
  const weave = Array.from(
    { length: 15 },
    (_, at) => `M${112 + at * 12} 140V290M108 ${146 + at * 10}H288`,
  ).join('')
  return [
    shadow(204, 320, 116),
    ...(drawing.pieces === 1 ? [6] : [30, 20, 10]).map((step) =>
      litRect(frame(106 + step / 2, 132 + step, 184, 160), 5, '#e7ecef'),
    ),
    litRect(frame(106, 132, 184, 162), 5, PAPER),
    path(weave, { stroke: drawing.tones.deep, strokeOpacity: 0.16, strokeWidth: 1.6 }),
    path('M198 132V294', { stroke: INK, strokeOpacity: 0.12, strokeWidth: 3 }),
  ].join('')
}

/** A tube of cloth, rolled, its end hanging open; with its colored line, if it has one. */
export const tubularBandage = ({ tones, line }: Drawing): string =>
  [
    shadow(204, 320, 116),
    litPath('M150 152H326V222H196Z', '#f6f1e8'),
    path('M206 170H318M222 206H318', {
      stroke: tones.deep,
      strokeOpacity: 0.2,
      strokeWidth: 3,
    }),
    ellipse({ cx: 326, cy: 187, rx: 12, ry: 35 }, { fill: tones.deep, opacity: 0.55 }),
    litCircle(150, 236, 84, '#f6f1e8'),
    group(
      { fill: 'none', stroke: tones.deep, strokeOpacity: 0.26, strokeWidth: 3 },
      circle(150, 236, 70),
      circle(150, 236, 54),
      circle(150, 236, 38),
      circle(150, 236, 22),
    ),
    line ? path('M224 188H316', { stroke: line.deep, strokeWidth: 6 }) : '',
  ].join('')

/** A roll of tape on its core, as wide for its height as the name says. */
export const tapeRoll = ({ tones, rollWidth }: Drawing): string => {
  const wide = rollWidth !== null && rollWidth > 8
  const r = wide ? 62 : 94
  const depth = rollWidth === null ? 60 : Math.min(178, Math.max(24, rollWidth * 9))
  const cx = 200 - depth / 2
  const cy = 318 - r
  const side = d`M${cx} ${cy - r}H${cx + depth}A${r} ${r} 0 0 1 ${cx + depth} 318H${cx}Z`
  return [
    shadow(200, 320, (r + depth) * 0.7),
    litPath(side, '#e0e6ea'),
    litCircle(cx, cy, r, PAPER),
    group(
      { fill: 'none', stroke: INK, strokeOpacity: 0.1, strokeWidth: 2 },
      circle(cx, cy, r * 0.88),
      circle(cx, cy, r * 0.76),
    ),
    litCircle(cx, cy, r * 0.6, tones.mid),
    circle(cx, cy, r * 0.47, { fill: tones.ink, opacity: 0.75 }),
  ].join('')
}

/** A rolled bandage, its end coming off the outer layer. */
export const bandageRoll = ({ tones, rollWidth }: Drawing): string => {
  // As high for its thickness as the name says.
  const top = 292 - Math.min(142, (rollWidth ?? 12) * 15)
  const drum = d`M112 ${top}V292A62 26 0 0 0 236 292V${top}Z`
  return [
    shadow(200, 320, 116),
    litPath(drum, '#f1e6d6'),
    path(drum, { fill: 'url(#cyl)', opacity: 0.3 }),
    path(d`M202 ${top + 24}V316`, { stroke: INK, strokeOpacity: 0.12, strokeWidth: 7 }),
    litPath(d`M204 ${top + 23}Q266 ${top + 40} 338 ${top + 8}V300Q266 332 204 315Z`, '#f7efe3'),
    path(d`M204 ${top + 32}Q266 ${top + 49} 338 ${top + 17}M204 306Q266 323 338 291`, {
      fill: 'none',
      stroke: INK,
      strokeOpacity: 0.1,
      strokeWidth: 2,
    }),
    ellipse({ cx: 174, cy: top, rx: 62, ry: 26 }, { fill: '#faf4ea' }),
    group(
      { fill: 'none', stroke: tones.deep, strokeOpacity: 0.35, strokeWidth: 2.5 },
      ellipse({ cx: 174, cy: top, rx: 48, ry: 20 }),
      ellipse({ cx: 174, cy: top, rx: 32, ry: 13 }),
      ellipse({ cx: 174, cy: top, rx: 15, ry: 6 }),
    ),
  ].join('')
}

/** Single wipes in their sachets, one opened. */
export const wipeSachets = ({ print }: Drawing): string =>
  [
    shadow(200, 320, 116),
    group(
      { transform: 'rotate(-12 170 230)' },
      litRect(frame(92, 146, 132, 156), 5, print.deep),
      rect(frame(92, 146, 132, 20), { fill: '#fff', opacity: 0.3 }),
      rect(frame(108, 186, 100, 70), { rx: 6, fill: PAPER }),
      path('M120 206H196M120 222H180M120 238H190', {
        stroke: print.deep,
        strokeOpacity: 0.5,
        strokeWidth: 5,
        strokeLinecap: 'round',
      }),
    ),
    group(
      { transform: 'rotate(10 260 240)' },
      litPath(
        'M222 168Q226 146 246 152Q258 134 276 146Q300 134 312 154Q322 170 312 214L230 222Q218 196 222 168Z',
        PAPER,
      ),
      path('M246 152Q252 180 244 214M276 146Q282 180 276 212M222 168Q240 178 246 196', {
        fill: 'none',
        stroke: INK,
        strokeOpacity: 0.14,
        strokeWidth: 3,
      }),
      litRect(frame(206, 196, 124, 118), 5, print.mid),
      path('M206 196l10-9 11 9 11-9 12 9 11-9 12 9 11-9 12 9 11-9 17 9', { fill: print.mid }),
    ),
  ].join('')

const OPEN_NECK = 'M12 150L16 124H24L28 150Z'
const CLOSED_NECK = 'M12 150L14 122H4V92H36V122H26L28 150Z'
/** Vials are clear: without an edge they would vanish on a pale wall. */
const VIAL_EDGE = { fill: 'none', stroke: DARK_STEEL, strokeOpacity: 0.7, strokeWidth: 2 }

/** Single-dose vials on their strip, one twisted open. */
export const unitDoseVials = (): string => {
  const one = (x: number, open: boolean) =>
    group(
      { transform: `translate(${x} 0)` },
      litPath('M0 150H40V286Q40 300 28 300H12Q0 300 0 286Z', '#f2f8fa'),
      path('M0 206H40V286Q40 300 28 300H12Q0 300 0 286Z', { fill: WATER, opacity: 0.6 }),
      litPath(open ? OPEN_NECK : CLOSED_NECK, '#f2f8fa'),
      path(
        `M0 150H40V286Q40 300 28 300H12Q0 300 0 286Z${open ? OPEN_NECK : CLOSED_NECK}`,
        VIAL_EDGE,
      ),
      path('M8 160V280', {
        stroke: '#fff',
        strokeWidth: 5,
        strokeOpacity: 0.8,
        strokeLinecap: 'round',
      }),
    )
  return [
    shadow(200, 318, 118),
    ...[94, 138, 182, 226].map((x) => one(x, x === 226)),
    litPath('M284 262L318 232L340 254L306 288Z', '#f2f8fa'),
    path('M284 262L318 232L340 254L306 288ZM80 296H276V312H80Z', VIAL_EDGE),
    litPath('M80 296H276V312H80Z', '#d6e6ed'),
  ].join('')
}

/** Narrow strips on a card. */
export const closureStrips = ({ tones }: Drawing): string =>
  [
    shadow(200, 320, 106),
    litRect(frame(104, 124, 192, 194), 8, tones.floor),
    ...[146, 172, 198, 224, 250, 276].map((y) => litRect(frame(122, y, 156, 17), 5, '#efd3bd')),
    litPath('M278 262L330 238L336 254L284 280Z', '#efd3bd'),
  ].join('')

/** A thin applicator with a bulb of glue. */
export const glueApplicator = ({ tones }: Drawing): string =>
  [
    shadow(200, 316, 118),
    group(
      { transform: 'rotate(-26 200 220)' },
      litPath('M56 214L112 204V236L56 226Z', PAPER),
      litRect(frame(108, 196, 64, 48), 10, '#dfe9ee'),
      litPath('M168 188H300Q336 192 336 220T300 252H168Z', tones.deep),
      rect(frame(196, 204, 98, 32), { rx: 8, fill: PAPER }),
      path('M208 220H280', {
        stroke: tones.deep,
        strokeOpacity: 0.5,
        strokeWidth: 6,
        strokeLinecap: 'round',
      }),
    ),
  ].join('')

/** Foam under film with a port and tubing. */
export const vacuumDressing = (drawing: Drawing): string => {
  const film = [
    rect(frame(76, 150, 208, 166), {
      rx: 26,
      fill: '#fff',
      fillOpacity: 0.6,
      stroke: '#fff',
      strokeWidth: 4,
    }),
    litRect(frame(110, 182, 140, 102), 16, '#3c4650'),
    path('M126 202H236M126 222H236M126 242H236M126 262H236', {
      stroke: '#fff',
      strokeOpacity: 0.16,
      strokeWidth: 7,
      strokeDasharray: '2 9',
      strokeLinecap: 'round',
    }),
    rect(frame(76, 150, 208, 166), { rx: 26, fill: 'url(#sheen)' }),
  ]
  return [
    shadow(190, 318, 120),
    group({ transform: long(drawing, 230) || undefined }, ...film),
    tube('M184 230C200 120 300 116 306 190S330 250 338 262', '#d4e6ec', 8),
    litCircle(182, 232, 28, '#e9f3f7'),
    litCircle(182, 232, 13, drawing.tones.mid),
  ].join('')
}

/** A pump with its canister. */
export const vacuumPump = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 100),
    tube('M262 140C300 90 350 140 326 196S330 290 344 306', '#d4e6ec', 8),
    shell(frame(110, 118, 168, 200), 34, tones.deep),
    rect(frame(130, 140, 82, 54), { rx: 9, fill: tones.ink }),
    path('M142 168h16l7-14 10 26 8-12h16', {
      fill: 'none',
      stroke: tones.floor,
      strokeWidth: 4,
      strokeLinejoin: 'round',
    }),
    litCircle(244, 166, 17, '#fff'),
    path('M110 220H278V284Q278 318 244 318H144Q110 318 110 284Z', { fill: '#e2eff4' }),
    path('M110 262H278V284Q278 318 244 318H144Q110 318 110 284Z', {
      fill: '#c9877c',
      opacity: 0.45,
    }),
    path('M132 240h22M132 258h34M132 276h22', { stroke: tones.deep, strokeWidth: 3 }),
    pad(frame(104, 210, 180, 16), { radius: 6, color: tones.mid }),
  ].join('')
