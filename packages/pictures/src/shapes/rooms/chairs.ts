import type { Drawing } from '../../brush/drawing.ts'
import { DARK_STEEL, INK, RUBBER, STEEL } from '../../brush/palette.ts'
import { grip, neighbor, pad, shadow, tube, wheel } from '../../brush/parts.ts'
import { d, ellipse, frame, group } from '../../brush/svg.ts'

interface ChairStyle {
  /** Backrest angle in degrees. */
  back?: number
  /** A back as high as the head. */
  high?: boolean
  /** Large wheels that the user turns; else four small ones, for an attendant. */
  self?: boolean
  feet?: 'rest' | 'none' | 'raised'
  /** The large wheel is further back, for amputees. */
  rearAxle?: number
  child?: boolean
}

/** A wheelchair from the side, facing left. */
function chair({ tones }: Drawing, style: ChairStyle) {
  const { back = 0, high = false, self = true, feet = 'rest', rearAxle = 0, child = false } = style
  const top = high ? 64 : 116
  const legs =
    feet === 'none'
      ? ''
      : feet === 'raised'
        ? tube('M160 212L92 226', tones.deep) +
          pad(frame(74, 206, 66, 17), { radius: 8, color: tones.ink, turn: -8 }) +
          grip(frame(74, 188, 9, 40), 4)
        : tube('M160 210L138 262L112 268', tones.deep) + grip(frame(94, 262, 36, 8), 4, 4)
  const leaning = group(
    { transform: d`rotate(${back} 254 210)` },
    tube(d`M256 210V${top}H282`, tones.deep),
    pad(frame(240, top + 4, 18, 206 - top - 4), { radius: 8, color: tones.ink }),
    high ? pad(frame(236, 66, 24, 34), { radius: 9, color: tones.mid }) : '',
    grip(frame(276, top - 6, 26, 11), 5),
  )
  const parts = [
    self
      ? tube('M256 210L176 220L150 296', STEEL, 8) +
        wheel(238 + rearAxle, 254, 66, { hub: tones.deep, spokes: 14 })
      : tube('M256 210V290M176 214L156 296M166 262H256', STEEL, 8) +
        wheel(256, 298, 24, { hub: tones.deep, spokes: 6 }),
    wheel(146, 300, 20, { hub: tones.deep, spokes: 6 }),
    leaning,
    tube('M256 210H160', tones.deep),
    legs,
    tube('M254 176H186Q176 176 176 186V208', tones.deep, 8),
    pad(frame(152, 200, 106, 18), { radius: 8, color: tones.ink }),
    grip(frame(176, 166, 66, 12), 6),
  ]
  const size = child
    ? group({ transform: 'translate(60 97) scale(0.7)' }, ...parts)
    : parts.join('')
  return shadow(206, 322, child ? 80 : 112) + size
}

export const wheelchairBare = (drawing: Drawing): string => chair(drawing, { feet: 'none' })
export const childWheelchair = (drawing: Drawing): string => chair(drawing, { child: true })
export const recliningWheelchair = (drawing: Drawing): string =>
  chair(drawing, { back: 30, high: true, feet: 'raised', rearAxle: 14 })
export const amputeeWheelchair = (drawing: Drawing): string =>
  chair(drawing, { feet: 'none', rearAxle: 22 })
export const amputeeWheelchairWithRests = (drawing: Drawing): string =>
  chair(drawing, { rearAxle: 22 })
export const amputeeWheelchairElevating = (drawing: Drawing): string =>
  chair(drawing, { feet: 'raised', rearAxle: 22 })
export const wheelchairElevating = (drawing: Drawing): string => chair(drawing, { feet: 'raised' })
export const transportChair = (drawing: Drawing): string => chair(drawing, { self: false })
export const childTransportChair = (drawing: Drawing): string =>
  chair(drawing, { self: false, child: true })

/** An armchair on casters. */
export const rollaboutChair = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 104),
    tube('M136 232V300M264 232V300', STEEL, 11),
    tube('M128 296H272', DARK_STEEL, 9),
    ...[136, 264].map((x) => wheel(x, 308, 14, { hub: tones.mid, spokes: 5 })),
    pad(frame(148, 84, 104, 140), { radius: 22, color: tones.deep }),
    pad(frame(126, 212, 148, 34), { radius: 14, color: tones.mid }),
    grip(frame(104, 176, 34, 15), 7),
    grip(frame(262, 176, 34, 15), 7),
    tube('M120 190V224M280 190V224', STEEL, 8),
  ].join('')

const _STANDING = 'M188 306V178M228 306V150'

/** Four wheels, brakes, a seat and a basket. */
export const rollator = (drawing: Drawing): string => {
  const { tones } = drawing
  return [
    shadow(200, 322, 118),
    tube('M252 106L236 206L282 300M236 206L136 300M160 122L236 206', tones.deep, 10),
    tube('M252 106L286 96', RUBBER, 12),
    tube('M284 100Q296 120 266 128', DARK_STEEL, 5),
    pad(frame(146, 186, 100, 15), { radius: 7, color: tones.ink }),
    tube('M156 122Q150 116 160 112H196', tones.deep, 9),
    pad(frame(160, 216, 76, 46), { radius: 8, color: tones.mid }),
    wheel(136, 300, 22, { hub: tones.mid, spokes: 5 }),
    wheel(282, 300, 22, { hub: tones.mid, spokes: 5 }),
  ].join('')
}

/** A cane with four feet. */
export const quadCane = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 66),
    tube('M196 122Q204 94 226 98T238 130', RUBBER, 13),
    tube('M196 120V266', tones.mid, 11),
    tube('M196 262L150 306M196 262L242 306M196 262L176 312M196 262L218 312', STEEL, 8),
    ...[150, 176, 218, 242].map((x) => grip(frame(x - 9, 304, 18, 16), 5)),
  ].join('')

/** Rubber tips, each open above for the dashed cane. */
export const rubberTips = ({ pieces }: Drawing): string =>
  [
    shadow(200, 322, pieces === 1 ? 60 : 96),
    ...(pieces === 1
      ? [[200, 1.1]]
      : [
          [142, 0.9],
          [258, 0.9],
        ]
    ).map(([x = 0, scale = 1]) =>
      group(
        { transform: d`translate(${x} 322) scale(${scale})` },
        neighbor('M-26 -98V-174M26 -98V-174'),
        pad(frame(-40, -96, 80, 60), { radius: 12, color: RUBBER }),
        ellipse({ cx: 0, cy: -90, rx: 29, ry: 6 }, { fill: INK }),
        pad(frame(-52, -42, 104, 42), { radius: 12, color: RUBBER }),
        tube('M-44 -30H44M-44 -14H44', INK, 3),
      ),
    ),
  ].join('')

/** A long grabber with a trigger. */
export const reacher = ({ tones }: Drawing): string =>
  [
    shadow(200, 320, 124),
    group(
      { transform: 'rotate(-34 200 210)' },
      tube('M96 210H270', STEEL, 9),
      pad(frame(262, 196, 76, 30), { radius: 13, color: tones.deep }),
      tube('M286 226Q284 256 312 254', tones.mid, 9),
      tube('M98 210L66 184L48 196M98 210L66 236L48 224', RUBBER, 9),
    ),
  ].join('')
