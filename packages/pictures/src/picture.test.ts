import { describe, expect, it } from 'vitest'
import icons from './brush/icons.json' with { type: 'json' }
import { WATER } from './brush/palette.ts'
import { chooseShape } from './choice/choose-shape.ts'
import type { PictureFacts } from './facts/facts.ts'
import { PICTURE_VIEWS, renderPicture } from './picture.ts'
import type { ShapeName } from './shapes/shapes.ts'
import { isWellFormed } from './well-formed.test-support.ts'

const brace: PictureFacts = {
  productId: 1332,
  productName: 'Knee brace, hinged',
  sourceName: null,
  drawing: null,
  brandName: 'Össur Americas Inc.',
  categoryId: 50,
  category: 'Braces',
  unitName: 'each',
  sku: 'KB-12',
  gtin: '5012345678900',
  hcpcs: 'L1832',
  latex: false,
  sterile: null,
  singleUse: true,
  rx: null,
}

const categoryIds = Object.keys(icons).map(Number).filter(Number.isFinite)

describe('a product picture', () => {
  it('is the same whenever it is drawn from the same facts', () => {
    for (const view of PICTURE_VIEWS) {
      expect(renderPicture({ ...brace }, view)).toBe(renderPicture({ ...brace }, view))
    }
  })

  it('differs between two products with the same name', () => {
    const other = { ...brace, productId: 1333, sku: 'KB-14' }

    expect(renderPicture(other, 'pack')).not.toBe(renderPicture(brace, 'pack'))
  })

  it('is well formed for every category and view, without an invalid number', () => {
    for (const categoryId of categoryIds) {
      for (const view of PICTURE_VIEWS) {
        const svg = renderPicture({ ...brace, categoryId, productId: 2000 + categoryId }, view)

        expect(isWellFormed(svg), `category ${categoryId}, ${view}`).toBe(true)
        expect(svg).not.toMatch(/NaN|undefined|null|Infinity/)
      }
    }
  })

  it('uses each id once, and the product number in unshared ones', () => {
    for (const categoryId of categoryIds) {
      const svg = renderPicture({ ...brace, categoryId }, 'pack')
      const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id)

      expect(new Set(ids).size).toBe(ids.length)
      const shared = ['sh', 'cyl', 'soft', 'sheen', 'w']
      expect(ids.filter((id) => id && !shared.includes(id) && !id.includes('1332'))).toEqual([])
    }
  })

  it('shows the container of the unit of sale', () => {
    expect(chooseShape({ ...brace, categoryId: 30, unitName: '32 fl oz bottle' })).toBe('bottle')
    expect(chooseShape({ ...brace, categoryId: 146, unitName: '12 oz can' })).toBe('tin')
  })

  it('has the barcode on the back only if the code is a number', () => {
    const bars = /stroke-width="1\.39"/

    expect(renderPicture(brace, 'facts')).toMatch(bars)
    expect(renderPicture({ ...brace, gtin: null }, 'facts')).not.toMatch(bars)
    expect(renderPicture({ ...brace, gtin: '<script>' }, 'facts')).not.toMatch(bars)
  })
})

describe('the maker on a pack', () => {
  const pack = (productName: string, brandName: string | null) =>
    renderPicture({ ...brace, productName, brandName }, 'pack', { shape: 'standup' })

  it("is the store for goods without a maker, but nobody for another maker's", () => {
    expect(pack('Rice biscuits', null)).toContain('#0b6466')
    expect(pack('Baby Mum-Mum rice biscuits', null)).not.toContain('#0b6466')
  })
})

describe('a product with a hostile name', () => {
  const hostileNames = [
    '',
    '   ',
    '"><script>alert(1)</script>',
    `Nurse's "best" & <b>bold</b> ]]> --> brace`,
    '🦽🩹🧪',
    '\u0000\u0008\uFFFF control',
    '\uD800 half an emoji',
    '创可贴',
    'x'.repeat(500),
    'wide words '.repeat(50),
  ]

  it.each(hostileNames)('still gets a valid picture: %j', (productName) => {
    for (const view of PICTURE_VIEWS) {
      const hostile = { ...brace, productName, brandName: productName, unitName: productName }
      const svg = renderPicture({ ...hostile, sku: productName, hcpcs: productName }, view)

      expect(isWellFormed(svg)).toBe(true)
      expect(svg).not.toMatch(/<script|<b>|NaN|undefined/)
    }
  })

  it('keeps its name readable for screen readers', () => {
    const svg = renderPicture({ ...brace, productName: 'Salt & "pepper" <brace>' }, 'pack')

    expect(svg).toContain('aria-label="Salt &amp; &quot;pepper&quot; &lt;brace&gt;"')
  })
})

