import { describe, expect, it } from 'vitest'
import { packSize, shortTitle } from './names.ts'

describe('the name on a pack', () => {
  it.each([
    ['Manual wheelchair accessory, caster fork, any size, replacement only', '', 'Caster fork'],
    ['Baby food: fruit, plums with tapioca, strained', '', 'Fruit, plums with tapioca, strained'],
    [
      'Walker, heavy duty, without wheels, rigid or folding',
      '',
      'Walker, heavy duty, without wheels',
    ],
    [
      'Blood glucose test or reagent strips for home blood glucose monitor, box of 50',
      '',
      'Blood glucose test or reagent strips',
    ],
    [
      'Hu-Friedy MFG Co., LLC. #15/16 Mini Five Gracey Curette, SS',
      'Hu-Friedy',
      '#15/16 Mini Five Gracey Curette, SS',
    ],
    ['Darby Dental Supply, LLC Carbide BUR PR-557', 'Darby Dental', 'Carbide BUR PR-557'],
    [
      'Midmark The Midmark Ultra L/R Halogen Dental Light is intended to be used',
      'Midmark',
      'Ultra L/R Halogen Dental Light',
    ],
    [
      'Prometra II Pump The Prometra II Programmable Pump is a sterile pump',
      'Flowonix',
      'Prometra II Pump',
    ],
    [
      'Palmdoc iCare Advanced testing strips, pack of 50',
      'Palmdoc',
      'iCare Advanced testing strips',
    ],
    [
      'Non-sterile, Powder-Free Nitrile Examination Glove',
      '',
      'Powder-Free Nitrile Examination Glove',
    ],
    ['True Metrix testing strips, pack of 100', 'Trividia', 'True Metrix testing strips'],
    ['', 'Brand', ''],
  ])('%j of %j is %j', (name, brand, title) => {
    expect(shortTitle(name, brand)).toBe(title)
  })
})

it.each([
  ['each', '1 piece'],
  ['pack of 50', 'Pack of 50'],
  ['12.4 oz can', '12.4 oz can'],
  ['lb', 'Per lb'],
  ['', ''],
])('what is sold by the unit %j is sold as %j, never as an item number', (unit, size) => {
  expect(packSize(unit)).toBe(size)
})
