import { INK } from '../../brush/palette.ts'
import { litPath } from '../../brush/parts.ts'
import { group, path } from '../../brush/svg.ts'

/** The pale body that shows how something is worn: it is not for sale, so it stays in the background. */
const SKIN = '#e9eef1'
const outline = { fill: 'none', stroke: INK, strokeOpacity: 0.16, strokeWidth: 2 }

/** A ghosted part of the body. */
export const ghost = (data: string): string => litPath(data, SKIN) + path(data, outline)

/** A ghosted limb along a line. */
export const limb = (line: string, width: number): string =>
  group(
    { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' },
    path(line, { stroke: INK, strokeOpacity: 0.16, strokeWidth: width + 4 }),
    path(line, { stroke: SKIN, strokeWidth: width }),
    path(line, {
      stroke: '#fff',
      strokeOpacity: 0.55,
      strokeWidth: width * 0.3,
      transform: `translate(${-width * 0.2} 0)`,
    }),
  )

/** Fabric around a limb, along a line. */
export const band = (line: string, width: number, color: string): string =>
  group(
    { fill: 'none', strokeLinejoin: 'round' },
    path(line, { stroke: color, strokeWidth: width }),
    path(line, {
      stroke: '#fff',
      strokeOpacity: 0.22,
      strokeWidth: width * 0.26,
      transform: `translate(${-width * 0.22} 0)`,
    }),
    path(line, {
      stroke: INK,
      strokeOpacity: 0.12,
      strokeWidth: width * 0.22,
      transform: `translate(${width * 0.36} 0)`,
    }),
  )

/** A leg from the side, toes to the left. */
export const LEG =
  'M172 82H250Q254 148 238 186Q250 226 236 276L234 302Q236 322 220 322H124Q106 322 110 308Q146 300 184 284Q190 240 180 190Q166 146 172 82Z'
/** Calf and foot from the side, toes to the left. */
export const FOOT =
  'M192 84H268Q272 156 254 214Q266 258 260 298Q258 322 238 322H110Q84 322 90 302Q94 288 130 280Q182 268 196 222Q188 156 192 84Z'
/** A hand with its forearm, the palm away. */
export const HAND =
  'M166 322L174 228Q164 208 160 188L134 152Q128 139 139 134Q150 131 159 144L172 164L169 104Q169 93 179 93Q188 93 189 104L191 150L192 92Q192 81 202 81Q211 81 211 92L211 150L215 98Q215 87 225 87Q234 88 233 98L230 156L238 118Q240 108 248 110Q257 113 255 123L246 188Q242 208 232 228L240 322Z'
/** Neck, shoulders and trunk from the front. */
export const TORSO =
  'M180 66H220V88Q262 92 286 118Q296 130 292 152Q268 160 262 192Q256 230 270 270L276 322H124L130 270Q144 230 138 192Q132 160 108 152Q104 130 114 118Q138 92 180 88Z'
/** Head and shoulders from the front. */
export const HEAD =
  'M200 70Q258 70 258 140Q258 196 226 218V246Q278 256 296 322H104Q122 256 174 246V218Q142 196 142 140Q142 70 200 70Z'