describe('a category that staff added later', () => {
  it('is drawn as a plain pack with a general pictogram', () => {
    const added = { ...brace, categoryId: 9_999, category: 'Garden' }

    expect(chooseShape(added)).toBe('slim')
    expect(isWellFormed(renderPicture(added, 'pack'))).toBe(true)
  })
})

/** Objects drawn several times if several are sold. */
const COUNTED: readonly ShapeName[] = [
  ...(['handInstrument', 'burs', 'screws', 'damSheets', 'suctionTips'] as const),
  ...(['insoles', 'rubberTips', 'smallBatteries', 'buttonCells', 'filters', 'gauzePads'] as const),
  ...(['barrierRings', 'paperStrips'] as const),
]

describe('the number of pieces in a picture', () => {
  const forms = (shape: ShapeName, unitName: string) =>
    renderPicture({ ...brace, unitName }, 'bare', { shape }).match(/<(path|rect|circle|ellipse)/g)
      ?.length ?? 0

  it.each(COUNTED)('of %s is one if one is sold, and several if several are', (shape) => {
    expect(forms(shape, 'each')).toBeLessThan(forms(shape, 'pack of 50'))
  })

  it('is two for a pack of two', () => {
    expect(forms('toothbrush', 'pack of 2')).toBe(2 * forms('toothbrush', 'each'))
    expect(forms('crutch', 'pair')).toBeGreaterThan(forms('crutch', 'each'))
    expect(forms('mittens', 'pack of 2')).toBe(forms('mittens', 'each'))
  })

  it('is not printed on a tube, whose content is not stated', () => {
    const lines = (shape: ShapeName) =>
      renderPicture({ ...brace, productName: 'Wound paste' }, 'facts', { shape })

    expect(lines('tube').length).toBeLessThan(lines('carton').length)
  })

  it('is printed in the corner if one is drawn for many', () => {
    const picture = (unitName: string) =>
      renderPicture({ ...brace, unitName }, 'pack', { shape: 'closedPouch' })
    const forms_ = (svg: string) => svg.match(/<(path|rect)/g)?.length ?? 0

    expect(forms_(picture('pack of 30'))).toBe(forms_(picture('each')) + 2)
  })
})

describe('the color in a picture', () => {
  const gloves = (productName: string) =>
    renderPicture({ ...brace, productName }, 'bare', { shape: 'gloveBox' })

  it('is the one in the name', () => {
    expect(gloves('Blue nitrile gloves')).toContain('#6aa3e0')
    expect(gloves('Nitrile gloves')).not.toContain('#6aa3e0')
    expect(gloves('Nitrile gloves')).toContain('#b5d0e4')
  })

  it('is the one in the record, if the name has none', () => {
    const suit = (sourceName: string) =>
      renderPicture({ ...brace, productName: 'Bodysuit', sourceName }, 'bare', {
        shape: 'bodysuit',
      })

    expect(suit('Body suit, unbleached')).toContain('#f1e7d3')
    expect(suit('Body suit')).not.toContain('#f1e7d3')
  })

  it('of the line of a tubular bandage is the one in its name; without one there is no line', () => {
    const bandage = (productName: string) =>
      renderPicture({ ...brace, productName }, 'bare', { shape: 'tubularBandage' })

    expect(bandage('Tubular bandage, yellow line')).toContain('#d1b23f')
    expect(bandage('Tubular bandage, size B')).not.toContain('M224 188H316')
  })
})

describe('a picture of what is sold alone and unused', () => {
  const drawn = (shape: ShapeName) =>
    renderPicture({ ...brace, productName: 'One' }, 'bare', { shape })
  /** Corrugated hoses are the only lines dashed like this. */
  const HOSE = 'stroke-dasharray="2 5"'
  const RESULT_LINE = '#b5476b'
  const URINE = '#e3cf7a'

  it.each<ShapeName>([
    ...(['fullFaceMask', 'nasalMask', 'pillowsMask', 'ventilatorMask'] as const),
    ...(['cpapMachine', 'ventilator'] as const),
  ])('of %s shows no hose', (shape) => {
    expect(drawn(shape)).not.toContain(HOSE)
  })

  it.each<ShapeName>([
    ...(['cassette', 'dipPanel', 'testCard', 'testCup', 'pregnancyStick', 'swabTest'] as const),
  ])('of %s shows no result', (shape) => {
    expect(drawn(shape)).not.toContain(RESULT_LINE)
  })

  it.each<ShapeName>(['maleUrinal', 'testCup'])('of %s holds no urine', (shape) => {
    expect(drawn(shape)).not.toContain(URINE)
  })

  it.each<ShapeName>([
    ...(['syringe', 'syringeWithNeedle', 'nebulizer', 'nebulizerCup'] as const),
    ...(['humidifierBottle', 'waterFlosser', 'sitzBath'] as const),
  ])('of %s holds no water', (shape) => {
    expect(drawn(shape)).not.toContain(WATER)
  })

  it.each<ShapeName>([
    ...(['breastpump', 'manualPump', 'milkbottle', 'babyBottle', 'milkBag'] as const),
  ])('of %s holds no milk', (shape) => {
    expect(drawn(shape)).not.toContain('#f4ead6')
  })

  it.each<ShapeName>([
    ...(['bodysuit', 'shirt', 'leggings', 'socks', 'underpants', 'handInstrument'] as const),
    ...(['singleEndedInstrument', 'mouthMirror'] as const),
  ])('of %s has no color of its brand', (shape) => {
    const makers = ['Össur', 'DreamSkin', 'Sklar', 'Darby', 'Bauerfeind'].map((brandName) =>
      renderPicture({ ...brace, productName: 'One', brandName }, 'bare', { shape }),
    )
    expect(new Set(makers).size).toBe(1)
  })
})

