import { describe, expect, it } from 'vitest'
import { packSize, proportionOf, rollWidthOf, soldPieces } from './pieces.ts'

describe('how many pieces are sold', () => {
  it.each([
    ['Henry Schein dental explorer #6, double-ended', 'each', 1],
    ['Tip for cane, crutch or walker, one', 'each', 1],
    ['LimbO waterproof elbow cover, adult', 'each', 1],
    ['Devemed extraction forceps, roots', 'each', 1],
    ['Washable briefs', 'each', 1],
    ['Elevating leg rests for wheelchair, pair', 'pair', 2],
    ["Meijer kids' power toothbrushes, Sea Creature, pack of 2", 'package of 2', 2],
    ['Intco powder-free nitrile exam gloves, blue, box of 100', 'box of 100', 100],
    ['Essentials air-water syringe sleeves, blue, 500', 'each', 500],
    ['Defend X-ray sensor sleeves, size 1, clear, box of 500', 'each', 500],
    ['Vista universal autoclavable micro-aspirators', 'each', null],
    ['Replacement batteries for TENS unit', 'each', null],
    ['American Orthodontics buccal tube, upper left first molar, hook, 018', 'each', 1],
    ['Starz disposable air-water syringe tips, yellow', 'each', null],
    ['Vista Visco Tips (312302)', 'each', null],
    ['Kenson denture teeth, lower, mold 29M', 'each', null],
    ['DreamSkin silk pajamas, 5-6 years', 'each', null],
    ['Compression bandage, roll', 'roll', null],
  ])('%s by the unit %s: %s', (productName, unitName, pieces) => {
    expect(soldPieces({ productName, unitName })).toBe(pieces)
  })
})

describe('the pack size on a pack', () => {
  it.each([
    ['Knee brace', 'each', '1 piece'],
    ['Medical Action patient hygiene kit', 'each', '1 kit'],
    ['SomnoDent AVANT strap kit B', 'each', '1 kit'],
    ['Comfigrip elastic tubular bandage, size F, 10 cm, 0.5 m', 'each', '0.5 m'],
    ['3Shape Trios 5 dental scanner or part (L1-2)', 'each', ''],
    ['Vorotek O Scope with spectacle frame, standard kit, 2 diopter', 'each', '1 kit'],
    ['Cardinal Health sterile dental pack (SEN13DEET4)', 'each', '1 pack'],
    ['Certain molded insert for PSKT30U upgrade kit', 'each', ''],
    ['Handset, nebulizer kit and filter for lung expansion machine', 'each', ''],
    ['Compression arm sleeve and glove, combination', 'each', ''],
    ['Fisher & Paykel humidifier chamber', 'each', '1 piece'],
    ['DriSate dialysis concentrate (DR-230)', 'each', ''],
    ['Sassy Explorer gift set, butterfly teether', 'each', '1 set'],
    ['Lancets', 'pack of 50', 'Pack of 50'],
    ['Formula, powder', '12.4 oz can', '12.4 oz can'],
    ['Suction tube, 1/4 in x 3 ft, case of 20', 'pack of 20', 'Case of 20'],
    ['Goat shank', 'lb', 'Per lb'],
    ['Epaderm ointment, 500 g', 'each', '500 g'],
    ['Essentials air-water syringe sleeves, blue, 500', 'each', 'Pack of 500'],
    ['Vista universal autoclavable micro-aspirators', 'each', ''],
    ['Bonvadis wound cream, 15 g tube', 'each', '15 g'],
    ['Irrisept wound lavage kit, 450 mL bottle with accessories', 'each', '1 kit'],
    ['Corvair ECG analysis software', 'each', ''],
    ['Knee brace', '', ''],
  ])('of %s by the unit %s is %j, never an item number', (productName, unitName, size) => {
    expect(packSize({ productName, unitName, isFood: false })).toBe(size)
  })

  it('never calls food a piece', () => {
    const soup = { productName: 'Vegetable beef soup, canned', unitName: 'each', isFood: true }

    expect(packSize(soup)).toBe('')
  })
})

it.each([
  ['Leukomed T plus film dressing with pad, 10 x 35 cm', 3.5],
  ['Cutimed Sorbion Sachet S superabsorbent dressing, 10 x 20 cm', 2],
  ['Foam dressing, 15 x 15 cm', 1],
  ['Clarity Care silicone post-op dressing with pad, 15 x 18 cm', 1.2],
  ['Crosstex sensor sleeves, size 2, small, 1.375 x 8.25 in', 6],
  ['Defend X-ray sensor sleeves, size 1, 8 1/4 x 1 3/8 in, clear', 6],
  ['Foam dressing, 0 x 15 cm', 1],
  ['Foam dressing', 1],
])('the sides of %s are as 1 to %s', (name, proportion) => {
  expect(proportionOf(name)).toBe(proportion)
})

it.each([
  ['EmFix dressing tape, 2.5 cm x 9 m', 2.5],
  ['Foam dressing, 10 x 20 cm', null],
  ['Compression bandage, roll', null],
])('the roll of %s is %s cm wide', (name, width) => {
  expect(rollWidthOf(name)).toBe(width)
})