describe('what is sold', () => {
  const LIQUIDS = /#e3cf7a|#e8d3ac|#8fc3dd/

  it.each<ShapeName>([
    ...(['nightBag', 'urostomyPouch', 'feedBag', 'irrigationSet', 'dripSet'] as const),
    'waterFlosser',
  ])('is empty before its use: %s', (shape) => {
    expect(renderPicture(brace, 'bare', { shape })).not.toMatch(LIQUIDS)
  })

  it.each<ShapeName>(['tubeStrap', 'rubberTips', 'raisedSeat', 'grabbar', 'tubRail', 'armrest'])(
    'is told from what it belongs to, which is dashed: %s',
    (shape) => {
      expect(renderPicture(brace, 'bare', { shape })).toContain('stroke-dasharray="9 7"')
    },
  )

  it.each<ShapeName>([
    ...(['damSheets', 'suctionTips', 'suture', 'gown', 'legCover', 'shortCatheter'] as const),
    ...(['foleyCatheter', 'instrumentTray'] as const),
  ])('has a color of its own, not of its brand, if the name gives none: %s', (shape) => {
    const goods = (brandName: string) =>
      renderPicture({ ...brace, productName: 'Plain', brandName }, 'bare', { shape })

    expect(goods('Acme')).toBe(goods('Zenith'))
  })
})

describe('the size in a picture', () => {
  const roll = (shape: ShapeName, productName: string) =>
    renderPicture({ ...brace, productName }, 'bare', { shape })

  it.each(['tapeRoll', 'bandageRoll'] as const)('of a %s is the width in its name', (shape) => {
    expect(roll(shape, 'Tape, 2.5 cm x 10 m')).not.toBe(roll(shape, 'Tape, 5 cm x 10 m'))
    expect(roll(shape, 'Tape, 5 cm x 10 m')).toBe(roll(shape, 'Tape, 5 cm x 5 m'))
  })

  it('of a pack of strips is not on its vial: a pack may hold several', () => {
    const strips = { ...brace, productName: 'Blood glucose test strips', unitName: 'pack of 50' }
    const vial = (unitName: string) =>
      renderPicture({ ...strips, unitName }, 'bare', { shape: 'testStrips' })

    expect(vial('pack of 50')).toBe(vial('pack of 100'))
    expect(renderPicture(strips, 'pack', { shape: 'testStrips' })).not.toContain(
      `${vial('pack of 50')}</svg>`,
    )
  })
})

describe('the side of the body in a picture', () => {
  const belt = (productName: string, productId: number) =>
    renderPicture({ ...brace, productName, productId }, 'bare', { shape: 'ostomyBelt' })
  const ids = Array.from({ length: 12 }, (_, at) => 3000 + at)

  it('is the one in the name, whichever way other pictures are turned', () => {
    expect(ids.filter((id) => belt('Belt, left, medium', id).includes('scale(-1 1)'))).toEqual([])
    expect(ids.filter((id) => !belt('Belt, right', id).includes('scale(-1 1)'))).toEqual([])
  })

  const turned = (shape: ShapeName, productName: string) =>
    ids.filter((productId) =>
      renderPicture({ ...brace, productName, productId }, 'bare', { shape }).includes(
        'scale(-1 1)',
      ),
    )

  it.each([
    ['left medial / right lateral', true],
    ['left medial', true],
    ['right lateral', true],
    ['right medial / left lateral', false],
    ['right medial', false],
    ['left lateral', false],
  ])('of a knee brace, %s, is that of its hinge', (side, right) => {
    expect(turned('kneeBrace', `Unloader knee brace, ${side}, size 2`)).toEqual(right ? ids : [])
  })

  it.each(['Wrist brace, left, small', 'Right elbow brace', 'Medial stirrup brace', 'Lateral pad'])(
    'is never turned around at random: %s',
    (productName) => {
      expect(turned('wristBrace', productName)).toEqual([])
      expect(turned('wristBrace', 'Wrist brace, small')).not.toEqual([])
    },
  )
})
